import type { Page } from '@playwright/test';
import { readPageCopy } from '../system/copy.ts';
import { expect, test } from '../test.ts';
import { getContactForm } from './contact-form.ts';

// These tests request pages that fail, and Chromium logs that in the console.
test.use({ provoked: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] });

/** Caches a page under more URLs, because a list of two is shorter than the text next to it. */
const keepMore = (page: Page, path: string) =>
  page.evaluate(async (kept) => {
    const name = (await caches.keys()).find((one) => one.startsWith('pages')) ?? '';
    const cache = await caches.open(name);
    const response = await cache.match(kept, { ignoreVary: true });
    for (let number = 2; response && number < 12; number += 1)
      await cache.put(`${kept}?page=${number}`, response.clone());
  }, path);

/** The layout shift since the page was opened. */
const measureShift = (page: Page) =>
  page.evaluate(async () => {
    let moved = 0;
    const add = (entries: PerformanceEntry[]) => {
      for (const entry of entries) moved += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // Two frames: one renders the list, and the next one reports its layout shift.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    add(observer.takeRecords());
    return moved;
  });

test('offline, a visited page opens and another one shows the offline page', async ({
  page,
  context,
}) => {
  await page.goto('/contact-us');
  // After the first interaction, the worker caches the site.
  await page.keyboard.press('Tab');
  await page.evaluate(() => navigator.serviceWorker.ready);
  // A static page: the dashboard may respond with 503 while many tests run.
  expect((await page.goto('/web-services'))?.status()).toBe(200);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  // The response is sent first and cached a moment later.
  const isCached = () =>
    page.evaluate(async () => Boolean(await caches.match('/web-services', { ignoreVary: true })));
  await expect.poll(isCached).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  await keepMore(page, '/web-services');
  await page.addInitScript(() => {
    const { keys } = CacheStorage.prototype;
    // A slow device: the page is visible before the list.
    CacheStorage.prototype.keys = async function () {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return keys.call(this);
    };
  });
  await page.goto('/our-savvy');
  await expect(page.getByText(readPageCopy('offline').text)).toBeVisible();
  await expect(page.locator('main a[href^="/web-services"]')).toHaveCount(11);
  await expect(page.locator('main a[href="/web-services"]')).toBeVisible();
  // The list of cached pages appeared after the page, without a layout shift.
  expect(await measureShift(page)).toBeLessThan(0.005);

  await context.setOffline(false);
  await page.goto('/contact-us');
  await expect(getContactForm(page).button).toBeVisible();
});
