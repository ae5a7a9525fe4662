import { expect, test } from '../test.ts';
import { getPaths } from './sitemap.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('in forced colours no line hides part of the line above', async ({ page }) => {
  const faults: string[] = [];
  for (const path of [...(await getPaths()), '/no-such-page']) {
    await page.goto(path);
    const found = await page.evaluate(() => {
      const PART = 0.2;
      const hidden: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
        const { fontSize, forcedColorAdjust } = getComputedStyle(parent) as CSSStyleDeclaration & {
          forcedColorAdjust: string;
        };
        // Without a plate nothing is covered.
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
    faults.push(...found.map((text) => `${path}: “${text}”`));
  }
  expect(faults).toEqual([]);
});
