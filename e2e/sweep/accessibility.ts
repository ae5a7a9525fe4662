import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

// In addition to axe (system/axe.ts): each engine has rules that the other lacks.
const secondEngine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-window.js'),
  'utf8',
);

/** False positives of the second engine, with reasons. */
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

/** The global name of the engine in a page. */
declare const ace_ibma: {
  Checker: new () => {
    check(page: Document, rules: string[]): Promise<{ results: Finding[] }>;
  };
};

/** Injects the second engine into the open page, for all widths. */
export async function injectSecondEngine(page: Page) {
  await page.evaluate(secondEngine);
}

/** Rules of the second engine that the open page violates. */
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
