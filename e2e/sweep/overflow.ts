import type { Page } from '@playwright/test';

/** Elements that make the page wider than the screen, and text that overflows it outside of scroll containers. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`page is ${scrollWidth} px wide`] : [];
    const isApart = (element: Element | null): boolean => {
      if (!element) return false;
      const style = getComputedStyle(element);
      const hidden = element.matches('[aria-hidden=true], [inert], .visually-hidden, [popover]');
      return hidden || /auto|scroll/.test(style.overflowX) || isApart(element.parentElement);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || isApart(node.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 0 && (left < -1 || right > clientWidth + 1)) {
        found.push(`"${node.textContent.trim().slice(0, 30)}" reaches ${Math.round(right)} px`);
      }
    }
    return found;
  });
}
