// A lesson out of the address with what is said in any; its rule sets follow.
import { loadStrings } from '../strings.ts';
import { loadWords } from './words.ts';

const [{ Sent }] = await Promise.all([import('./Sent.tsx'), loadStrings(), loadWords()]);

export default Sent;
