// A lesson of the edition, whose code the page brings along.
import type { ComponentType } from 'preact';
import type { LessonProps } from './Lesson.tsx';
import { questionsIn } from './lesson.ts';

export interface ReadyProps {
  readonly lang: string;
  readonly game: string;
  readonly code: string;
  readonly title: string;
}

interface TakerProps extends ReadyProps {
  /** What the lesson is taken in: a page or a frame. */
  readonly Form: ComponentType<LessonProps>;
}

export function Taker({ lang, game, code, title, Form }: TakerProps) {
  return <Form lang={lang} title={title} code={code} all={questionsIn(code)} game={game} />;
}
