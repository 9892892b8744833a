// A lesson out of the address of the page: of whatever rule sets, and nobody knows it beforehand.
import type { ComponentType } from 'preact';
import { Component } from 'preact';
import { fill } from '../../words/names.ts';
import { fetched } from '../fetching.ts';
import { addressOf } from '../links.ts';
import type { LessonProps } from './Lesson.tsx';
import type { Asked, LessonFault } from './lesson.ts';
import { askedOf, parseLesson, variantsIn } from './lesson.ts';
import { loadRules } from './rules.ts';
import { teachWordsOf } from './words.ts';

interface SentProps {
  readonly lang: string;
  /** What the lesson is taken in: a page or a frame. */
  readonly Form: ComponentType<LessonProps>;
  /** Whether a title stands above it already. */
  readonly isFramed?: boolean;
}

/** What has come in the address: a lesson, or what is wrong with it; null before anybody has looked. */
type Come =
  | { readonly code: string; readonly title: string; readonly all: readonly Asked[] }
  | { readonly fault: LessonFault | 'unaskable'; readonly n?: number };

export class Sent extends Component<SentProps, { readonly come: Come | null }> {
  override state = { come: null as Come | null };

  override componentDidMount(): void {
    void this.arrive();
  }

  private async arrive(): Promise<void> {
    const code = new URLSearchParams(location.search).get('lesson');
    if (code === null) return this.setState({ come: { fault: 'none' } });
    const parsed = parseLesson(code);
    if (!parsed.ok) return this.setState({ come: { fault: parsed.fault } });
    const { lesson } = parsed;
    if (!(await fetched(() => loadRules(variantsIn(lesson))))) return;
    const all = askedOf(lesson);
    this.setState({ come: typeof all === 'number' ? { fault: 'unaskable', n: all } : { code, title: lesson.title, all } });
  }

  override render() {
    const { lang, Form, isFramed } = this.props;
    const { come } = this.state;
    const { lesson } = teachWordsOf(lang);
    if (come && 'all' in come) return <Form lang={lang} title={come.title || lesson.title} code={come.code} all={come.all} />;
    return (
      <div class="lesson awaited">
        {isFramed || <h1>{lesson.title}</h1>}
        <noscript>
          <p>{lesson.noScript}</p>
        </noscript>
        {come && (
          <p class="notice fault" role="alert">
            {fill(lesson[come.fault], { n: come.n })}
          </p>
        )}
        <p>
          <a href={addressOf(`${lang}/teach/`)}>{lesson.ready}</a>
        </p>
      </div>
    );
  }
}
