/** After so many milliseconds without a response, the spinner replaces the list. */
const DELAY = 300;

function show(isLoading: boolean) {
  const spinner = document.getElementById('blogs-loading');
  const list = document.getElementById('blogs-list');
  if (!spinner || !list) return;
  spinner.hidden = !isLoading;
  list.hidden = isLoading;
}

addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const leadsToList = link?.pathname === location.pathname && link.hash === '';
  const plain = !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (leadsToList && plain) setTimeout(() => show(true), DELAY);
});

// A page from the back-forward cache is not loading.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) show(false);
});

export {};
