import type { Page } from '@playwright/test';
import { dashboard } from '../test.ts';
import { findPanelProblems } from './panel.ts';
import { resize } from './resize.ts';
import { isShortForm } from './short-form.ts';

/** The list of case studies in the panel, and Payload's endpoint for them. */
export const LIST = `${dashboard}/admin/collections/case-studies`;
export const STUDIES = `${dashboard}/cms-api/case-studies`;

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

export const getSavingState = (page: Page) => page.locator('.autosave');

export const openTab = (page: Page, name: string) =>
  page.locator('.tabs-field__tab-button', { hasText: name }).click();

/** Accessibility violations of the screen on a phone and, in the nightly form, on a desktop. */
export async function findScreenProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const viewport of isShortForm ? [PHONE] : [PHONE, DESKTOP]) {
    await resize(page, viewport);
    // At another scroll position, a target that the bar half covers would count as too small.
    await page.evaluate(() => scrollTo(0, 0));
    problems.push(
      ...(await findPanelProblems(page)).map((problem) => `${viewport.width}: ${problem}`),
    );
  }
  return problems;
}
