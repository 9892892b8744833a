// The comparison with all that it needs: what it says and the rules of the example are there before it is drawn, so that the
// first picture in the browser is the one the server drew.
import { holdDrawings } from '../drawings.ts';
import { loadGames } from '../games.ts';
import { loadKinds } from '../kinds.ts';
import { loadStrings } from '../strings.ts';
import { loadWords } from './words.ts';

void holdDrawings();
const [{ Compare }] = await Promise.all([import('./Compare.tsx'), loadGames().then(loadKinds), loadStrings(), loadWords()]);

export default Compare;
