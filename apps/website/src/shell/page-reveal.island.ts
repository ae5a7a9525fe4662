/** A new page opens as a circle from the last pointerdown, which session storage keeps; by default from the centre. */
const KEY = 'press';

addEventListener(
  'pointerdown',
  ({ clientX, clientY }) => {
    // Storage throws if the user blocks site data.
    try {
      sessionStorage.setItem(KEY, `${clientX}px ${clientY}px`);
    } catch {}
  },
  { passive: true },
);

addEventListener('pagereveal', (event) => {
  // Browsers may skip a transition; that is no error.
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
