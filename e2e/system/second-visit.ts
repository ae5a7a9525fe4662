import { expect, type Page } from '@playwright/test';

/** Opens a page as on a second visit: the service worker controls it. */
export async function revisit(page: Page, path: string) {
  await page.goto(path);
  await page.keyboard.press('Tab');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(path);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
}

/** The caches of the device: name → URLs. */
export function readCaches(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    return Object.fromEntries(
      await Promise.all(
        names.map(async (name) => {
          const requests = await (await caches.open(name)).keys();
          return [
            name.replace(/-.*/, ''),
            requests.map(({ url }) => url.slice(location.origin.length)),
          ];
        }),
      ),
    );
  });
}

/** Plays and seeks the first film of the open page. */
export async function playAndSeek(page: Page): Promise<void> {
  await page.locator('video + button').first().click();
  const film = page.locator('video').first();
  const read = () =>
    film.evaluate((one: HTMLVideoElement) => ({
      plays: one.currentTime > 0 && one.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA,
      error: one.error?.message,
    }));
  await expect.poll(read).toEqual({ plays: true, error: undefined });
  const position = await film.evaluate(async (one: HTMLVideoElement) => {
    one.pause();
    const wound = new Promise((resolve) => one.addEventListener('seeked', resolve, { once: true }));
    one.currentTime = one.duration * 0.8;
    await wound;
    return one.currentTime / one.duration;
  });
  expect(position).toBeCloseTo(0.8, 1);
}
