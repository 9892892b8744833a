// What a reader writes into fields before the script of their place has come. A place that comes to life sets its fields as
// its script knows them; what was written is written again then, so that the script hears of it.
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = ['input:not([type=radio], [type=checkbox], [type=range], [type=file])', 'textarea', 'select'];

const isChanged = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => defaultSelected && !selected)
    : field.value !== field.defaultValue;

/** Notes what is written in the fields of a place, found by its selector; what is returned writes it again. */
export function writtenIn(place: string): () => void {
  if (typeof document !== 'object') return () => {};
  const fields = [...document.querySelectorAll<Field>(`${place} :is(${FIELDS.join()})`)].filter(isChanged);
  const values = fields.map(({ value }) => value);
  return () => {
    for (const [i, field] of fields.entries()) {
      field.value = values[i] ?? '';
      field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
    }
  };
}
