// What is chosen in the ledger stands in the address, so that a selection can be linked to; and it is said how many lines
// are left. Without this script the fields choose all the same.
const ledger = document.querySelector('.ledger');
const fields = [...document.querySelectorAll<HTMLInputElement>('.ledger input')];
const all = (field: HTMLInputElement) => field.defaultChecked;

for (const [name, value] of new URLSearchParams(location.search)) {
  const wanted = fields.find((field) => field.name === name && field.value === value);
  if (wanted) wanted.checked = true;
}
ledger?.addEventListener('change', () => {
  const chosen = fields.filter((field) => field.checked && !all(field));
  const address = new URL(location.href);
  address.search = new URLSearchParams(chosen.map(({ name, value }) => [name, value])).toString();
  address.hash = '';
  history.replaceState(null, '', address);
  const lines = [...document.querySelectorAll('.ledger tr[id]')].filter((line) => line.checkVisibility());
  document.getElementById('said')?.replaceChildren(`${document.querySelector('.shown')?.textContent} ${lines.length}`);
});
