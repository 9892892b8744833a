// A lesson of the edition in a frame, with all that it needs: the rule set, and what is said.
import { holdDrawings } from '../drawings.ts';
import { loadGames } from '../games.ts';
import { loadKinds } from '../kinds.ts';
import { loadStrings } from '../strings.ts';
import type { ReadyProps } from '../teach/Taker.tsx';
import { loadWords } from '../teach/words.ts';

void holdDrawings();
const [{ Taker }, { FramedLesson }] = await Promise.all([
  import('../teach/Taker.tsx'),
  import('./FramedLesson.tsx'),
  loadGames().then(loadKinds),
  loadStrings(),
  loadWords(),
]);

export default (props: ReadyProps) => <Taker {...props} Form={FramedLesson} />;
