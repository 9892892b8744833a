// Marks each example deal that comes into view, or is about to from below, and tells it so. The script that then brings it to
// life (live.tsx) lies in a template, so that nobody fetches it before; this one imports nothing, so that it stands in the page.
const coming = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      coming.unobserve(target);
      target.dataset.near = '';
      target.dispatchEvent(new Event('near'));
      const lying = document.querySelector<HTMLTemplateElement>('#live');
      if (lying) lying.replaceWith(lying.content);
    }
  },
  // So far below the view that nothing in it moves when the table takes its room.
  { rootMargin: '0px 0px 40% 0px' },
);
for (const example of document.querySelectorAll('.live')) coming.observe(example);

// A reading that the reader switches is told to the tables that already stand; those to come look for themselves.
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.dataset.option === undefined) return;
  const detail = { option: target.dataset.option, value: target.value };
  document.dispatchEvent(new CustomEvent('stichbuch:reading', { detail }));
});
