import type { Page } from '@playwright/test';

/**
 * Rules of a page's sheets that stand for something in the page as it is now and are not in its styles
 * (docs/first-paint.md). The page must not be slowed down or offline: its sheets are read.
 */
export async function findMissingRules(page: Page): Promise<string[]> {
  const { origin, pathname, search } = new URL(page.url());
  const linked = await page.request.get(pathname + search, { headers: { 'X-Styles': 'linked' } });
  const links = (await linked.text()).matchAll(/<link rel="stylesheet" href="([^"]+)"/g);
  const sheets = await Promise.all(
    [...links].map(async ([, href = '']) => (await page.request.get(origin + href)).text()),
  );
  return page.evaluate(findMissing, sheets);
}

/** In the page. @param sheets their texts */
function findMissing(sheets: string[]): string[] {
  // A state is nothing that can be looked for, and what it is drawn by is no element.
  const STATES =
    /::[\w-]+(?:\([^()]*\))?|:(?:active|checked|disabled|focus-visible|focus-within|focus|hover|open|popover-open|target|user-invalid|user-valid|visited)\b/g;
  const collect = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule];
      return 'cssRules' in rule ? collect(rule.cssRules as CSSRuleList) : [];
    });
  const own = [...document.styleSheets].filter(({ href }) => !href);
  const known = new Set(own.flatMap(({ cssRules }) => collect(cssRules)).map((r) => r.cssText));
  const isThere = (selector: string) => {
    try {
      return document.querySelector(selector.replace(STATES, '')) !== null;
    } catch {
      // What is left of it is no selector.
      return false;
    }
  };
  return sheets.flatMap((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return collect(sheet.cssRules)
      .filter((rule) => !known.has(rule.cssText) && isThere(rule.selectorText))
      .map((rule) => rule.cssText);
  });
}
