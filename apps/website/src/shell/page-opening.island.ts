/**
 * A new page opens as a circle from the point that was pressed.
 * The point travels in session storage; without it, or without script, the circle opens from the middle.
 */
const KEY = 'press';

addEventListener(
  'pointerdown',
  ({ clientX, clientY }) => {
    // Storage throws where the visitor blocks site data.
    try {
      sessionStorage.setItem(KEY, `${clientX}px ${clientY}px`);
    } catch {}
  },
  { passive: true },
);

addEventListener('pagereveal', (event) => {
  // A browser that gives the transition up, on a slow machine or when the next page has come already, is no fault of the page.
  event.viewTransition?.ready.catch(() => undefined);
  try {
    const [x, y] = sessionStorage.getItem(KEY)?.split(' ') ?? [];
    sessionStorage.removeItem(KEY);
    if (!event.viewTransition || !x || !y) return;
    document.documentElement.style.setProperty('--press-x', x);
    document.documentElement.style.setProperty('--press-y', y);
  } catch {}
});

export {};
