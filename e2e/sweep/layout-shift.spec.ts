import type { Browser, Page } from '@playwright/test';
import { forEachWithPool } from '../system/for-each-concurrently.ts';
import { isShortForm } from '../system/short-form.ts';
import { expect, test, website } from '../test.ts';
import { findMotionProblems, scrollThrough } from './motion.ts';
import { choosePages, getOnePerLayout, getPaths, unlisted } from './sitemap.ts';

/** Delay of a font on a slow connection, ms. */
const FONT_DELAY = 2000;
/** Maximum layout shift of a page; up to 0.1 is good. Few fallback widths differ from ours (`fonts/fonts.css`). */
const LIMIT = 0.045;
/** Pages that wait for their font at once. */
const TOGETHER = 6;

/** Pages whose layout shifts while the font is late, or whose animations break the rules (`motion.ts`). */
async function findLayoutShifts(
  browser: Browser,
  { baseURL, paths, width }: { baseURL: string; paths: readonly string[]; width: number },
): Promise<string[]> {
  const problems: string[] = [];
  // One page of each kind is scrolled.
  const scrolled = await getOnePerLayout(paths, baseURL);
  const open = async () => {
    const context = await browser.newContext({
      baseURL,
      viewport: { width, height: width < 768 ? 844 : 900 },
      serviceWorkers: 'block',
      reducedMotion: 'no-preference',
    });
    const page = await context.newPage();
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as PerformanceEntry & {
            value: number;
            sources: { node?: Node }[];
          };
          const { dataset } = document.documentElement;
          dataset.shift = String(Number(dataset.shift ?? 0) + value);
          const names = sources.map(({ node }) =>
            node instanceof Element ? `${node.localName}.${node.className}` : node?.textContent,
          );
          dataset.moved = `${dataset.moved ?? ''} ${value.toFixed(3)} by ${names}`;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // While requests are routed, the HTTP cache is off.
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, FONT_DELAY));
      await route.continue();
    });
    return page;
  };
  const measure = async (path: string, page: Page) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const motion = await findMotionProblems(page);
    problems.push(...motion.map((problem) => `${path}: ${problem}`));
    if (scrolled.includes(path)) await scrollThrough(page);
    const { moved, movers, waited } = await page.evaluate(async () => {
      // Two frames: one renders with the font, and the next one reports the layout shift.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const typefaces = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'));
      return {
        moved: Number(document.documentElement.dataset.shift ?? 0),
        movers: document.documentElement.dataset.moved,
        waited: Math.max(0, ...typefaces.map(({ duration }) => duration)),
      };
    });
    if (waited < FONT_DELAY)
      problems.push(`${path}: its typeface took ${Math.round(waited)} ms only`);
    if (moved > LIMIT) problems.push(`${path}: ${moved.toFixed(3)}:${movers}`);
  };
  const pages = await Promise.all(Array.from({ length: TOGETHER }, open));
  await forEachWithPool(paths, pages, measure);
  for (const page of pages) await page.context().close();
  return problems;
}

for (const [width, choose, tag] of [
  [390, (paths: string[]) => choosePages(paths, 'sample'), []],
  [1440, getOnePerLayout, ['@nightly']],
] as const) {
  test(`at ${width} px a late font and scrolling shift nothing, no text fades in, and no animation is endless`, {
    tag: [...tag],
  }, async ({ browser }) => {
    const others = isShortForm ? [] : unlisted;
    const paths = await choose([...(await getPaths()), ...others]);
    expect(await findLayoutShifts(browser, { baseURL: website, paths, width })).toEqual([]);
  });
}
