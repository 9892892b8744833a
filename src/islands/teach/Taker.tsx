// A lesson of the edition, whose code the page brings along.
import type { ComponentType } from 'preact';
import type { LessonProps } from './Lesson.tsx';
import { askedOf, parseLesson } from './lesson.ts';

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
  const parsed = parseLesson(code);
  const all = parsed.ok ? askedOf(parsed.lesson) : null;
  if (!all || typeof all === 'number') throw new RangeError('a lesson of the edition cannot be asked');
  return <Form lang={lang} title={title} code={code} all={all} game={game} />;
}
