import type { ClientDirective } from 'astro';

/** After so long without a scroll a reader has come to rest, ms. */
const REST = 150;
const WAKES = ['pointerover', 'focusin'] as const;

/**
 * Loads and hydrates the island once it is on the screen and nobody scrolls, or somebody points at it or comes to it by keyboard. To
 * run its script in the middle of a scroll would hold a slow phone for a tenth of a second.
 */
const rest: ClientDirective = (load, _options, element) => {
  const target = element.firstElementChild ?? element;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wake = async () => {
    leave();
    observer.disconnect();
    for (const type of WAKES) target.removeEventListener(type, wake);
    await (await load())();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(wake, REST);
  };
  const leave = () => {
    clearTimeout(timer);
    removeEventListener('scroll', wait);
  };
  const observer = new IntersectionObserver((entries) => {
    leave();
    if (!entries.at(-1)?.isIntersecting) return;
    addEventListener('scroll', wait, { passive: true });
    wait();
  });
  observer.observe(target);
  for (const type of WAKES) target.addEventListener(type, wake, { passive: true });
};

export default rest;
