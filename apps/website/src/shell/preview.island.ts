/** In the dashboard's pane: tells it how far the page is scrolled, so that the next draft is shown there, and lets links leave. */
function follow() {
  const [, top = 0] = /^#top=(\d{1,7})$/.exec(location.hash) ?? [];
  scrollTo({ top: Number(top), behavior: 'instant' });
  // Without it the dashboard says that nothing came.
  parent.postMessage({ previewShown: true }, '*');
  const tell = () => {
    // A scaled page stands on whole pixels of the screen, each several of its own; told, the difference would add up.
    if (Math.abs(scrollY - Number(top)) < 8) return;
    // A number is no secret, and only the dashboard may frame this page.
    parent.postMessage({ previewTop: Math.round(scrollY) }, '*');
  };
  addEventListener('scroll', tell, { passive: true });
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
