// A lesson of the edition with all that it needs: the rule set, and what is said.
import { holdDrawings } from '../drawings.ts';
import { loadGames } from '../games.ts';
import { loadKinds } from '../kinds.ts';
import { loadStrings } from '../strings.ts';
import type { ReadyProps } from './Taker.tsx';
import { loadWords } from './words.ts';

void holdDrawings();
const [{ Taker }, { Lesson }] = await Promise.all([
  import('./Taker.tsx'),
  import('./Lesson.tsx'),
  loadGames().then(loadKinds),
  loadStrings(),
  loadWords(),
]);

export default (props: ReadyProps) => <Taker {...props} Form={Lesson} />;
