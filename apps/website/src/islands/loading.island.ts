/** The server answers with finished pages; what takes longer than a moment shows the spinner in the list's place. */
const MOMENT = 300;

addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[data-loads]') : null;
  const plain = !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain) return;
  setTimeout(() => {
    for (const spinner of document.querySelectorAll<HTMLElement>('[data-spinner]'))
      spinner.hidden = false;
    for (const list of document.querySelectorAll<HTMLElement>('[data-loaded]')) list.hidden = true;
  }, MOMENT);
});

// A page that comes back from the back-forward cache is not loading any more.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  for (const spinner of document.querySelectorAll<HTMLElement>('[data-spinner]'))
    spinner.hidden = true;
  for (const list of document.querySelectorAll<HTMLElement>('[data-loaded]')) list.hidden = false;
});

export {};
