import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/system/commands.ts';
import { startChangingSite } from '../system/changing-site.ts';
import { readPageCopy } from '../system/copy.ts';
import { playAndSeek, readCaches, revisit } from '../system/second-visit.ts';
import { admin, expect, test, website } from '../test.ts';

// Some of these tests request pages or files that fail, and Chromium logs that in the console.
test.use({
  serviceWorkers: 'allow',
  provoked: [
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to fetch/,
  ],
});

test.describe.configure({ timeout: 90_000 });

async function expectWholeOfflinePage(page: Page) {
  await expect(page.getByText(readPageCopy('offline').text)).toBeVisible();
  const look = await page.evaluate(async () => {
    await document.fonts.ready;
    const { fontWeight, fontFamily } = getComputedStyle(document.querySelector('h1') as Element);
    const isLoaded = [...document.fonts].some(({ status }) => status === 'loaded');
    return { fontWeight, isOurs: fontFamily.includes('Mona'), isLoaded };
  });
  expect(look).toEqual({ fontWeight: '200', isOurs: true, isLoaded: true });
}

test('a page is cached with its stylesheets and fonts only, whatever paths its text contains', async ({
  page,
}) => {
  const path = '/blogs/what-astro-none-css-is';
  const id = await admin.createDraft('What /_astro/none.css is');
  await admin.setBlog(id, { _status: 'published' });
  const getStatus = async () => (await fetch(website + path)).status;
  await expect.poll(getStatus, { timeout: 10_000 }).toBe(200);
  await page.goto(path);
  await page.keyboard.press('Tab');
  await expect
    .poll(async () => (await readCaches(page)).pages, { timeout: 10_000 })
    .toEqual([path]);
  const linked = await page
    .locator('link[href$=".woff2"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const { assets = [] } = await readCaches(page);
  expect(assets.filter((path) => path.endsWith('.woff2'))).toEqual(linked);
  await admin.setBlog(id, { _status: 'draft' });
});

test('films play and seek', { tag: '@nightly' }, async ({ page }) => {
  await revisit(page, '/serenita');
  await playAndSeek(page);
  const kept = Object.values(await readCaches(page)).flat();
  expect(kept.filter((path) => /\.(?:mp4|webm|vtt)$/.test(path))).toEqual([]);
});

test('every page opens if the storage of the device is full', async ({
  page,
  context,
  baseURL,
}) => {
  await revisit(page, '/contact-us');
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1 });
  for (const path of ['/our-work', '/our-savvy', '/serenita', '/blogs']) {
    await page.goto(path);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );
    const broken = page.locator('main img').filter({ visible: true }).first();
    await expect
      .poll(() => broken.evaluate((one: HTMLImageElement) => !one.complete || one.naturalWidth > 0))
      .toBe(true);
  }
});

test('the offline page stays complete when the caches are full', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  await revisit(page, '/contact-us');
  const files = readdirSync(join(root, 'apps/website/dist/client/_astro'))
    .filter((name) => name.endsWith('.webp'))
    .slice(0, 300);
  expect(files).toHaveLength(300);
  await page.evaluate(async (names) => {
    for (const name of names) await (await fetch(`/_astro/${name}`)).blob();
  }, files);
  const count = async () => (await readCaches(page)).pictures?.length ?? 0;
  await expect.poll(count).toBeGreaterThan(100);
  await expect.poll(count).toBeLessThanOrEqual(150);

  await context.setOffline(true);
  await page.goto('/our-savvy');
  await expectWholeOfflinePage(page);
  await expect(page.locator('main a[href="/contact-us"]')).toBeVisible();
});

test('a visitor loads files of one language only, and the offline page has the language of the path', async ({
  page,
  context,
}) => {
  const readAssets = async () => (await readCaches(page)).assets ?? [];
  await revisit(page, '/contact-us');
  expect(await readAssets()).toContain('/offline');
  expect((await readAssets()).filter((path) => /^\/ar\/|nabra-arabic/.test(path))).toEqual([]);
  await context.setOffline(true);
  await page.goto('/ar/our-savvy');
  await expectWholeOfflinePage(page);
  await context.setOffline(false);
  await page.goto('/ar/contact-us');
  await expect.poll(readAssets).toContain('/ar/offline');
  await context.setOffline(true);
  await page.goto('/ar/our-savvy');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('main a[href="/ar/contact-us"]')).toBeVisible();
  await page.goto('/our-savvy');
  await expectWholeOfflinePage(page);
});

test('only cacheable pages are cached, without personal query parameters', async ({ page }) => {
  await revisit(page, '/our-work?utm_source=letter&gclid=abc');
  await page.goto('/thank-you?reference=ABCD1234');
  await page.goto('/no-such-page');
  await page.goto('/blogs?page=1&fbclid=xyz');
  await expect
    .poll(async () => (await readCaches(page)).pages?.toSorted())
    .toEqual(['/blogs?page=1', '/our-work']);
});

test('every page opens without cache storage', async ({ page }) => {
  const site = await startChangingSite(website);
  try {
    // Some private windows reject every access to caches.
    site.release(
      'one',
      `const open = caches.open.bind(caches);
       caches.open = (name) => registration.active
         ? Promise.reject(new DOMException('refused', 'SecurityError')) : open(name);\n`,
    );
    await revisit(page, `${site.url}/contact-us`);
    await page.goto(`${site.url}/our-savvy`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /our-savvy$/);
  } finally {
    site.close();
  }
});

test('a new release replaces the caches of the previous one, also for an open tab', async ({
  page,
  context,
}) => {
  const site = await startChangingSite(website);
  const getCaches = () => page.evaluate(async () => (await caches.keys()).toSorted());
  try {
    site.release('one');
    await revisit(page, `${site.url}/contact-us`);
    await page.goto(`${site.url}/our-savvy`);
    await expect.poll(getCaches).toContain('pages-one');
    expect((await getCaches()).every((name) => name.endsWith('-one'))).toBe(true);

    site.release('two');
    const other = await context.newPage();
    expect((await other.goto(`${site.url}/nasj`))?.status()).toBe(200);
    await expect.poll(getCaches, { timeout: 30_000 }).toContain('assets-two');
    await expect
      .poll(async () => (await getCaches()).filter((name) => !name.endsWith('-two')))
      .toEqual([]);
    // The open tabs are cached again.
    await expect
      .poll(async () => (await readCaches(page)).pages?.toSorted())
      .toEqual(['/nasj', '/our-savvy']);

    site.setDown(true);
    await page.reload();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /our-savvy$/);
    await other.goto(`${site.url}/our-work`);
    await expectWholeOfflinePage(other);
  } finally {
    site.close();
  }
});
