import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import axeCore from 'axe-core';

// Two engines: each knows rules the other does not.
const secondEngine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-window.js'),
  'utf8',
);

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What the second engine reports by mistake, and why it is one. */
const MISTAKEN: { rule: string; at: RegExp; why: string }[] = [
  {
    rule: 'label_ref_valid',
    at: /./,
    why: 'The file field is hidden by clip-path only; browsers name it "Resume, choose a file".',
  },
];

interface Finding {
  ruleId: string;
  message: string;
  snippet: string;
  value: [string, string];
}

/** What the engines are called in a page. */
declare const axe: typeof axeCore;
declare const ace_ibma: {
  Checker: new () => {
    check(page: Document, rules: string[]): Promise<{ results: Finding[] }>;
  };
};

/** Brings both engines to the open page; they stay there at any width. */
export async function bringEngines(page: Page) {
  await page.evaluate(axeCore.source);
  await page.evaluate(secondEngine);
}

/** Rules of axe that the open page breaks. */
export async function findByAxe(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(
    (tags) =>
      axe.run(document, { resultTypes: ['violations'], runOnly: { type: 'tag', values: tags } }),
    WCAG,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target}`));
}

/** Rules of the second engine that the open page breaks. */
export async function findBySecondEngine(page: Page): Promise<string[]> {
  const found = await page.evaluate(async () => {
    const { results } = await new ace_ibma.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet }));
  });
  return found
    .filter(({ ruleId, snippet }) =>
      MISTAKEN.every(({ rule, at }) => rule !== ruleId || !at.test(snippet)),
    )
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} (${snippet.slice(0, 120)})`);
}
