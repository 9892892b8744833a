// The question with all that it needs: the rule sets that answer, and their words.
import { loadWords } from '../compare/words.ts';
import { holdDrawings } from '../drawings.ts';
import { loadGames } from '../games.ts';
import { loadKinds } from '../kinds.ts';
import { loadStrings } from '../strings.ts';

void holdDrawings();
const [{ Ask }] = await Promise.all([import('./Ask.tsx'), loadGames().then(loadKinds), loadStrings(), loadWords()]);

export default Ask;
