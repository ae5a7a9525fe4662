import { budgets } from '../budgets.ts';
import { forEachWithPool } from '../system/for-each-concurrently.ts';
import { openPanel, signInToPanel } from '../system/panel.ts';
import { admin, dashboard, expect, test, website } from '../test.ts';
import {
  findBudgetProblems,
  findLongPages,
  MISSING,
  measureLength,
  openPhone,
  options,
  type PageLength,
  reportFirstPackets,
} from './page-budgets.ts';
import { choosePages, getPaths, isInDefaultLanguage } from './sitemap.ts';
import { toKilobytes, toNames, watchTraffic } from './traffic.ts';

/** Pages that are measured at once. */
const TOGETHER = 3;

/** A missing page, and one of each kind that must be readable without script. */
async function getReadingPages(): Promise<string[]> {
  const article = (await getPaths()).find((path) => path.startsWith('/blogs/'));
  return ['/', '/blogs', article ?? '/blogs/none', MISSING];
}

test('no page requests script before the first interaction', async ({ browser, baseURL }) => {
  const problems: string[] = [];
  for (const path of await getReadingPages()) {
    const page = await browser.newPage({ baseURL, ...options });
    const traffic = watchTraffic(page);
    await page.goto(path);
    const transfers = await traffic.read();
    if (toKilobytes(transfers, 'script') > budgets.scriptBeforeTouch.limit) {
      problems.push(`${path}: ${toNames(transfers, 'script')}`);
    }
    await page.close();
  }
  expect(problems).toEqual([]);
});

test('a page has its icon, and links the web app manifest after the first interaction', async ({
  page,
}) => {
  for (const { path, manifest } of [
    { path: '/wise', manifest: '/site.webmanifest' },
    { path: '/ar/wise', manifest: '/ar/site.webmanifest' },
  ]) {
    await page.goto(path);
    const icon = page.locator('link[rel="icon"][type="image/svg+xml"]');
    expect(await icon.evaluate(drawIcon)).toBe(true);
    const link = page.locator('link[rel="manifest"]');
    await expect(link).toHaveCount(0);
    await page.mouse.wheel(0, 300);
    await expect(link).toHaveAttribute('href', manifest);
    expect(await (await page.request.get(manifest)).json()).toMatchObject({
      start_url: /ar/.test(path) ? '/ar' : '/',
    });
  }
});

/** In the page: whether the icon of a link is inline and can be decoded. */
async function drawIcon(link: Element): Promise<boolean> {
  const picture = new Image();
  picture.src = (link as HTMLLinkElement).href;
  await picture.decode();
  return picture.src.startsWith('data:') && picture.naturalWidth > 0;
}

test('Arabic pages load the Latin font of names only, except articles with code', async ({
  browser,
  baseURL,
}) => {
  const problems: string[] = [];
  // A desktop lays out the complete page at once.
  const page = await browser.newPage({
    baseURL,
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  const paths = (await choosePages(await getPaths(), 'perLayout')).filter(
    (path) => !isInDefaultLanguage(path) && !path.includes('/blogs/'),
  );
  let requested = 0;
  for (const path of paths) {
    const traffic = watchTraffic(page);
    await page.goto(path);
    const fonts = (await traffic.read()).filter(({ type }) => type === 'font');
    traffic.stop();
    if (fonts.some((font) => font.path.includes('mona-sans-names'))) requested += 1;
    const others = fonts.filter((font) => !/nabra-arabic-core|mona-sans-names/.test(font.path));
    if (others.length > 0) problems.push(`${path}: ${toNames(others, 'font')}`);
  }
  await page.close();
  expect(problems).toEqual([]);
  // Each of them has the language switch, whose label is a Latin name.
  expect(requested).toBe(paths.length);
});

test('every page is within its HTML budget', async () => {
  const paths = [...(await getPaths()), MISSING];
  const lengths: PageLength[] = [];
  for (const path of paths) lengths.push(await measureLength(website, path));
  const report = reportFirstPackets(lengths);
  test.info().annotations.push({ type: 'first packets', description: report });
  expect(findLongPages(lengths)).toEqual([]);
});

test('every page is within its budgets: first view on a phone, then with all islands hydrated', async ({
  browser,
  baseURL,
}) => {
  const problems: string[] = [];
  const phones = await Promise.all(
    Array.from({ length: TOGETHER }, () => openPhone(browser, baseURL)),
  );
  // Pages of one kind have the same styles and islands; other tests check each page's length and pictures.
  const paths = await choosePages([...(await getPaths()), MISSING], 'perLayout');
  await forEachWithPool(paths, phones, async (path, phone) => {
    problems.push(...(await findBudgetProblems(path, phone)));
  });
  for (const { page } of phones) await page.context().close();
  expect(problems).toEqual([]);
});

test('the form of a post is within its budgets with an empty cache', async ({ browser }) => {
  const id = await admin.createDraft('A post whose form is weighed');
  const context = await browser.newContext();
  await signInToPanel(context, dashboard);
  const page = await context.newPage();
  const traffic = watchTraffic(page);
  await openPanel(page, `${dashboard}/admin/collections/blogs/${id}`);
  const transfers = await traffic.read();
  await context.close();
  const problems = [
    { type: 'script', limit: budgets.scriptsOfPostForm.limit },
    { type: 'stylesheet', limit: budgets.stylesOfPostForm.limit },
    { type: 'font', limit: budgets.fontsOfPostForm.limit },
  ].flatMap(({ type, limit }) =>
    toKilobytes(transfers, type) > limit ? [`${toNames(transfers, type)} of ${limit} kB`] : [],
  );
  expect(problems).toEqual([]);
});
