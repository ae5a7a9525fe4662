import type { Page } from '@playwright/test';
import { listPanelPaths } from '../../apps/dashboard/src/testing/panel-paths.ts';
import { toMessage } from '../journeys/contact-form.ts';
import { forEachWithPool } from '../system/for-each-concurrently.ts';
import {
  findEnglish,
  findPanelProblems,
  openPanel,
  sendContact,
  signInToPanel,
} from '../system/panel.ts';
import { resize } from '../system/resize.ts';
import { isShortForm } from '../system/short-form.ts';
import { admin, dashboard, expect, test, website } from '../test.ts';

/** Screens that are open at once. */
const TOGETHER = 3;

/** Our screens, and Payload's account screen. */
const OWN = [...listPanelPaths(), '/account'];

/** Payload's screen for them is closed. */
const HIDDEN = ['message-events'];

/** Screens without a session. */
const OUTSIDE = ['/login', '/forgot', '/reset/none', '/welcome', '/unauthorized'];

/** Text that no user shall see: placeholders, Payload's own names, and settings of the server. */
const UNTRANSLATED = [
  /\[object \w+\]/,
  /\{\{\s*\w+\s*\}\}/,
  /\bPayload\b/i,
  /\b(?:this|the|another) document\b/i,
  /هذا المستند/,
  /<No /,
  /\bUser: \d+/,
  /\bVersion ID\b/,
  /\b[A-Z][A-Z\d]*_[A-Z][A-Z\d_]*\b/,
  /\bCLAMD\b/,
  /\bnpm run\b/,
];

/** Calls the dashboard as the panel does. */
async function send(page: Page, path: string) {
  const response = await page.request.get(`${dashboard}/cms-api${path}`, {
    headers: { Origin: dashboard },
  });
  return response.ok() ? response.json() : undefined;
}

/**
 * Every screen of the panel that an admin may see, read from the running dashboard: ours, and for each collection and
 * global the list, the trash, the form of a new document and of an existing one, its versions and one of them.
 */
async function listScreens(page: Page): Promise<string[]> {
  const { collections, globals } = await send(page, '/access');
  const screens = [...OWN, '/nothing-here'];
  screens.push(...Object.keys(globals).map((slug) => `/globals/${slug}`));
  for (const [slug, { create, read }] of Object.entries<Record<string, unknown>>(collections)) {
    if (!read || slug.startsWith('payload-') || HIDDEN.includes(slug)) continue;
    const list = `/collections/${slug}`;
    screens.push(list);
    if (create) screens.push(`${list}/create`);
    const id = (await send(page, `/${slug}?limit=1&depth=0`))?.docs[0]?.id;
    if (id !== undefined) screens.push(`${list}/${id}`);
    const versions = await send(page, `/${slug}/versions?limit=1&depth=0`);
    if (!versions?.docs) continue;
    screens.push(`${list}/trash`);
    const [version] = versions.docs;
    if (!version) continue;
    screens.push(`${list}/${version.parent}/versions`);
    screens.push(`${list}/${version.parent}/versions/${version.id}?modifiedOnly=false`);
  }
  return screens;
}

/** The visible and accessible texts of the open screen, and those among them that match `UNTRANSLATED`. */
async function findUntranslated(screen: Page): Promise<string[]> {
  const hints = await screen.evaluate(() =>
    ['placeholder', 'title'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name) ?? ''),
    ),
  );
  const tree = await screen.locator('body').ariaSnapshot();
  const lines = [await screen.title(), ...hints, ...tree.split('\n')];
  return (
    lines
      .map((line) => line.trim())
      .filter((line) => UNTRANSLATED.some((word) => word.test(line)))
      // Of a picture in a comparison of versions (docs/upstream.md).
      .filter((line) => line !== '- img "[object Object]"')
  );
}

test.beforeAll(async () => {
  await sendContact(website, toMessage('Names of the panel'));
  // A draft, because tests of the website open its pages meanwhile.
  await admin.publishOpening('Names of the panel', {
    closesAt: new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString(),
    _status: 'draft',
  });
});

/** The screens of the short form. Journeys also check the screens that they open. */
const isChosen = (path: string): boolean =>
  !isShortForm ||
  OWN.includes(path) ||
  /^.collections.(?:blogs$|(?:blogs|openings).create$|blogs.\d+.versions)/.test(path);

// Both languages have the same screens; Arabic also shows missing translations.
for (const [language, tag] of [
  ['en', ['@nightly']],
  ['ar', []],
] as const) {
  test(`every screen of the panel has its own title, no untranslated keys, is accessible and fits its window (${language})`, {
    tag: [...tag],
  }, async ({ page, context }) => {
    await signInToPanel(context, dashboard);
    await context.addCookies([{ name: 'dashboard-lng', value: language, url: dashboard }]);
    const paths = (await listScreens(page)).filter(isChosen);
    // Guards against an empty list of screens.
    expect(paths).toEqual(expect.arrayContaining(['/inbox', '/collections/blogs/create']));
    expect(paths.some((path) => path.includes('/versions/'))).toBe(true);
    const titles = new Map<string, string>();
    const problems: string[] = [];
    context.on('request', (request) => {
      // Prefetching would render dozens of other screens for each one that is opened.
      if (request.headers()['next-router-prefetch'])
        problems.push(`${request.frame().url()} asks for ${request.url()} before it is pressed`);
    });
    const check = async (path: string, screen: Page) => {
      const widths = isShortForm ? [390] : [1440, 390];
      await resize(screen, { width: widths[0] ?? 390, height: 900 });
      await openPanel(screen, `${dashboard}/admin${path}`);
      await expect(screen.locator('html')).toHaveAttribute('lang', language);
      // Controls get their names at hydration.
      await expect(screen.locator('.table input[aria-label=""]')).toHaveCount(0);
      problems.push(
        ...(await findUntranslated(screen)).map((problem) => `${path || '/'}: ${problem}`),
      );
      titles.set(path, await screen.title());
      const mains = await screen.locator('main, [role="main"]').count();
      if (mains !== 1) problems.push(`${path}: ${mains} main landmarks`);
      // A layout that fits a phone mostly fits a desktop.
      for (const width of widths) {
        await resize(screen, { width, height: 900 });
        const found = await findPanelProblems(screen);
        problems.push(...found.map((problem) => `${path} at ${width} px: ${problem}`));
      }
      if (language === 'en') return;
      await expect(screen.locator('html')).toHaveAttribute('dir', /^rtl$/i);
      const english = await findEnglish(screen);
      problems.push(...english.map((copy) => `${path} says in English: ${copy}`));
    };
    const screens = await Promise.all(Array.from({ length: TOGETHER }, () => context.newPage()));
    await forEachWithPool(paths, screens, check);
    expect(problems).toEqual([]);
    for (const [path, title] of titles) {
      expect(title, path).toMatch(/^\S.* · \S+$/);
    }
    // No two of our screens have the same name.
    const own = listPanelPaths().map((path) => titles.get(path));
    expect(new Set(own).size).toBe(own.length);
  });
}

test('the screens before sign-in have no untranslated keys', async ({ browser }) => {
  for (const language of ['en', 'ar']) {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'dashboard-lng', value: language, url: dashboard }]);
    const screen = await context.newPage();
    for (const path of OUTSIDE) {
      await screen.goto(`${dashboard}/admin${path}`);
      await screen.waitForLoadState('networkidle');
      expect(await findUntranslated(screen), path).toEqual([]);
      expect(await screen.title(), path).toMatch(/^\S.* · \S+$/);
    }
    await context.close();
  }
});

test('the first Tab focuses the link that skips the menu', async ({ page, context }) => {
  await signInToPanel(context, dashboard);
  await openPanel(page, `${dashboard}/admin/collections/blogs`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the menu is open on wide screens, and has nine entries for an admin', async ({
  page,
  context,
}) => {
  await signInToPanel(context, dashboard);
  await resize(page, { width: 1280, height: 900 });
  await openPanel(page, `${dashboard}/admin`);
  const entries = page.locator('.nav__link');
  const names = ['Today', 'Inbox', 'Writing', 'Work', 'Pages', 'Pictures', 'People', 'Settings'];
  await expect(entries).toHaveText([...names, 'Health']);
  await entries.filter({ hasText: 'Writing' }).click();
  await page.getByRole('link', { name: 'Categories', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Categories' })).toBeVisible();
  await entries.filter({ hasText: 'Settings' }).click();
  await page
    .getByRole('link', { name: /^Audit trail/ })
    .first()
    .click();
  await expect(page).toHaveURL(/audit-trail/);
});
