import type { Page } from '@playwright/test';

/**
 * What moves on an open page and should not: text that fades, anything that goes on for ever but the marquee and what is
 * under way, and two things of one name, which would keep the next page from opening (docs/website.md). The animations
 * are read, not watched, so every place of a scroll counts.
 */
export function findMotionFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const getNames = () =>
      [...document.querySelectorAll('*')]
        .filter((element) => element.checkVisibility())
        .map((element) => getComputedStyle(element).viewTransitionName)
        .filter((name) => name !== 'none');
    const checkNames = (where: string) => {
      const names = getNames();
      if (new Set(names).size < names.length) faults.push(`${where}: names ${names.join(', ')}`);
      return names.length;
    };
    checkNames('at rest');
    const [tile] = [...document.querySelectorAll<HTMLElement>('.hand-over')].filter((one) =>
      one.checkVisibility(),
    );
    const link = tile?.matches('a') ? tile : tile?.querySelector('a');
    link?.focus({ preventScroll: true });
    if (checkNames('with a tile in focus') === 0 && link) faults.push('a tile has no names');
    link?.blur();

    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect)) continue;
      const { target, pseudoElement } = effect;
      const name = animation instanceof CSSAnimation ? animation.animationName : animation.id;
      const isMarquee = target?.closest('[data-keyword-row]') !== null;
      // The logo that opens lies over a page that can be read, for 300 ms.
      if (target?.closest('main > .on-ink[aria-hidden=true]')) continue;
      if (effect.getTiming().iterations === Number.POSITIVE_INFINITY && !isMarquee)
        faults.push(`${name} never ends`);
      const fades = effect.getKeyframes().some(({ opacity = 1 }) => Number(opacity) < 1);
      if (fades && !pseudoElement && target?.textContent?.trim()) faults.push(`${name} fades text`);
    }
    return faults;
  });
}

/** What runs although motion is unwelcome. */
export function findRunning(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation)
      .map(({ animationName }) => `${animationName} runs with reduced motion`),
  );
}

/** Goes down the page as a reader does, a sixth of a screen a frame, so that whatever follows the scroll has moved. */
export function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 6) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
}
