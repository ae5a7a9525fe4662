/** Reports the scroll position to the dashboard, which opens the next draft there, and opens links in new tabs. */
function follow() {
  const [, top = 0] = /^#top=(\d{1,7})$/.exec(location.hash) ?? [];
  scrollTo({ top: Number(top), behavior: 'instant' });
  // Without this message the dashboard reports a failure.
  parent.postMessage({ previewShown: true }, '*');
  const report = () => {
    // A scaled page is scrolled by whole device pixels; rounding errors would add up.
    if (Math.abs(scrollY - Number(top)) < 8) return;
    // Only the dashboard may frame this page.
    parent.postMessage({ previewTop: Math.round(scrollY) }, '*');
  };
  addEventListener('scroll', report, { passive: true });
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      if (link && !link.getAttribute('href')?.startsWith('#')) link.target = '_blank';
    },
    { capture: true },
  );
}

if (parent !== window) follow();

export {};
