// The first question of a lesson, to be answered where one comes to teach or to learn.
import { Component } from 'preact';
import type { Given } from './lesson.ts';
import { askedOf, parseLesson } from './lesson.ts';
import { Questions } from './Questions.tsx';

interface FirstProps {
  readonly lang: string;
  /** The code of a lesson of the edition, of which this is the first question. */
  readonly code: string;
}

export class First extends Component<FirstProps, { readonly given: readonly Given[] }> {
  override state: { readonly given: readonly Given[] } = { given: [null] };

  override render() {
    const { lang, code } = this.props;
    const parsed = parseLesson(code);
    const all = parsed.ok ? askedOf(parsed.lesson) : null;
    const asked = Array.isArray(all) ? all[0] : undefined;
    if (!asked) throw new RangeError('a lesson of the edition cannot be asked');
    return (
      <Questions
        lang={lang}
        all={[asked]}
        given={this.state.given}
        isHelped
        onGive={(_n, one) => this.setState({ given: [one] })}
      />
    );
  }
}
