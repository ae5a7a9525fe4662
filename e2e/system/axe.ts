import type { Page } from '@playwright/test';
import axeCore from 'axe-core';

/** The global name of the engine in a page. */
declare const axe: typeof axeCore;

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Parts of Payload that axe rejects, a line of docs/upstream.md each. They have no parts of ours in them. */
const OF_PAYLOAD = [
  // Buttons with an icon and no name.
  ...['.popup-button', '.toolbar-popup__button', '.clickable-arrow', '.copy-to-clipboard'],
  ...['.upload-relationship-details button', '.file-field__remove', '.file-details__remove'],
  ...['[class*="drawer-toggler"]', '[class*="__removeButton"]', '.date-time-picker__clear-button'],
  ...['.collapsible__drag', '.sort-row', '.locked', '[aria-roledescription="sortable"]'],
  // Inputs without a label.
  ...[
    '.rs__control',
    '.date-time-picker',
    '.table input[type="checkbox"]',
    '.ContentEditable__root',
  ],
  // A list of other elements than items, with links that are named otherwise than they read.
  '.doc-tabs__tabs',
];

/**
 * Rules of axe that the open page violates, or only parts of it.
 * @param parts selectors; missing ones are skipped
 */
export async function findByAxe(page: Page, parts?: readonly string[]): Promise<string[]> {
  // Injected once, for all widths.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  return page.evaluate(
    async ([values, excluded, selectors]) => {
      const include = selectors?.filter((part) => document.querySelector(part)).map((one) => [one]);
      const exclude = excluded.map((one) => [one]);
      const { violations } = await axe.run(include ? { include, exclude } : { exclude }, {
        // Axe describes passed rules at the same length, and nothing reads them.
        resultTypes: ['violations'],
        runOnly: { type: 'tag', values: [...values] },
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target}`));
    },
    [WCAG, OF_PAYLOAD, parts] as const,
  );
}
