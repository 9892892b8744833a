// A table that stands alone, with all that it needs: what it says and the rules of the deals on the page are there before it is drawn,
// so that the first picture in the browser is the one the server drew.
import { holdDrawings } from './drawings.ts';
import { loadGames } from './games.ts';
import { loadKinds } from './kinds.ts';
import { loadStrings } from './strings.ts';
import { Viewer } from './Viewer.tsx';

void holdDrawings();
await Promise.all([loadGames().then(loadKinds), loadStrings()]);

export default Viewer;
