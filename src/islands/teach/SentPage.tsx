// A lesson out of the address with what is said in any; its rule sets follow.
import { holdDrawings } from '../drawings.ts';
import { loadStrings } from '../strings.ts';
import { loadWords } from './words.ts';

void holdDrawings();
const [{ Sent }, { Lesson }] = await Promise.all([import('./Sent.tsx'), import('./Lesson.tsx'), loadStrings(), loadWords()]);

export default ({ lang }: { readonly lang: string }) => <Sent lang={lang} Form={Lesson} />;
