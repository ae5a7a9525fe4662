import { brotliDecompressSync, constants } from 'node:zlib';
import { type Browser, type CDPSession, expect, type Page } from '@playwright/test';
import { type Budget, budgets } from '../budgets.ts';
import { exchange } from '../system/wire.ts';
import { watch } from '../test.ts';
import { type Transfer, toKilobytes, toNames, watchTraffic } from './traffic.ts';

// Bytes are counted as the page asks for them: what the service worker fetches for later visits is not part of a page.
export const options = { serviceWorkers: 'block' } as const;
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};
const PHONE_SCREEN = { width: 390, height: 844, deviceScaleFactor: 3, mobile: true };
/** A large screen of few pixels: nothing is read from how it looks. */
const DESK_SCREEN = { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false };

export type Phone = Awaited<ReturnType<typeof openPhone>>;

/** A phone that keeps nothing: no file comes from the cache of the page before. A new one for each page costs more than the page. */
export async function openPhone(browser: Browser, baseURL: string | undefined) {
  // What moves has script of its own.
  const reducedMotion = 'no-preference' as const;
  const context = await browser.newContext({ baseURL, reducedMotion, ...phone, ...options });
  const problems = watch(context);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  return { page, devtools, problems };
}

/** Pages that come whole in the first packets, beside all articles: all case studies without films but Microcare. */
export const WHOLE: readonly string[] = [
  ...['/blogs', '/contact-us', '/101-wagging-tails', '/afifi-office', '/chaos-culture', '/Four'],
  ...['/gamma-zone', '/gsms', '/Lupin', '/naturals', '/tacit-app', '/wise', '/zaytona'],
  ...['/bianca&bloom', '/mono&co', '/Musa&Palm'],
];

/** Whether a page is within its length, and its first packets hold its styles and the beginning of what it shows; what is wrong if not. */
export async function findPacketFaults(website: string, path: string): Promise<string[]> {
  const headers = 'Host: localhost\r\nAccept-Encoding: br\r\nConnection: close';
  const answer = Buffer.from(
    await exchange(website, `GET ${encodeURI(path)} HTTP/1.1\r\n${headers}\r\n\r\n`),
    'latin1',
  );
  const start = unpackStart(answer.subarray(0, budgets.firstPackets.limit * 1000));
  const isHere = /<\/head>.*<h1\b.*<\/h1>/s.test(start);
  const isWhole = WHOLE.includes(path) || path.startsWith('/blogs/');
  const { limit } = isWhole ? budgets.wholePage : budgets.html;
  return [
    ...(isHere ? [] : [`${path}: ${start.length} characters come`]),
    ...(answer.length > limit * 1000 ? [`${path}: ${answer.length} bytes of ${limit} kB`] : []),
  ];
}

/** By what a page exceeds its budgets: first seen on a phone, then with every island touched. */
export async function findBudgetFaults(
  path: string,
  { page, devtools, problems }: Phone,
): Promise<string[]> {
  const faults: string[] = [];
  // Nothing of the page before is still on its way.
  await page.goto('about:blank');
  await devtools.send('Emulation.setDeviceMetricsOverride', PHONE_SCREEN);
  const traffic = watchTraffic(page);
  const check = (transfers: Transfer[], types: string[], { limit }: Budget) => {
    if (toKilobytes(transfers, ...types) > limit)
      faults.push(`${path}: ${toNames(transfers, ...types)} of ${limit} kB`);
  };
  await page.goto(path);
  const first = await traffic.read();
  const inView = await findPicturesInView(page);
  const needed = first.filter(({ type, path: file }) => type !== 'image' || inView.includes(file));
  check(needed, ['document', 'stylesheet', 'font', 'image'], budgets.firstViewOnPhone);

  await showOnDesk(page, devtools);
  await touchEverything(page);
  const whole = await traffic.read();
  traffic.stop();
  check(whole, ['document'], budgets.html);
  check(whole, ['stylesheet'], budgets.styles);
  check(whole, ['script'], budgets.scriptOfWholePage);
  return [...faults, ...problems.splice(0).map((problem) => `${path}: ${problem}`)];
}

/** What can be read of a page when the rest of it has not come yet. */
function unpackStart(answer: Buffer): string {
  const body = answer.subarray(answer.indexOf('\r\n\r\n') + 4);
  const options = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
  return brotliDecompressSync(body, options).toString();
}

/** Gives the open page a large screen. */
async function showOnDesk(page: Page, devtools: CDPSession) {
  await devtools.send('Emulation.setDeviceMetricsOverride', DESK_SCREEN);
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(DESK_SCREEN.width);
}

/** Scrolls to the end, then points at and focuses every island, until all have their script. */
async function touchEverything(page: Page) {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top <= height; top += 600) await page.mouse.wheel(0, 600);
  for (const island of await page.locator('astro-island').all()) {
    await island.locator('*').first().dispatchEvent('pointerenter');
    const control = island.locator('button, a, input, textarea').first();
    if (await control.count()) await control.focus();
  }
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
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
