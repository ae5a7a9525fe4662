import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { findByAxe } from './axe.ts';
import { resize } from './resize.ts';
import { isShortForm } from './short-form.ts';

/** Signs a browser in to the shared dashboard. */
export async function signInToPanel(context: BrowserContext, dashboard: string): Promise<void> {
  const [name = '', value = ''] = (process.env.E2E_COOKIE ?? '').split('=');
  await context.addCookies([{ name, value, url: dashboard }]);
}

/** Opens a screen of the panel and waits until it is hydrated: its first request is for the current user. */
export async function openPanel(page: Page, url: string): Promise<void> {
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/cms-api/users/me')),
    page.goto(url),
  ]);
  await waitForHydration(page);
}

/** Waits until no request is pending and the last control is hydrated, which takes longer on a busy machine. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => {
    const find = (selector: string) => [...document.querySelectorAll(selector)].at(-1);
    // Links may be part of an article, which React does not own.
    const control = find('main input, main button') ?? find('main a');
    return !control || Object.keys(control).some((key) => key.startsWith('__reactProps'));
  });
}

/** Time for a result before its button is clicked again. */
export const soon = { timeout: 4000 };

/**
 * Clicks a button of Payload's until its result is there: while Payload checks what was typed, the button is disabled
 * for a moment and a click has no effect.
 */
export const clickUntil = (button: Locator, expectResult: () => Promise<void>): Promise<void> =>
  expect(async () => {
    if (await button.isVisible()) await button.click(soon);
    await expectResult();
  }).toPass();

/** Opens the collapsed groups next to the text of a post. */
export async function openSidebarGroups(page: Page): Promise<void> {
  await expect(page.locator('.collapsible__toggle')).toHaveCount(2);
  const closed = page.locator('.collapsible__toggle--collapsed');
  // The panel restores late which groups were open. The last one first: Payload renders fields when they are in view.
  await expect(async () => {
    while ((await closed.count()) > 0) await closed.last().click();
    await page.waitForTimeout(500);
    expect(await closed.count()).toBe(0);
  }).toPass();
}

/** In the short form, axe checks a screen on a phone only: its rules rarely depend on the width. */
const findScreenViolations = async (page: Page, parts?: readonly string[]): Promise<string[]> =>
  isShortForm && (page.viewportSize()?.width ?? 0) > 600 ? [] : findByAxe(page, parts);

/** Accessibility violations of the open screen, and its width if it is wider than the viewport. */
export async function findPanelProblems(page: Page): Promise<string[]> {
  // A toast covers content for some seconds and disappears by itself.
  await expect(page.locator('.payload-toast-item')).toHaveCount(0);
  const problems = await findScreenViolations(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  const screen = page.viewportSize()?.width ?? 0;
  return width > screen ? [...problems, `${width} px wide: ${await findWidest(page)}`] : problems;
}

/** The innermost element that ends furthest to the right and is not clipped. */
const findWidest = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const getEnd = (element: Element | null): number => {
      let end = element?.getBoundingClientRect().right ?? 0;
      for (
        let one = element?.parentElement;
        one && one !== document.body;
        one = one.parentElement
      ) {
        if (getComputedStyle(one).overflowX === 'visible') continue;
        end = Math.min(end, one.getBoundingClientRect().right);
      }
      return end;
    };
    const ends = [...document.querySelectorAll('body *')].map(
      (element) => [getEnd(element), element] as const,
    );
    const most = Math.max(...ends.map(([end]) => end));
    const element = ends.findLast(([end]) => end === most)?.[1];
    return element ? (element.cloneNode(false) as Element).outerHTML.slice(0, 200) : '';
  });

/** Text that users or the process wrote, in any language, and not part of the panel's messages. */
const DATA = [
  ...['bdi', 'bdo', 'code', 'time', 'q', 'textarea', 'svg', 'script', 'style', 'iframe'],
  ...['[dir="auto"]', '[dir="ltr"]', '[contenteditable="true"]', '.brand-logo', 'datalist'],
  // Codes of languages, and the compared content.
  ...['.view-version__toggle-locales-list', '.view-version__diff-wrap'],
  ...['.table td', '.rs__single-value', '.rs__multi-value', '.relationship--single-value'],
  ...[
    '.file-details',
    '[class$="__filename"]',
    '.doc-header__title',
    '.step-nav',
    '[aria-label^="Notifications"]',
  ],
];

/** Texts of the open screen that are still in English, visible ones and those for screen readers. */
export const findEnglish = (page: Page): Promise<string[]> =>
  page.evaluate((data) => {
    const isEnglish = (text: string) =>
      /[A-Za-z]{2,}[ ,.]+[a-z]{2,}/.test(text) && !/\p{Script=Arabic}/u.test(text);
    const isShown = (element: Element) =>
      element.checkVisibility() && !element.closest(data.join());
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { textContent, parentElement } = node;
      const text = textContent?.trim() ?? '';
      if (parentElement && isEnglish(text) && isShown(parentElement)) found.add(text);
    }
    for (const name of ['aria-label', 'placeholder', 'title']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        const text = element.getAttribute(name) ?? '';
        if (isEnglish(text) && isShown(element)) found.add(`${name}: ${text}`);
      }
    }
    return [...found];
  }, DATA);

/** Controls of our own screens that are too low to tap on a phone, by their text. */
export const findSmallControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.panel-screen :is(button, select, .panel-button, input)')]
      .filter((one) => {
        const { height, width } = (
          one.closest('label:has(> [type=checkbox])') ?? one
        ).getBoundingClientRect();
        return width > 0 && height < 44 && !one.matches('[type=checkbox]');
      })
      .map((one) => one.textContent || one.getAttribute('name') || one.outerHTML.slice(0, 80)),
  );

/** Sends a contact message through the website, as its form does. */
export async function sendContact(
  website: string,
  fields: Record<string, string>,
  from = '/contact-us',
): Promise<void> {
  const response = await fetch(`${website}/forms/contact`, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      Referer: website + from,
    },
    body: JSON.stringify({ ...fields, submissionId: randomUUID() }),
  });
  if (!response.ok) throw new Error(`the form responded with ${response.status}`);
}

/**
 * Accessibility violations of parts of the open screen, on a phone and a desktop, and parts that are wider than
 * their container. Missing parts are skipped.
 */
export async function findPartProblems(
  page: Page,
  parts: readonly string[],
  whole = parts,
): Promise<string[]> {
  const problems: string[] = [];
  for (const width of [390, 1440]) {
    await resize(page, { width, height: 900 });
    const violations = await findScreenViolations(page, parts);
    problems.push(...violations.map((problem) => `${width}: ${problem}`));
    const wide = await page.evaluate(
      (selectors) =>
        selectors
          .flatMap((part) => [...document.querySelectorAll(part)])
          .filter((one) => one.scrollWidth > one.clientWidth + 1)
          .map((one) => one.className),
      whole,
    );
    problems.push(...wide.map((part) => `${width}: ${part} is too wide`));
  }
  return problems;
}
