// The first question with all that it needs: the rule set, and what is said.
import { holdDrawings } from '../drawings.ts';
import { loadGames } from '../games.ts';
import { loadKinds } from '../kinds.ts';
import { loadStrings } from '../strings.ts';
import { loadWords } from './words.ts';

void holdDrawings();
const [{ First }] = await Promise.all([import('./First.tsx'), loadGames().then(loadKinds), loadStrings(), loadWords()]);

export default First;
