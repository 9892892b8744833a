// A lesson of the edition, whose code the page brings along.
import { Lesson } from './Lesson.tsx';
import { askedOf, parseLesson } from './lesson.ts';

interface TakerProps {
  readonly lang: string;
  readonly code: string;
  readonly title: string;
}

export function Taker({ lang, code, title }: TakerProps) {
  const parsed = parseLesson(code);
  const all = parsed.ok ? askedOf(parsed.lesson) : null;
  if (!all || typeof all === 'number') throw new RangeError('a lesson of the edition cannot be asked');
  return <Lesson lang={lang} title={title} code={code} all={all} />;
}
