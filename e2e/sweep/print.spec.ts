import type { Page } from '@playwright/test';
import { companyPath } from '../specification/routes.ts';
import { resize } from '../system/resize.ts';
import { isShortForm } from '../system/short-form.ts';
import { expect, test } from '../test.ts';
import { choosePages, getPaths, unlisted } from './sitemap.ts';

/** Inside of an A4 sheet's margins, CSS pixels at 96 dots an inch. */
const SHEET = { width: 673, height: 1005 };
/** Paper sizes, for media queries, and the area inside their margins; the short form uses the first. */
const PAPERS = [
  { name: 'A4', paper: { width: 794, height: 1123 }, sheet: SHEET },
  { name: 'Letter', paper: { width: 816, height: 1056 }, sheet: { width: 695, height: 939 } },
];

/** Pages with little text, whose sheet may be nearly empty. */
const SHORT = /\/(?:no-such-page|offline)$/;

/** Errors of a page with its print styles. */
function findPrintProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true }) && width * height > 4;
    };
    for (const part of document.querySelectorAll(
      'nav, [popover], body > footer, #banner, #projects, #related, [data-side=back], [data-layer=dot], form button',
    ))
      if (isShown(part)) problems.push(`shows ${part.tagName.toLowerCase()} ${part.id}`);
    for (const element of document.querySelectorAll('body *')) {
      const { position, transform, backgroundColor, color } = getComputedStyle(element);
      const name = `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 20)}”`;
      if (!isShown(element) || element.matches('.visually-hidden, svg *')) continue;
      if (position === 'fixed') problems.push(`${name} is fixed`);
      if (transform !== 'none' && element.closest('main')) problems.push(`${name} is turned`);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (hasText && color !== 'rgb(0, 0, 0)') problems.push(`${name} is ${color}`);
      if (!/, 0\)$/.test(backgroundColor) && element.tagName !== 'I')
        problems.push(`${name} stands on ${backgroundColor}`);
    }
    const { scrollWidth } = document.documentElement;
    // A page that is wider than its sheet is printed smaller; one pixel more is due to rounding.
    if (scrollWidth > innerWidth + 2) problems.push(`is ${scrollWidth} px wide`);
    const address = document.querySelector('[data-print-only]:last-of-type');
    if (!address || !isShown(address)) problems.push('does not say its address');
    return problems;
  });
}

/**
 * Errors in the division of a page into sheets. Columns as large as a sheet break by the same rules as
 * sheets, and can be measured.
 */
function findDivisionProblems(page: Page, sheet: typeof SHEET): Promise<string[]> {
  return page.evaluate(({ width, height }) => {
    const { body } = document;
    body.style.inlineSize = `${width}px`;
    body.style.blockSize = `${height}px`;
    body.style.columns = `${width}px`;
    body.style.columnGap = '0px';
    body.style.columnFill = 'auto';
    const problems: string[] = [];
    // Sheets are in reading order.
    const first = body.getBoundingClientRect();
    const isFromRight = document.dir === 'rtl';
    const toSheet = ({ left, right }: DOMRect) => {
      const centre = (left + right) / 2;
      return Math.floor((isFromRight ? first.right - centre : centre - first.left) / width);
    };
    const getParts = (element: Element) =>
      [...element.getClientRects()].filter((part) => part.width > 1 && part.height > 1);
    const whole = 'img, figure, tr, dl, li:not(:has(li)), [data-value], section article';
    for (const element of document.querySelectorAll(`main :is(${whole})`)) {
      const sheets = new Set(element.checkVisibility() ? getParts(element).map(toSheet) : []);
      const name = `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 20)}”`;
      if (sheets.size > 1) problems.push(`${name} is divided`);
    }
    // How far text and pictures fill each sheet; the URL opposite the logo does not count.
    const filled: number[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const isLetter = (node: Node) =>
      node.textContent?.trim() &&
      node.parentElement?.checkVisibility() &&
      !node.parentElement.closest('.visually-hidden, .page > [data-print-only], .page > header');
    const fill = (part: DOMRect) => {
      filled[toSheet(part)] = Math.max(filled[toSheet(part)] ?? 0, part.bottom / height);
    };
    while (texts.nextNode()) {
      if (!isLetter(texts.currentNode)) continue;
      range.selectNodeContents(texts.currentNode);
      for (const part of range.getClientRects()) fill(part);
    }
    for (const image of document.querySelectorAll('main img'))
      if (image.checkVisibility()) getParts(image).forEach(fill);
    for (const [sheetNumber, share] of [...filled].entries()) {
      const isLast = sheetNumber === filled.length - 1;
      // A last sheet has at least a heading and a line.
      if ((share ?? 0) < (isLast ? 0.04 : 0.2))
        problems.push(`sheet ${sheetNumber + 1} is ${Math.round((share ?? 0) * 100)} % full`);
    }
    if (body.scrollWidth > filled.length * width + 2) problems.push('ends with an empty sheet');
    return problems;
  }, sheet);
}

// Each page is opened once for all paper sizes. In two halves, so that workers share them.
for (const half of [0, 1]) {
  test(`every page prints as black text on white, without divided elements or empty sheets on A4 and Letter, half ${half + 1} of the pages`, async ({
    page,
  }) => {
    const problems: string[] = [];
    await page.emulateMedia({ media: 'print' });
    const paths = await choosePages([...(await getPaths()), ...unlisted], 'perLayout');
    for (const path of paths.filter((_, index) => index % 2 === half)) {
      await resize(page, SHEET);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      problems.push(...(await findPrintProblems(page)).map((problem) => `${path}: ${problem}`));
      if (SHORT.test(path)) continue;
      for (const { name, paper, sheet } of isShortForm ? PAPERS.slice(0, 1) : PAPERS) {
        await resize(page, paper);
        const divided = await findDivisionProblems(page, sheet);
        problems.push(...divided.map((problem) => `${path} on ${name}: ${problem}`));
      }
    }
    expect(problems).toEqual([]);
  });
}

test('a page of each kind is saved as PDF quickly, on few sheets', { tag: '@nightly' }, async ({
  page,
}) => {
  const article = (await getPaths()).find((path) => path.startsWith('/blogs/')) ?? '';
  const others = ['/', '/microcare', '/our-work', '/privacy-policy', '/contact-us'];
  for (const path of ['/serenita', companyPath, article, ...(isShortForm ? [] : others)]) {
    await page.goto(path, { waitUntil: 'load' });
    const file = (await page.pdf({ format: 'A4', preferCSSPageSize: false })).toString('latin1');
    const sheets = file.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
    expect(sheets, path).toBeGreaterThan(0);
    // A longer print would have sheets that are half empty or black.
    expect(sheets, path).toBeLessThan(8);
  }
});

test('a printed team shows each portrait and quote', async ({ page }) => {
  await resize(page, SHEET);
  await page.emulateMedia({ media: 'print' });
  await page.goto(companyPath);
  const people = page.locator('main li:has(> blockquote)');
  expect(await people.count()).toBeGreaterThan(0);
  for (const person of await people.all()) {
    await expect(person.getByRole('blockquote')).toBeVisible();
    const portrait = await person.locator('img, [data-colour]').last().boundingBox();
    expect(portrait?.width).toBeGreaterThan(60);
    expect(portrait?.height).toBeGreaterThan(60);
  }
});
