import { getGalleryRatio, pictureShapes, rhythmSchema, toRatio } from '@agency/contracts';
import type { Page } from '@playwright/test';
import { caseStudies } from '../specification/case-studies.ts';
import { forEachWithPool } from '../system/for-each-concurrently.ts';
import { resize } from '../system/resize.ts';
import { expect, test, website } from '../test.ts';
import { choosePages, getPaths } from './sitemap.ts';

/** Pages that load at once. */
const TOGETHER = 3;

test('every local link and picture exists, and every page is linked', async ({ page }) => {
  const found = new Map<string, string>();
  const ledTo = new Set<string>();
  const paths = await getPaths();
  for (const path of paths) {
    const addresses = await page.evaluate(
      (html) =>
        [
          ...new DOMParser()
            .parseFromString(html, 'text/html')
            .querySelectorAll('a[href], img[src], link[href]'),
        ].map((one) => ({
          address: one.getAttribute('href') ?? one.getAttribute('src') ?? '',
          isLink: one.localName === 'a',
        })),
      await (await fetch(website + path)).text(),
    );
    for (const { address, isLink } of addresses) {
      const { origin, pathname, search } = new URL(address, website + path);
      const target = pathname + search;
      if (origin === website) found.set(target, found.get(target) ?? path);
      if (isLink && origin === website && pathname !== path) ledTo.add(decodeURI(pathname));
    }
  }
  expect(found.size).toBeGreaterThan(100);
  const problems: string[] = [];
  for (const path of paths.filter((one) => !ledTo.has(decodeURI(one)))) {
    // Another test may have published it a moment ago.
    const readList = async () =>
      (await fetch(website + path.slice(0, path.lastIndexOf('/')))).text();
    await expect.poll(readList, `no page leads to ${path}`).toContain(`href="${path}"`);
  }
  for (const [target, path] of found) {
    const send = async () => (await fetch(website + target, { method: 'HEAD' })).status;
    let status = await send();
    // On a busy machine the first request for a category may fail.
    if (status === 503) status = await send();
    if (status !== 200) problems.push(`${target}, linked from ${path}, answers ${status}`);
  }
  expect(problems).toEqual([]);
});

/** Each picture is cropped around its focus. Returns the positions that were checked. */
async function expectFocus(page: Page, path: string): Promise<string[]> {
  const shown = await page
    .locator('[data-focus]:not([data-crop], [data-crop] *) img')
    .evaluateAll((pictures) =>
      pictures.map((picture) => ({
        focus: picture.closest('[data-focus]')?.getAttribute('data-focus') ?? '',
        position: getComputedStyle(picture).objectPosition,
      })),
    );
  for (const { focus, position } of shown)
    expect.soft(position, `focus on ${path}`).toBe(focus.replace(/[\d.]+/g, '$&%'));
  return shown.map(({ focus }) => focus);
}

/** Each picture has the aspect ratio that the dashboard requires. Returns the places that were checked. */
async function expectShapes(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  const shown = await page.evaluate(() => {
    const measure = (selector: string, within: ParentNode = document) =>
      [...within.querySelectorAll(selector)].map((plate) => {
        const { width, height } = plate.getBoundingClientRect();
        return width / height;
      });
    return {
      banner: measure('header > [data-plate]'),
      bleeding: measure('[data-kind=wide] > [class]'),
      galleries: [...document.querySelectorAll<HTMLElement>('[data-rhythm]')].map((gallery) => ({
        rhythm: gallery.dataset.rhythm,
        ratios: measure('figure > :first-child', gallery),
      })),
    };
  });
  const expected = (place: 'banner' | 'bleeding') =>
    shown[place].map(() => expect.closeTo(toRatio(pictureShapes[place]), 1));
  expect.soft(shown.banner, `banner of ${path}`).toEqual(expected('banner'));
  expect.soft(shown.bleeding, `wide pictures of ${path}`).toEqual(expected('bleeding'));
  for (const place of ['banner', 'bleeding'] as const)
    if (shown[place].length > 0) found.push(place);
  for (const { rhythm, ratios } of shown.galleries) {
    const known = rhythmSchema.parse(rhythm);
    if (known === 'detail') continue;
    found.push(known);
    expect
      .soft(ratios, `${known} of ${path}`)
      .toEqual(
        ratios.map((_, index) =>
          expect.closeTo(getGalleryRatio(known, index, ratios.length) ?? 0, 1),
        ),
      );
  }
  return found;
}

test('a case study shows two to eight pictures with unique descriptions, cropped around their focus, in the aspect ratios that the dashboard expects', async ({
  page,
}) => {
  const focuses = new Set<string>();
  const shapes = new Set<string>();
  await resize(page, { width: 1440, height: 900 });
  for (const { path } of caseStudies) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const copy = await page
      .locator(
        '[data-kind=gallery] figure img[alt]:not([alt=""]), [data-kind=wide] img:not([alt=""])',
      )
      .evaluateAll((pictures) =>
        pictures.map((picture) => ({
          alt: picture.getAttribute('alt'),
          isDetail: Boolean(picture.closest('[data-rhythm=detail]')),
        })),
      );
    // The same picture may be on the page uncropped, too.
    const whole = copy.flatMap(({ alt, isDetail }) => (isDetail ? [] : [alt]));
    expect.soft(copy.length, `pictures of ${path}`).toBeGreaterThanOrEqual(2);
    expect.soft(copy.length, `pictures of ${path}`).toBeLessThanOrEqual(8);
    expect.soft(new Set(whole).size, `words of the pictures of ${path}`).toBe(whole.length);
    for (const focus of await expectFocus(page, path)) focuses.add(focus);
    for (const shape of await expectShapes(page, path)) shapes.add(shape);
  }
  expect(focuses.size, 'positions').toBeGreaterThan(1);
  const all = ['banner', 'beside', 'bleeding', 'pairs', 'tall', 'triptych'];
  expect([...shapes].sort()).toEqual(all);
});

test('on a phone, content outside the viewport is laid out without a scroll', async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  for (const path of ['/', '/our-work', '/serenita']) {
    await page.goto(path);
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.querySelectorAll('body *')].flatMap((element) => {
            const isWaiting = getComputedStyle(element).contentVisibility !== 'visible';
            return isWaiting && element.checkVisibility() ? [element.className] : [];
          }),
        ),
      )
      .toEqual([]);
  }
});

test('every page shows the same text without JavaScript', async ({ context, browser, request }) => {
  const problems: string[] = [];
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const open = () => Promise.all([context.newPage(), plain.newPage()]);
  const pairs = await Promise.all(Array.from({ length: TOGETHER }, open));
  const paths = await choosePages(await getPaths(), 'sample');
  await forEachWithPool(paths, pairs, async (path, pair) => {
    // The same response for both browsers, because some pages render random picks.
    const response = await request.get(website + path);
    await Promise.all(
      pair.map(async (page) => {
        await page.route(website + path, (route) => route.fulfill({ response }), { times: 1 });
        await page.goto(website + path);
      }),
    );
    const [scripted, unscripted] = pair;
    // Islands that hydrate by themselves have rendered.
    const waking = scripted.locator('astro-island[ssr]:is([client=load], [client=idle])');
    await expect(waking).toHaveCount(0);
    const [withScript, without, controls] = await Promise.all([
      readLines(scripted),
      readLines(unscripted),
      readControls(scripted),
    ]);
    for (const line of withScript.filter((shown) => !controls.includes(shown))) {
      if (!without.includes(line)) problems.push(`${path}: "${line}" needs JavaScript`);
    }
  });
  await plain.close();
  expect(problems).toEqual([]);
});

/** Texts of controls that need script, and of their status messages; without script they are absent. */
function readControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, [aria-live], label:has(~ [type=file]) > *')]
      // biome-ignore lint/performance/useDomNodeTextContent: only what is visible counts
      .flatMap(({ innerText }) => innerText.split('\n'))
      .map((line) => line.trim())
      .filter(Boolean),
  );
}

/** Visible texts. Text next to an opened element counts, because the element contains all of it. */
function readLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const openedBeside = [...document.querySelectorAll('[aria-controls]')].flatMap((control) => {
      const part = document.getElementById(control.getAttribute('aria-controls') ?? '');
      const isOpen = part?.checkVisibility({ visibilityProperty: true });
      return isOpen ? [...(part?.parentElement?.querySelectorAll('p') ?? [])] : [];
    });
    // biome-ignore lint/performance/useDomNodeTextContent: only what is visible counts
    return [document.body.innerText, ...openedBeside.map(({ textContent }) => textContent)]
      .flatMap((text) => text.split('\n'))
      .map((line) => line.trim())
      .filter(Boolean);
  });
}

test('the link to the other language is next to the menu, and not part of it', async ({ page }) => {
  for (const path of ['/', '/ar']) {
    for (const [width, neighbour] of [
      [390, 'header > button'],
      [1440, 'header > nav li:last-child a'],
    ] as const) {
      await resize(page, { width, height: 900 });
      await page.goto(path);
      const [first, second] = await Promise.all(
        [neighbour, 'header > a[hreflang]'].map((one) => page.locator(one).boundingBox()),
      );
      if (!first || !second) throw new Error('the header lacks a part');
      const [left, right] = first.x < second.x ? [first, second] : [second, first];
      const gap = right.x - left.x - left.width;
      expect(gap, `${path} at ${width} px`).toBeGreaterThanOrEqual(8);
      expect(gap, `${path} at ${width} px`).toBeLessThanOrEqual(48);
    }
  }
});
