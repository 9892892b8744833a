// Setting up with all that it needs: what it says and the rules of the first rule set are there before it is drawn, so that the
// first picture in the browser is the one the server drew.
import { holdDrawings } from '../drawings.ts';
import { loadGames } from '../games.ts';
import { loadStrings } from '../strings.ts';
import { loadWords } from './words.ts';

void holdDrawings();
const [{ SetUp }] = await Promise.all([import('./SetUp.tsx'), loadGames(), loadStrings(), loadWords()]);

export default SetUp;
