import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { getPaths } from './sitemap.ts';

/** Inside of an A4 sheet's margins, CSS pixels at 96 dots an inch. */
const SHEET = { width: 673, height: 1005 };

/** What of a page is wrong on paper, with its print rules in force. */
function findPrintFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true }) && width * height > 4;
    };
    for (const part of document.querySelectorAll(
      'nav, [popover], body > footer, #banner, #projects, #related, [data-side=back], [data-layer=dot], form button',
    ))
      if (isShown(part)) faults.push(`shows ${part.tagName.toLowerCase()} ${part.id}`);
    for (const element of document.querySelectorAll('body *')) {
      const { position, transform, backgroundColor, color } = getComputedStyle(element);
      const name = `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 20)}”`;
      if (!isShown(element) || element.matches('.visually-hidden, svg *')) continue;
      if (position === 'fixed') faults.push(`${name} is fixed`);
      if (transform !== 'none' && element.closest('main')) faults.push(`${name} is turned`);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (hasText && color !== 'rgb(0, 0, 0)') faults.push(`${name} is ${color}`);
      if (!/, 0\)$/.test(backgroundColor) && element.tagName !== 'I')
        faults.push(`${name} stands on ${backgroundColor}`);
    }
    const address = document.querySelector('[data-print-only]:last-of-type');
    if (!address || !isShown(address)) faults.push('does not say its address');
    return faults;
  });
}

test('every page is a sheet of black text on white, without the furniture of the screen', async ({
  page,
}) => {
  const faults: string[] = [];
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  for (const path of [...(await getPaths()), '/no-such-page', '/thank-you']) {
    await page.goto(path);
    faults.push(...(await findPrintFaults(page)).map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test('a page of each kind is saved as PDF at once, on few sheets', async ({ page }) => {
  const article = (await getPaths()).find((path) => path.startsWith('/blogs/')) ?? '';
  for (const path of [
    '/',
    '/serenita',
    '/microcare',
    '/MeetNabra',
    '/our-work',
    article,
    '/privacy-policy',
    '/contact-us',
  ]) {
    await page.goto(path, { waitUntil: 'load' });
    const file = (await page.pdf({ format: 'A4', preferCSSPageSize: false })).toString('latin1');
    const sheets = file.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
    expect(sheets, path).toBeGreaterThan(0);
    // Longer than this, sheets would be half empty or black.
    expect(sheets, path).toBeLessThan(14);
  }
});

test('a printed team shows each face and what the person says', async ({ page }) => {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  await page.goto('/MeetNabra');
  const people = page.locator('main li:has(> blockquote)');
  expect(await people.count()).toBeGreaterThan(0);
  for (const person of await people.all()) {
    await expect(person.getByRole('blockquote')).toBeVisible();
    const portrait = await person.locator('img').last().boundingBox();
    expect(portrait?.width).toBeGreaterThan(60);
    expect(portrait?.height).toBeGreaterThan(60);
  }
});
