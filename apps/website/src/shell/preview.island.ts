/** Loads the page again when the dashboard has saved the draft, and opens links in new tabs. */
function follow() {
  // From then on the dashboard reports what it saves. Only the dashboard may frame this page.
  parent.postMessage({ type: 'payload-live-preview', ready: true }, '*');
  addEventListener('message', ({ source, data }) => {
    if (source === parent && data?.type === 'payload-document-event') location.reload();
  });
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
