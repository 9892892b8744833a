// The first question of a lesson, to be answered where one comes to teach or to learn.
import { Component } from 'preact';
import type { Given } from './lesson.ts';
import { questionsIn } from './lesson.ts';
import { Questions } from './Questions.tsx';

interface FirstProps {
  readonly lang: string;
  /** The code of a lesson of the edition with this question alone. */
  readonly code: string;
}

export class First extends Component<FirstProps, { readonly given: readonly Given[] }> {
  override state: { readonly given: readonly Given[] } = { given: [null] };

  override render() {
    const { lang, code } = this.props;
    return (
      <Questions
        lang={lang}
        all={questionsIn(code)}
        given={this.state.given}
        isHelped
        onGive={(_n, one) => this.setState({ given: [one] })}
      />
    );
  }
}
