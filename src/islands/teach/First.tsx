// The first question of a lesson, to be answered where one comes to teach or to learn.
import { Component } from 'preact';
import { Asking } from './Asking.tsx';
import type { Answer } from './lesson.ts';
import { askedOf, parseLesson } from './lesson.ts';

interface FirstProps {
  readonly lang: string;
  /** The code of a lesson of the edition, of which this is the first question. */
  readonly code: string;
}

export class First extends Component<FirstProps, { readonly draft: Answer; readonly answer: Answer | null }> {
  override state = { draft: [], answer: null };
  private box: HTMLElement | null = null;

  private readonly check = (): void =>
    this.setState({ answer: this.state.draft }, () => this.box?.querySelector<HTMLElement>('.said')?.focus());

  override render() {
    const { lang, code } = this.props;
    const parsed = parseLesson(code);
    const all = parsed.ok ? askedOf(parsed.lesson) : null;
    const asked = Array.isArray(all) ? all[0] : undefined;
    if (!asked) throw new RangeError('a lesson of the edition cannot be asked');
    return (
      <ol
        class="questions"
        ref={(box) => {
          this.box = box;
        }}
      >
        <Asking {...this.state} {...{ lang, asked }} n={1} onDraft={(draft) => this.setState({ draft })} onCheck={this.check} />
      </ol>
    );
  }
}
