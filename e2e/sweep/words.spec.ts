import { expect, test } from '../test.ts';
import { getPaths } from './sitemap.ts';
import { findWordFaults } from './words.ts';

const WIDTHS = [320, 360, 390, 480, 600, 768, 900, 1024, 1152, 1280, 1440, 1600, 1920];
const HEIGHT = 800;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const UNLISTED = ['/no-such-page', '/offline', '/thank-you'];

test('no heading breaks inside a word, and no word is cut, at any width', async ({ page }) => {
  const faults = new Map<string, number[]>();
  for (const path of [...(await getPaths()), ...UNLISTED]) {
    await page.setViewportSize({ width: WIDTHS[0] ?? 320, height: HEIGHT });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const { broken, cut } = await findWordFaults(page);
      for (const fault of [
        ...broken.map((one) => `broken: ${one}`),
        ...cut.map((one) => `cut: ${one}`),
      ]) {
        const key = `${path} ${fault}`;
        faults.set(key, [...(faults.get(key) ?? []), width]);
      }
    }
  }
  expect(Object.fromEntries(faults)).toEqual({});
});

test('with text at 200 % no word of any page is cut on a phone', async ({ page }) => {
  const faults: string[] = [];
  for (const path of [...(await getPaths()), ...UNLISTED]) {
    await page.setViewportSize({ width: 320, height: HEIGHT });
    await page.goto(path);
    await page.evaluate(async () => {
      await document.fonts.ready;
      // What a browser's own "large text" setting does.
      document.documentElement.style.fontSize = '200%';
    });
    const cards = page.locator('button[aria-pressed=false]');
    while (await cards.count()) await cards.first().click();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: HEIGHT });
      const { cut } = await findWordFaults(page);
      faults.push(...cut.map((fault) => `${path} at ${width} px: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});
