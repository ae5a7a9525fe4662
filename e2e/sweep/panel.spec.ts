import type { Page } from '@playwright/test';
import { listPanelPaths } from '../../apps/dashboard/src/testing/panel-paths.ts';
import { forEachWithPool } from '../system/for-each-concurrently.ts';
import { enterPanel, findEnglish, findPanelFaults, openPanel } from '../system/panel.ts';
import { resize } from '../system/resize.ts';
import { isShortForm } from '../system/short-form.ts';
import { dashboard, expect, test } from '../test.ts';

/** Screens that are open at once, because each waits for its requests. */
const TOGETHER = 2;

/** Our screens, and Payload's account screen. */
const OWN = [...listPanelPaths(), '/account'];

/** Frequently used collections: in the short form only their Payload forms are checked. */
const DAILY = ['blogs', 'case-studies', 'openings', 'media'];

/** Edited in our own screen (`/words`); Payload's screen for them is closed. */
const HIDDEN = ['content', 'message-events'];

/** Every screen of the panel: ours, and Payload's for each collection and global, as an admin sees them. */
async function listScreens(page: Page): Promise<string[]> {
  const ask = async (path: string) => {
    const response = await page.request.get(`${dashboard}/cms-api${path}`, {
      headers: { Origin: dashboard },
    });
    return response.json();
  };
  const { collections, globals } = await ask('/access');
  const screens = [...OWN, ...Object.keys(globals).map((slug) => `/globals/${slug}`)];
  for (const [slug, { create, read }] of Object.entries<Record<string, unknown>>(collections)) {
    if (!read || slug.startsWith('payload-') || HIDDEN.includes(slug)) continue;
    const list = `/collections/${slug}`;
    const { docs } = await ask(`/${slug}?limit=1&depth=0`);
    // Lists differ only in their columns.
    if (slug === 'blogs' || !isShortForm) screens.push(list);
    if (create && (DAILY.includes(slug) || !isShortForm)) screens.push(`${list}/create`);
    if (docs[0] && (slug === 'blogs' || !isShortForm)) screens.push(`${list}/${docs[0].id}`);
  }
  const { docs } = await ask('/blogs?limit=1&depth=0');
  return [...screens, '/collections/blogs/trash', `/collections/blogs/${docs[0].id}/versions`];
}

// Both languages have the same screens; Arabic also shows missing translations.
for (const [language, tag] of [
  ['en', ['@nightly']],
  ['ar', []],
] as const) {
  test(`every screen of the panel is accessible, fits its window and is in its language (${language})`, {
    tag: [...tag],
  }, async ({ page, context }) => {
    await enterPanel(context, dashboard);
    await context.addCookies([{ name: 'dashboard-lng', value: language, url: dashboard }]);
    const faults: string[] = [];
    context.on('request', (request) => {
      // Prefetching would render dozens of other screens for each one that is opened.
      if (request.headers()['next-router-prefetch'])
        faults.push(`${request.frame().url()} asks for ${request.url()} before it is pressed`);
    });
    const look = async (path: string, screen: Page) => {
      await resize(screen, { width: 1440, height: 900 });
      await openPanel(screen, `${dashboard}/admin${path}`);
      await expect(screen.locator('html')).toHaveAttribute('lang', language);
      // A layout that fits a phone mostly fits a desktop.
      for (const width of isShortForm ? [390] : [1440, 390]) {
        await resize(screen, { width, height: 900 });
        // Controls get their names at hydration.
        await expect(screen.locator('.table input[aria-label=""]')).toHaveCount(0);
        const found = await findPanelFaults(screen);
        faults.push(...found.map((fault) => `${path} at ${width} px: ${fault}`));
      }
      if (language === 'ar') {
        await expect(screen.locator('html')).toHaveAttribute('dir', /^rtl$/i);
        const english = await findEnglish(screen);
        faults.push(...english.map((words) => `${path} says in English: ${words}`));
      }
      const mains = await screen.locator('main, [role="main"]').count();
      if (mains !== 1) faults.push(`${path}: ${mains} main landmarks`);
    };
    const all = await listScreens(page);
    // Journeys also check the screens that they open.
    const paths = isShortForm ? all.filter((_, at) => at % 2 === 0) : all;
    const screens = await Promise.all(Array.from({ length: TOGETHER }, () => context.newPage()));
    await forEachWithPool(paths, screens, look);
    expect(faults).toEqual([]);
  });
}

test('the first Tab offers to skip the menu', async ({ page, context }) => {
  await enterPanel(context, dashboard);
  await openPanel(page, `${dashboard}/admin/collections/blogs`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
