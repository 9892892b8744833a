// The table of a game with all that it needs, as DealViewer.tsx has it.
import { holdDrawings } from '../drawings.ts';
import { loadGames } from '../games.ts';
import { loadKinds } from '../kinds.ts';
import { loadStrings } from '../strings.ts';

void holdDrawings();
const [{ PlayPage }] = await Promise.all([import('./PlayPage.tsx'), loadGames().then(loadKinds), loadStrings()]);

export default PlayPage;
