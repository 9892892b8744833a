// What is to be copied by the reader: it stands there selected.
import { copyTextOf } from './words.ts';

const select = (field: HTMLTextAreaElement | null): void => {
  field?.focus();
  field?.select();
};

export const ByHand = ({ lang, text }: { readonly lang: string; readonly text: string }) => (
  <textarea key={text} class="by-hand" readOnly rows={3} aria-label={copyTextOf(lang)} value={text} ref={select} />
);
