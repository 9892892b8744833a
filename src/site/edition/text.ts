// The choice of text in the address, `?text=en`, `both` or `ru`: so it can be passed on, and goes along to another language.
// The choice itself needs no script.
const fields = [...document.querySelectorAll<HTMLInputElement>('[name="text"]')];
const asked = new URLSearchParams(location.search).get('text');
for (const field of fields) {
  if (field.dataset.text === asked) field.checked = true;
  field.addEventListener('change', () => {
    const address = new URL(location.href);
    if (field.defaultChecked) address.searchParams.delete('text');
    else address.searchParams.set('text', field.dataset.text ?? '');
    history.replaceState(history.state, '', address);
  });
}
