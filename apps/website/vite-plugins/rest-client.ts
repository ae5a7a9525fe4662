import type { ClientDirective } from 'astro';

/** Milliseconds without a scroll event after which scrolling has stopped. */
const REST = 150;
const TRIGGERS = ['pointerover', 'focusin'] as const;

/**
 * Hydrates the island when it is visible and scrolling has stopped, or on the first interaction. Hydration during a scroll
 * would block a slow phone for a tenth of a second.
 */
const rest: ClientDirective = (load, _options, element) => {
  const target = element.firstElementChild ?? element;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hydrate = async () => {
    stopWaiting();
    observer.disconnect();
    for (const type of TRIGGERS) target.removeEventListener(type, hydrate);
    await (await load())();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(hydrate, REST);
  };
  const stopWaiting = () => {
    clearTimeout(timer);
    removeEventListener('scroll', wait);
  };
  const observer = new IntersectionObserver((entries) => {
    stopWaiting();
    if (!entries.at(-1)?.isIntersecting) return;
    addEventListener('scroll', wait, { passive: true });
    wait();
  });
  observer.observe(target);
  for (const type of TRIGGERS) target.addEventListener(type, hydrate, { passive: true });
};

export default rest;
