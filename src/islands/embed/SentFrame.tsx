// A lesson out of the address of a frame with what is said in any; its rule sets follow.
import { holdDrawings } from '../drawings.ts';
import { loadStrings } from '../strings.ts';
import { loadWords } from '../teach/words.ts';

void holdDrawings();
const [{ Sent }, { FramedLesson }] = await Promise.all([
  import('../teach/Sent.tsx'),
  import('./FramedLesson.tsx'),
  loadStrings(),
  loadWords(),
]);

export default ({ lang }: { readonly lang: string }) => <Sent lang={lang} Form={FramedLesson} isFramed />;
