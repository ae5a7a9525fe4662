import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { findOverflow } from './overflow.ts';
import { getPaths } from './sitemap.ts';
import { findWordFaults } from './words.ts';

const WIDTHS = [320, 360, 390, 480, 600, 768, 900, 1024, 1152, 1280, 1440, 1600, 1920];
const PHONES = [320, 390];
const HEIGHT = 800;
const UNLISTED = ['/no-such-page', '/offline', '/thank-you'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Each page is opened once for all widths. In halves, so that one machine's two workers share them.
for (const half of [0, 1]) {
  test(`at any width and text size every word can be read, half ${half + 1} of the pages`, async ({
    page,
  }) => {
    const faults = new Map<string, string[]>();
    const paths = [...(await getPaths()), ...UNLISTED].filter((_, index) => index % 2 === half);
    for (const path of paths) {
      const check = async (widths: number[], size: string, find: () => Promise<string[]>) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: HEIGHT });
          for (const fault of await find()) {
            const key = `${path} ${fault}`;
            faults.set(key, [...(faults.get(key) ?? []), `${width} px, text at ${size}`]);
          }
        }
      };
      await page.setViewportSize({ width: 320, height: HEIGHT });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await check(WIDTHS, '100 %', async () => {
        const { broken, cut } = await findWordFaults(page);
        return [
          ...sayCut(cut),
          ...broken.map((one) => `broken: ${one}`),
          ...(await findOverflow(page)),
        ];
      });
      await enlargeText(page);
      await check(PHONES, '200 %', async () => sayCut((await findWordFaults(page)).cut));
    }
    expect(Object.fromEntries(faults)).toEqual({});
  });
}

const sayCut = (cut: string[]) => cut.map((one) => `cut: ${one}`);

/** What a browser's own "large text" setting does; cards that turn are turned to their text. */
async function enlargeText(page: Page) {
  await page.setViewportSize({ width: 320, height: HEIGHT });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const cards = page.locator('button[aria-pressed=false]');
  while (await cards.count()) await cards.first().click();
}
