import { readPageCopy } from '../system/copy.ts';
import {
  clickUntil,
  findPanelProblems,
  openPanel,
  signInToPanel,
  soon,
  waitForHydration,
} from '../system/panel.ts';
import { resize } from '../system/resize.ts';
import { dashboard, expect, test } from '../test.ts';

/** A published change must be visible within this time. */
const within = { timeout: 10_000, intervals: [250] };
/** The website sends its 404 log once a minute. */
const reported = { timeout: 80_000, intervals: [1000] };
const SCREENS = [390, 768, 1440];
const copy = readPageCopy('not-found');

// Rejected on purpose, and the browser's own request for the favicon.
test.use({ provoked: [/status of 400 .*old-addresses|favicon\.ico/] });
const { field } = readPageCopy('search');

test('missing paths are counted, and redirected by an editor within seconds', async ({
  page,
  context,
  baseURL,
}) => {
  const lost = `/Old-Portfolio-${Date.now().toString(36)}`;
  const path = lost.toLowerCase();
  for (const tries of [1, 2]) {
    const response = await page.goto(`${lost}?from=${tries}`);
    expect(response?.status()).toBe(404);
  }
  await signInToPanel(context, dashboard);
  const row = page.getByRole('row').filter({ hasText: path });
  await expect
    .poll(async () => {
      await openPanel(page, `${dashboard}/admin/collections/missing-paths`);
      return row.count();
    }, reported)
    .toBe(1);
  await expect(row.getByRole('cell', { name: '2', exact: true })).toBeVisible();
  for (const width of SCREENS) {
    await resize(page, { width, height: 900 });
    expect(await findPanelProblems(page), `${width} px`).toEqual([]);
  }

  await row.getByRole('link', { name: 'Redirect to' }).click();
  await page.waitForURL(/old-addresses\/create/);
  await waitForHydration(page);
  const from = page.getByRole('textbox', { name: 'Old URL' });
  await expect(from).toHaveValue(path);
  const to = page.getByRole('textbox', { name: 'Target' });
  await to.fill(path);
  await clickUntil(page.getByRole('button', { name: 'Save' }), () =>
    expect(page.getByText('This would be a redirect loop')).toBeVisible(soon),
  );
  await expect(from).toHaveValue(path);
  await to.fill('/our-work');
  await clickUntil(page.getByRole('button', { name: 'Save' }), () =>
    expect(page.getByText(/^Saved[.:]/).first()).toBeVisible(soon),
  );

  const follow = async (requested: string) => {
    const { status, headers } = await fetch(baseURL + requested, { redirect: 'manual' });
    return `${status} ${headers.get('location')}`;
  };
  await expect.poll(() => follow(path), within).toBe('308 /our-work');
  expect(await follow(`${lost}/?utm_source=card`)).toBe('308 /our-work?utm_source=card');
  await openPanel(page, `${dashboard}/admin/collections/missing-paths`);
  await expect(row).toHaveCount(0);
  await openPanel(page, `${dashboard}/admin/collections/old-addresses`);
  await expect(row).toContainText('/our-work');

  await row.getByRole('link', { name: path }).click();
  await expect(page.getByRole('textbox', { name: 'Target' })).toHaveValue('/our-work');
  await waitForHydration(page);
  await page.locator('.doc-controls__popup button, .popup__trigger-wrap button').last().click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => follow(path), within).toBe('404 null');
});

test('the 404 page suggests a page and has a search, without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await expect
    .poll(async () => {
      const response = await page.goto('/old/contct-us.htm');
      expect(response?.status()).toBe(404);
      expect(response?.headers()['cache-control']).toBe('no-store');
      return page.getByRole('navigation', { name: copy.near }).getByRole('link').count();
    }, within)
    .toBeGreaterThan(0);
  await expect(page.getByText(copy.text)).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: copy.near }).getByRole('link').first(),
  ).toHaveAttribute('href', '/contact-us');
  await page.getByRole('searchbox', { name: field.label }).fill('lupin');
  await page.getByRole('button', { name: field.button }).click();
  await expect(page).toHaveURL(/\/search\?q=lupin$/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Lupin' })).toHaveAttribute(
    'href',
    '/Lupin',
  );
  await context.close();
});
