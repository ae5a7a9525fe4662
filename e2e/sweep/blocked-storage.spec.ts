import { serviceCopySchema } from '@agency/content/schemas/service';
import type { Page } from '@playwright/test';
import { readFileCopy } from '../system/copy.ts';
import { expect, test } from '../test.ts';
import { choosePages, getOnePerLayout, getPaths, unlisted } from './sitemap.ts';

const { pause, play } = readFileCopy('services', serviceCopySchema);

/** What a browser does if the visitor blocks site data: every access throws. */
function blockStorage() {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

/** Hydrates every island by pointing at it. Returns how many are empty afterwards and were not before. */
const hydrateAll = (page: Page) =>
  page.evaluate(async () => {
    const islands = [...document.querySelectorAll('astro-island[ssr]')];
    const shown = islands.filter((island) => island.firstElementChild?.hasChildNodes());
    for (const island of islands) {
      const over = new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' });
      (island.firstElementChild ?? island).dispatchEvent(over);
    }
    const end = performance.now() + 10_000;
    while (document.querySelector('astro-island[ssr]') && performance.now() < end)
      await new Promise(requestAnimationFrame);
    // Effects run after the first paint.
    await new Promise((resolve) => setTimeout(resolve, 100));
    return shown.filter((island) => !island.firstElementChild?.hasChildNodes()).length;
  });

test('every island renders with storage blocked', { tag: '@nightly' }, async ({ context }) => {
  // A new page, because the shared one would keep the blocked storage.
  const page = await context.newPage();
  await page.addInitScript(blockStorage);
  const paths = await getOnePerLayout([...(await getPaths()), ...unlisted]);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) =>
    problems.push(`${new URL(page.url()).pathname}: ${message}`),
  );
  for (const path of await choosePages(paths, 'perLayout')) {
    await page.goto(path);
    const emptied = await hydrateAll(page);
    if (emptied > 0) problems.push(`${path}: ${emptied} islands have vanished`);
    // A press anywhere is stored for the next page.
    await page.mouse.click(2, 2);
  }
  expect(problems).toEqual([]);
  await page.close();
});

test('the keyword banner can be paused with storage blocked', async ({ context }) => {
  const page = await context.newPage();
  await page.addInitScript(blockStorage);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/web-services');
  await hydrateAll(page);
  await page.getByRole('button', { name: pause, exact: true }).click();
  await expect(page.locator('#keyword-banner')).toHaveAttribute('data-paused', '');
  await expect(page.getByRole('button', { name: play, exact: true })).toBeVisible();
  await page.close();
});
