import type { Page } from '@playwright/test';
import { readPageWords } from '../system/words.ts';
import { expect, test } from '../test.ts';
import { getContactForm } from './contact-form.ts';

// A page that cannot be fetched is what these tests are about, and Chromium says so in the console.
test.use({ provoked: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] });

/** Keeps a page that is kept under further addresses: a list of two is shorter than the words beside it. */
const keepMore = (page: Page, path: string) =>
  page.evaluate(async (kept) => {
    const name = (await caches.keys()).find((one) => one.startsWith('pages')) ?? '';
    const cache = await caches.open(name);
    const response = await cache.match(kept, { ignoreVary: true });
    for (let number = 2; response && number < 12; number += 1)
      await cache.put(`${kept}?page=${number}`, response.clone());
  }, path);

/** How much of the page has moved since it was opened. */
const measureShift = (page: Page) =>
  page.evaluate(async () => {
    let moved = 0;
    const add = (entries: PerformanceEntry[]) => {
      for (const entry of entries) moved += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // Two frames: the one that draws the list, and the one that tells what it moved.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    add(observer.takeRecords());
    return moved;
  });

test('offline, a visited page opens and another one shows the offline page', async ({
  page,
  context,
}) => {
  await page.goto('/contact-us');
  // The first touch, after which the site is kept on the device.
  await page.keyboard.press('Tab');
  await page.evaluate(() => navigator.serviceWorker.ready);
  // A page of the build: what the dashboard is asked for may be refused while everybody asks.
  expect((await page.goto('/web-services'))?.status()).toBe(200);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  // It is answered first, and kept a moment later.
  const isKept = () =>
    page.evaluate(async () => Boolean(await caches.match('/web-services', { ignoreVary: true })));
  await expect.poll(isKept).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  await keepMore(page, '/web-services');
  await page.addInitScript(() => {
    const { keys } = CacheStorage.prototype;
    // A device that is slow to look: the page is there before the list.
    CacheStorage.prototype.keys = async function () {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return keys.call(this);
    };
  });
  await page.goto('/our-savvy');
  await expect(page.getByText(readPageWords('offline').text)).toBeVisible();
  await expect(page.locator('main a[href^="/web-services"]')).toHaveCount(11);
  await expect(page.locator('main a[href="/web-services"]')).toBeVisible();
  // The list of what is kept came after the page, and moved nothing.
  expect(await measureShift(page)).toBeLessThan(0.005);

  await context.setOffline(false);
  await page.goto('/contact-us');
  await expect(getContactForm(page).button).toBeVisible();
});
