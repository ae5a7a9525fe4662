import type { Page } from '@playwright/test';
import { budgets } from '../budgets.ts';
import { expect, test, watch } from '../test.ts';
import { forEachOfSeveral } from './several.ts';
import { getPaths } from './sitemap.ts';
import { toKilobytes, toNames, watchTraffic } from './traffic.ts';

/** Pages that are measured at once. */
const TOGETHER = 3;

// Bytes are counted as the page asks for them: what the service worker fetches for later visits is not part of a page.
const options = { serviceWorkers: 'block' } as const;

/** A page nobody wrote, and one of each kind that must read without any script. */
async function getReadingPages(): Promise<string[]> {
  const article = (await getPaths()).find((path) => path.startsWith('/blogs/'));
  return ['/', '/blogs', article ?? '/blogs/none', '/no-such-page'];
}

test('nothing to read requests script before it is touched', async ({ browser, baseURL }) => {
  const faults: string[] = [];
  for (const path of await getReadingPages()) {
    const page = await browser.newPage({ baseURL, ...options });
    const traffic = watchTraffic(page);
    await page.goto(path);
    const transfers = await traffic.read();
    if (toKilobytes(transfers, 'script') > budgets.scriptBeforeTouch.limit) {
      faults.push(`${path}: ${toNames(transfers, 'script')}`);
    }
    await page.close();
  }
  expect(faults).toEqual([]);
});

test('every page with every island touched stays within the script, style and HTML budgets', async ({
  browser,
  baseURL,
}) => {
  const faults: string[] = [];
  await forEachOfSeveral([...(await getPaths()), '/no-such-page'], TOGETHER, async (path) => {
    // A context each, so that no file comes from the cache of the page before.
    const context = await browser.newContext({ baseURL, ...options });
    const problems = watch(context);
    const page = await context.newPage();
    const traffic = watchTraffic(page);
    await page.goto(path);
    await touchEverything(page);
    const transfers = await traffic.read();
    for (const [type, { limit }] of [
      ['document', budgets.html],
      ['stylesheet', budgets.styles],
      ['script', budgets.scriptOfWholePage],
    ] as const) {
      const sent = toKilobytes(transfers, type);
      if (sent > limit) faults.push(`${path}: ${toNames(transfers, type)} of ${limit} kB`);
    }
    faults.push(...problems.map((problem) => `${path}: ${problem}`));
    await context.close();
  });
  expect(faults).toEqual([]);
});

test('the first view on a phone stays within its budget', async ({ browser, baseURL }) => {
  const faults: string[] = [];
  await forEachOfSeveral([...(await getPaths()), '/no-such-page'], TOGETHER, async (path) => {
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 3,
      isMobile: true,
      hasTouch: true,
      ...options,
    });
    const page = await context.newPage();
    const traffic = watchTraffic(page);
    await page.goto(path);
    const transfers = await traffic.read();
    const inView = await findPicturesInView(page);
    const needed = transfers.filter(
      ({ type, path: file }) => type !== 'script' && (type !== 'image' || inView.includes(file)),
    );
    const types = ['document', 'stylesheet', 'font', 'image'];
    if (toKilobytes(needed, ...types) > budgets.firstViewOnPhone.limit) {
      faults.push(`${path}: ${toNames(needed, ...types)} of ${budgets.firstViewOnPhone.limit} kB`);
    }
    await context.close();
  });
  expect(faults).toEqual([]);
});

/** Scrolls to the end, then points at and focuses every island. */
async function touchEverything(page: Page) {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top <= height; top += 600) await page.mouse.wheel(0, 600);
  for (const island of await page.locator('astro-island').all()) {
    await island.locator('*').first().dispatchEvent('pointerenter');
    const control = island.locator('button, a, input, textarea').first();
    if (await control.count()) await control.focus();
  }
}

/** Paths of the pictures, backgrounds included, of which a part is on the screen. */
function findPicturesInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return [];
      const background = getComputedStyle(element).backgroundImage.matchAll(/url\("([^"]+)"\)/g);
      const urls = [...background].map(([, url = '']) => url);
      if (element instanceof HTMLImageElement && element.currentSrc) urls.push(element.currentSrc);
      return urls.flatMap((url) => (url.startsWith('http') ? [new URL(url).pathname] : []));
    }),
  );
}
