import type { Page } from '@playwright/test';

/** Texts of the open page that the line below covers, once every line has an opaque background. */
export function findCoveredLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const PART = 0.2;
    const hidden: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      const { fontSize, forcedColorAdjust } = getComputedStyle(parent) as CSSStyleDeclaration & {
        forcedColorAdjust: string;
      };
      // Without a background, nothing is covered.
      if (forcedColorAdjust === 'none' || parent.closest('.visually-hidden, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = Number.parseFloat(fontSize);
      const lines = [...range.getClientRects()].sort((one, other) => one.top - other.top);
      const isHidden = lines.some((line, index) => {
        const above = lines[index - 1];
        return (
          above &&
          line.top > above.top + size / 2 &&
          above.bottom - line.top > PART * size + size * 0.2
        );
      });
      if (isHidden) hidden.push(node.textContent?.trim().slice(0, 40) ?? '');
    }
    return hidden;
  });
}
