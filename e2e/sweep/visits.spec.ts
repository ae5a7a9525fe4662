import type { Page } from '@playwright/test';
import { resize } from '../system/resize.ts';
import { expect, test } from '../test.ts';
import { bringEngines, findByAxe, findBySecondEngine } from './accessibility.ts';
import { findCoveredLines } from './forced-colours.ts';
import { findOverflow } from './overflow.ts';
import { getPaths } from './sitemap.ts';
import { findWordFaults } from './words.ts';

const WIDTHS = [320, 360, 390, 480, 600, 768, 900, 1024, 1152, 1280, 1440, 1600, 1920];
const PHONES = [320, 390];
/** Widths at which the engines for accessibility look. */
const TYPICAL = [390, 1440];
const HEIGHT = 900;
const PARTS = 6;
const UNLISTED = ['/no-such-page', '/offline', '/thank-you', `/withdraw?token=${'a'.repeat(43)}`];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Opening a page and giving it another width costs most, so each is opened once for everything that is looked at. In
// parts, so that the workers of a machine share them and none takes longer than a test may.
for (let part = 0; part < PARTS; part += 1) {
  test(`at any width and text size every word can be read, no rule of accessibility is broken and forced colours cover nothing, part ${part + 1} of ${PARTS} of the pages`, async ({
    page,
  }) => {
    const faults = new Map<string, string[]>();
    const paths = [...(await getPaths()), ...UNLISTED].filter((_, index) => index % PARTS === part);
    for (const path of paths) {
      const check = async (where: string, find: () => Promise<string[]>) => {
        for (const fault of await find()) {
          const key = `${path} ${fault}`;
          faults.set(key, [...(faults.get(key) ?? []), where]);
        }
      };
      await resize(page, { width: 320, height: HEIGHT });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await bringEngines(page);
      for (const width of WIDTHS) {
        await resize(page, { width, height: HEIGHT });
        await check(`${width} px`, async () => {
          const { broken, cut } = await findWordFaults(page);
          return [...sayCut(cut), ...broken.map((one) => `broken: ${one}`)];
        });
        await check(`${width} px`, () => findOverflow(page));
        if (!TYPICAL.includes(width)) continue;
        await check(`${width} px`, () => findByAxe(page));
        await check(`${width} px`, () => findBySecondEngine(page));
      }
      await resize(page, { width: 1440, height: HEIGHT });
      await page.emulateMedia({ forcedColors: 'active' });
      await check('forced colours', async () =>
        (await findCoveredLines(page)).map((text) => `covered: “${text}”`),
      );
      await page.emulateMedia({ forcedColors: 'none' });
      await enlargeText(page);
      for (const width of PHONES) {
        await resize(page, { width, height: HEIGHT });
        await check(`${width} px, text at 200 %`, async () =>
          sayCut((await findWordFaults(page)).cut),
        );
      }
    }
    expect(Object.fromEntries(faults)).toEqual({});
  });
}

test('both engines for accessibility find what is broken', async ({ page }) => {
  await page.setContent('<!doctype html><html><title>A page</title><body><img src="data:,">');
  await bringEngines(page);
  expect(await findByAxe(page)).toContain('image-alt at img');
  expect((await findBySecondEngine(page)).join()).toContain('img_alt_valid');
});

test('words that are cut or broken and lines that are covered are found', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setContent(`<!doctype html><title>A page</title>
    <p style="width: 3em; overflow: hidden; white-space: nowrap">Cut&nbsp;communications</p>
    <h2 style="width: 3em; overflow-wrap: anywhere">Broken communications</h2>
    <p style="font-size: 40px; line-height: 0.6; width: 4em">Covered by the next</p>`);
  const { broken, cut } = await findWordFaults(page);
  expect(cut.join()).toContain('communications');
  expect(broken.join()).toContain('communications');
  expect((await findCoveredLines(page)).join()).toContain('Covered by the next');
  await page.emulateMedia({ forcedColors: 'none' });
});

const sayCut = (cut: string[]) => cut.map((one) => `cut: ${one}`);

/** What a browser's own "large text" setting does; cards that turn are turned to their text. */
async function enlargeText(page: Page) {
  await resize(page, { width: 320, height: HEIGHT });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const cards = page.locator('button[aria-pressed=false]');
  while (await cards.count()) await cards.first().click();
}
