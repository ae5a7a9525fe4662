import { loadingIds } from './loading-ids.ts';

/** The server answers with finished pages; what takes longer than a moment shows the spinner in the list's place. */
const MOMENT = 300;

function show(isLoading: boolean) {
  const [spinner, list] = [loadingIds.spinner, loadingIds.list].map((id) =>
    document.getElementById(id),
  );
  if (!spinner || !list) return;
  spinner.hidden = !isLoading;
  list.hidden = isLoading;
}

addEventListener('click', (event) => {
  // Categories, further pages and another try: whatever asks for the list again.
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const asksForList = link?.pathname === location.pathname && link.hash === '';
  const plain = !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (asksForList && plain) setTimeout(() => show(true), MOMENT);
});

// A page that comes back from the back-forward cache is not loading any more.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) show(false);
});
