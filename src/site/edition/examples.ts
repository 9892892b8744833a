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
  { rootMargin: '0px 0px 400px 0px' },
);
for (const example of document.querySelectorAll('.live')) coming.observe(example);
