// The builder with what is said in it; rule sets follow as they are chosen.
import { holdDrawings } from '../drawings.ts';
import { loadStrings } from '../strings.ts';
import { loadWords } from './words.ts';

void holdDrawings();
const [{ Builder }] = await Promise.all([import('./Builder.tsx'), loadStrings(), loadWords()]);

export default Builder;
