import type { BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { firefox } from '../../scripts/system/optional-tools.ts';
import { getOnePerLayout, getPaths } from '../sweep/sitemap.ts';
import { isShortForm } from '../system/short-form.ts';
import { expect, test, website } from '../test.ts';
import { comparePictures, type PagePicture } from './compare-pictures.ts';
import { type FirefoxVisitor, openFirefox } from './firefox.ts';

const WIDTHS = [390, 1440];
const HEIGHT = 900;
/** Share of differing cells: differences between engines stay below it, a missing element exceeds it. */
const MAX_SHARE = 0.1;
/** Attempts, because random picks may change between two screenshots. */
const TRIES = 3;

/** One page of each kind; in the short form every sixteenth, at one width. */
async function getPages(): Promise<string[]> {
  const pages = await getOnePerLayout(await getPaths());
  return isShortForm ? pages.filter((_, at) => at % 16 === 0) : pages;
}

/** In the page: loads all pictures and returns the positions of its parts. */
async function settle() {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  scrollTo(0, 0);
  return [...document.querySelectorAll('main > *, body footer')]
    .filter((part) => part.checkVisibility() && !part.matches('script, style'))
    .map((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return { top, bottom };
    });
}

async function takeInChromium(
  context: BrowserContext,
  path: string,
  width: number,
): Promise<PagePicture> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: HEIGHT });
  await page.goto(website + path);
  const parts = await page.evaluate(settle);
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return { picture, parts };
}

async function takeInFirefox(
  visitor: FirefoxVisitor,
  path: string,
  width: number,
): Promise<PagePicture> {
  await visitor.resize(width, HEIGHT);
  await visitor.open(website + path);
  const parts = await visitor.run(settle);
  return { picture: await visitor.screenshot(), parts };
}

/** Parts of a page that differ, with their share of cells, in the attempt with the fewest. */
async function compare(
  context: BrowserContext,
  visitor: FirefoxVisitor,
  path: string,
  width: number,
): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    const differences = await comparePictures(
      await takeInChromium(context, path, width),
      await takeInFirefox(visitor, path, width),
    );
    const problems = differences.flatMap((cells, part) =>
      cells > MAX_SHARE ? [`${path} at ${width} px, part ${part + 1}: ${cells.toFixed(3)}`] : [],
    );
    if (problems.length === 0 || attempt === TRIES) return problems;
  }
}

test('a page of each kind looks the same in Firefox and Chromium, on a phone and a desktop (short form: every sixteenth page, one width)', {
  tag: '@nightly',
}, async ({ browser }) => {
  const path = await firefox.find();
  test.skip(!path, `Firefox is not installed: ${firefox.packages.join(' ')}`);
  const [visitor, context] = await Promise.all([
    openFirefox(path ?? '', { reducedMotion: true }),
    browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' }),
  ]);
  const problems: string[] = [];
  for (const [at, page] of (await getPages()).entries())
    for (const width of isShortForm ? [WIDTHS[at % 2] ?? 390] : WIDTHS)
      problems.push(...(await compare(context, visitor, page, width)));
  await Promise.all([visitor.close(), context.close()]);
  expect(problems).toEqual([]);
});

test('the comparison detects a missing picture', async () => {
  const create = { width: 390, height: 1600, channels: 3, background: '#fff' } as const;
  const square = { width: 200, height: 200, channels: 3, background: '#111' } as const;
  const input = await sharp({ create: square }).png().toBuffer();
  const [without, within] = await Promise.all([
    sharp({ create }).png().toBuffer(),
    sharp({ create })
      .composite([{ input, left: 40, top: 900 }])
      .png()
      .toBuffer(),
  ]);
  const parts = [
    { top: 0, bottom: 800 },
    { top: 800, bottom: 1200 },
  ];
  const differences = await comparePictures(
    { picture: without, parts },
    { picture: within, parts },
  );
  expect(differences.map((cells) => cells > MAX_SHARE)).toEqual([false, true]);
});
