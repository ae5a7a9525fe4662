import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, website } from '../test.ts';
import { getPaths } from './sitemap.ts';

const WIDTHS = [320, 390, 768, 1024, 1440];
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test('every page has a status, a language, a title, a description, a canonical address and one h1', async ({
  page,
}) => {
  const titles = new Map<string, string>();
  for (const path of await getPaths()) {
    const answer = await page.goto(path);
    expect.soft(answer?.status(), `${path}: status`).toBe(200);
    const head = await page.evaluate(() => ({
      language: document.documentElement.lang,
      title: document.title,
      description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '',
      image: document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? '',
      headings: document.querySelectorAll('h1').length,
    }));
    expect.soft(head.language, `${path}: language`).toBe('en');
    expect
      .soft(titles.get(head.title), `${path}: title "${head.title}" is also of`)
      .toBeUndefined();
    titles.set(head.title, path);
    expect.soft(head.title.length, `${path}: title`).toBeGreaterThan(5);
    expect.soft(head.description.length, `${path}: description`).toBeGreaterThan(20);
    expect.soft(new URL(head.canonical).pathname, `${path}: canonical`).toBe(path);
    expect.soft(head.image, `${path}: preview image`).toMatch(/^https?:\/\//);
    expect.soft(head.headings, `${path}: number of h1`).toBe(1);
  }
});

test('every local link and picture of every page leads somewhere', async ({ page, request }) => {
  const found = new Map<string, string>();
  for (const path of await getPaths()) {
    await page.goto(path);
    const targets = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a[href], img[src], link[href]')].flatMap(
        (one) => {
          const url = new URL(
            one.getAttribute('href') ?? one.getAttribute('src') ?? '',
            location.href,
          );
          return url.origin === location.origin ? [url.pathname + url.search] : [];
        },
      ),
    );
    for (const target of targets) found.set(target, found.get(target) ?? path);
  }
  for (const [target, path] of found) {
    const answer = await request.get(website + target);
    expect.soft(answer.status(), `${target}, linked from ${path}`).toBe(200);
  }
});

for (const width of [390, 1440]) {
  test(`no page breaks an accessibility rule at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    for (const path of [...(await getPaths()), '/no-such-page']) {
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id} ${target}`),
      );
      expect.soft(found, path).toEqual([]);
    }
  });
}

test('no page scrolls sideways or lets text leave the screen at any width', async ({ page }) => {
  for (const path of [...(await getPaths()), '/no-such-page']) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      if (width === WIDTHS[0]) await page.goto(path);
      expect.soft(await findOverflow(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('every page shows the same text without JavaScript', async ({ page, browser, baseURL }) => {
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL });
  for (const path of await getPaths()) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await plain.goto(path);
    const [withScript, without] = await Promise.all([readLines(page), readLines(plain)]);
    const missing = withScript.filter((line) => !without.includes(line));
    expect.soft(missing, `${path}: missing without JavaScript`).toEqual([]);
  }
  await plain.close();
});

/** What makes the page wider than the screen, and text that leaves it outside of anything that scrolls. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`page is ${scrollWidth} px wide`] : [];
    const isApart = (element: Element | null): boolean => {
      if (!element) return false;
      const style = getComputedStyle(element);
      const hidden = element.matches('[aria-hidden=true], [inert], .visually-hidden, [popover]');
      return hidden || /auto|scroll/.test(style.overflowX) || isApart(element.parentElement);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || isApart(node.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 0 && (left < -1 || right > clientWidth + 1)) {
        found.push(`"${node.textContent.trim().slice(0, 30)}" reaches ${Math.round(right)} px`);
      }
    }
    return found;
  });
}

function readLines(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    // biome-ignore lint/performance/useDomNodeTextContent: only what is visible counts
    document.body.innerText
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  );
}
