import type { Page } from '@playwright/test';

/**
 * Animations that an open page must not have: text that fades, endless ones except the marquee and progress
 * indicators, and duplicate view transition names, which would skip the transition (docs/website.md). It reads the
 * animations instead of watching them, so it covers every scroll position.
 */
export function findMotionProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const getNames = () =>
      [...document.querySelectorAll('*')]
        .filter((element) => element.checkVisibility())
        .map((element) => getComputedStyle(element).viewTransitionName)
        .filter((name) => name !== 'none');
    const checkNames = (where: string) => {
      const names = getNames();
      if (new Set(names).size < names.length) problems.push(`${where}: names ${names.join(', ')}`);
      return names.length;
    };
    checkNames('at rest');
    const [tile] = [...document.querySelectorAll<HTMLElement>('.transition-source')].filter((one) =>
      one.checkVisibility(),
    );
    const link = tile?.matches('a') ? tile : tile?.querySelector('a');
    link?.focus({ preventScroll: true });
    if (checkNames('with a tile in focus') === 0 && link) problems.push('a tile has no names');
    link?.blur();

    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect)) continue;
      const { target, pseudoElement } = effect;
      const name = animation instanceof CSSAnimation ? animation.animationName : animation.id;
      const isMarquee = target?.closest('[data-keyword-row]') !== null;
      // The opening logo covers a readable page for 300 ms.
      if (target?.closest('main > .on-ink[aria-hidden=true]')) continue;
      if (effect.getTiming().iterations === Number.POSITIVE_INFINITY && !isMarquee)
        problems.push(`${name} never ends`);
      const fades = effect.getKeyframes().some(({ opacity = 1 }) => Number(opacity) < 1);
      if (fades && !pseudoElement && target?.textContent?.trim())
        problems.push(`${name} fades text`);
    }
    return problems;
  });
}

/** Animations that run with reduced motion. */
export function findRunning(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation)
      .map(({ animationName }) => `${animationName} runs with reduced motion`),
  );
}

/** Scrolls down the page, a sixth of a screen a frame, so that all scroll animations have run. */
export function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 6) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
}
