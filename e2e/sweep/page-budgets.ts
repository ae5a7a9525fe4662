import { brotliDecompressSync, constants } from 'node:zlib';
import { splitLanguage } from '@agency/content/language-paths';
import { languages } from '@agency/content/languages';
import { toSitePages } from '@agency/content/site-pages';
import { type Browser, type CDPSession, expect, type Page } from '@playwright/test';
import { type Budget, budgets } from '../budgets.ts';
import { brand } from '../specification/routes.ts';
import { exchange } from '../system/wire.ts';
import { watch } from '../test.ts';
import { type Transfer, toKilobytes, toNames, watchTraffic } from './traffic.ts';

// Counts the bytes that the page requests, not what the service worker prefetches.
export const options = { serviceWorkers: 'block' } as const;
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};
const PHONE_SCREEN = { width: 390, height: 844, deviceScaleFactor: 3, mobile: true };
/** A large screen with few pixels, because nothing reads its pixels. */
const DESK_SCREEN = { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false };

/** Ten packets, which a new connection carries before the first acknowledgement (RFC 6928). */
const FIRST_PACKETS = 14_600;
/** A page that is not in the sitemap. */
export const MISSING = '/no-such-page';

export type Phone = Awaited<ReturnType<typeof openPhone>>;

/** A phone with an empty cache. A new browser context for each page would cost more than the page. */
export async function openPhone(browser: Browser, baseURL: string | undefined) {
  // Animations load additional script.
  const reducedMotion = 'no-preference' as const;
  const context = await browser.newContext({ baseURL, reducedMotion, ...phone, ...options });
  const pageErrors = watch(context);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  return { page, devtools, pageErrors };
}

const sitePaths = new Set(toSitePages(brand).map(({ path }) => path));

/** The budget for the length of a page. */
function getLengthBudget(path: string): Budget {
  const { path: route } = splitLanguage(path, languages);
  if (route.startsWith('/blogs/')) return budgets.article;
  if (route === '/blogs') return budgets.listOfArticles;
  if (route === '/contact-us') return budgets.contact;
  const isCaseStudy = /^\/[^/]+$/.test(route) && !sitePaths.has(route) && route !== MISSING;
  return isCaseStudy ? budgets.caseStudy : budgets.html;
}

/** The length of a page as sent, and what arrives in the first packets of a new connection. */
export interface PageLength {
  path: string;
  /** Headers and HTML. */
  bytes: number;
  limit: number;
  /** Whether the styles and the first heading are in the first packets. */
  isHeadingFirst: boolean;
}

/** Requests a page as a browser does on a new connection. */
export async function measureLength(website: string, path: string): Promise<PageLength> {
  const headers = 'Host: localhost\r\nAccept-Encoding: br\r\nConnection: close';
  const response = Buffer.from(
    await exchange(website, `GET ${encodeURI(path)} HTTP/1.1\r\n${headers}\r\n\r\n`),
    'latin1',
  );
  const start = unpackStart(response.subarray(0, FIRST_PACKETS));
  return {
    path,
    bytes: response.length,
    limit: getLengthBudget(path).limit * 1000,
    isHeadingFirst: /<\/head>.*<h1\b.*<\/h1>/s.test(start),
  };
}

/** Describes pages that are longer than their budget. */
export const findLongPages = (lengths: readonly PageLength[]): string[] =>
  lengths
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ path, bytes, limit }) => `${path}: ${bytes} bytes of ${limit}`);

/** Lists pages that need a second round trip before their first paint, or before their end. This is no budget. */
export function reportFirstPackets(lengths: readonly PageLength[]): string {
  const late = lengths.filter(({ isHeadingFirst }) => !isHeadingFirst).map(({ path }) => path);
  const whole = lengths.filter(({ bytes }) => bytes <= FIRST_PACKETS).length;
  return [
    `${whole} of ${lengths.length} pages arrive whole in the first ${FIRST_PACKETS} bytes`,
    ...(late.length > 0 ? [`without their heading in them: ${late.join(', ')}`] : []),
  ].join('; ');
}

/** The exceeded budgets of a page: after loading on a phone, then with every island hydrated. */
export async function findBudgetProblems(
  path: string,
  { page, devtools, pageErrors }: Phone,
): Promise<string[]> {
  const problems: string[] = [];
  // No request of the previous page is pending.
  await page.goto('about:blank');
  await devtools.send('Emulation.setDeviceMetricsOverride', PHONE_SCREEN);
  const traffic = watchTraffic(page);
  const check = (transfers: Transfer[], types: string[], { limit }: Budget) => {
    if (toKilobytes(transfers, ...types) > limit)
      problems.push(`${path}: ${toNames(transfers, ...types)} of ${limit} kB`);
  };
  await page.goto(path);
  const first = await traffic.read();
  const inView = await findPicturesInView(page);
  const needed = first.filter(({ type, path: file }) => type !== 'image' || inView.includes(file));
  check(needed, ['document', 'stylesheet', 'font', 'image'], budgets.firstViewOnPhone);

  await showOnDesktop(page, devtools);
  await hydrateEverything(page);
  const whole = await traffic.read();
  traffic.stop();
  check(whole, ['document'], budgets.html);
  check(whole, ['stylesheet'], budgets.styles);
  check(whole, ['script'], budgets.scriptOfWholePage);
  return [...problems, ...pageErrors.splice(0).map((error) => `${path}: ${error}`)];
}

/** The visible text of a page of which only the beginning has arrived. */
function unpackStart(received: Buffer): string {
  const body = received.subarray(received.indexOf('\r\n\r\n') + 4);
  const options = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
  return brotliDecompressSync(body, options).toString();
}

/** Gives the open page a large screen. */
async function showOnDesktop(page: Page, devtools: CDPSession) {
  await devtools.send('Emulation.setDeviceMetricsOverride', DESK_SCREEN);
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(DESK_SCREEN.width);
}

/** Scrolls to the end, then hovers and focuses every island, until all are hydrated. */
async function hydrateEverything(page: Page) {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top <= height; top += 600) await page.mouse.wheel(0, 600);
  for (const island of await page.locator('astro-island').all()) {
    await island.locator('*').first().dispatchEvent('pointerenter');
    const control = island.locator('button, a, input, textarea').first();
    if (await control.count()) await control.focus();
  }
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

/** Paths of the visible pictures, including backgrounds. */
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
