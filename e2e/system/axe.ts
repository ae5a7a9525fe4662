import type { Page } from '@playwright/test';
import axeCore from 'axe-core';

/** The global name of the engine in a page. */
declare const axe: typeof axeCore;

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Rules of axe that the open page violates, or only parts of it.
 * @param parts selectors; missing ones are skipped
 */
export async function findByAxe(page: Page, parts?: readonly string[]): Promise<string[]> {
  // Injected once, for all widths.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  return page.evaluate(
    async ([values, selectors]) => {
      const include = selectors?.filter((part) => document.querySelector(part)).map((one) => [one]);
      const { violations } = await axe.run(include ? { include } : document, {
        // Axe describes passed rules at the same length, and nothing reads them.
        resultTypes: ['violations'],
        runOnly: { type: 'tag', values: [...values] },
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target}`));
    },
    [WCAG, parts] as const,
  );
}
