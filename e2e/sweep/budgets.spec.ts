import type { Page } from '@playwright/test';
import { type Budget, budgets } from '../budgets.ts';
import { expect, test, watch } from '../test.ts';
import { forEachOfSeveral } from './several.ts';
import { getPaths } from './sitemap.ts';
import { type Transfer, toKilobytes, toNames, watchTraffic } from './traffic.ts';

/** Pages that are measured at once. */
const TOGETHER = 3;

// Bytes are counted as the page asks for them: what the service worker fetches for later visits is not part of a page.
const options = { serviceWorkers: 'block' } as const;
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};

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

test('every page stays within its budgets: first seen on a phone, then with every island touched', async ({
  browser,
  baseURL,
}) => {
  const faults: string[] = [];
  await forEachOfSeveral([...(await getPaths()), '/no-such-page'], TOGETHER, async (path) => {
    // A context each, so that no file comes from the cache of the page before.
    const context = await browser.newContext({ baseURL, ...phone, ...options });
    const problems = watch(context);
    const page = await context.newPage();
    const traffic = watchTraffic(page);
    const check = (transfers: Transfer[], types: string[], { limit }: Budget) => {
      if (toKilobytes(transfers, ...types) > limit)
        faults.push(`${path}: ${toNames(transfers, ...types)} of ${limit} kB`);
    };
    await page.goto(path);
    const first = await traffic.read();
    const inView = await findPicturesInView(page);
    const needed = first.filter(
      ({ type, path: file }) => type !== 'image' || inView.includes(file),
    );
    check(needed, ['document', 'stylesheet', 'font', 'image'], budgets.firstViewOnPhone);

    await showOnDesk(page);
    await touchEverything(page);
    const whole = await traffic.read();
    check(whole, ['document'], budgets.html);
    check(whole, ['stylesheet'], budgets.styles);
    check(whole, ['script'], budgets.scriptOfWholePage);
    faults.push(...problems.map((problem) => `${path}: ${problem}`));
    await context.close();
  });
  expect(faults).toEqual([]);
});

/** Gives the open page a large screen of few pixels: nothing is read from how it looks. */
async function showOnDesk(page: Page) {
  const session = await page.context().newCDPSession(page);
  const screen = { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', screen);
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(screen.width);
}

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
