import type { Page } from '@playwright/test';
import axeCore from 'axe-core';

/** What the engine is called in a page. */
declare const axe: typeof axeCore;

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Rules of axe that the open page breaks, or only parts of it.
 * @param parts selectors; those that are not there are not looked for
 */
export async function findByAxe(page: Page, parts?: readonly string[]): Promise<string[]> {
  // Once brought it stays, at any width.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  return page.evaluate(
    async ([values, selectors]) => {
      const include = selectors?.filter((part) => document.querySelector(part)).map((one) => [one]);
      const { violations } = await axe.run(include ? { include } : document, {
        // What holds is described as long as what does not, and nobody reads it.
        resultTypes: ['violations'],
        runOnly: { type: 'tag', values: [...values] },
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target}`));
    },
    [WCAG, parts] as const,
  );
}
