import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '../test.ts';
import { getPaths } from './sitemap.ts';

// A second engine beside axe: each knows rules the other does not.
const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-window.js'),
  'utf8',
);

/** What the engine reports by mistake, and why it is one. */
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

declare const ace_ibma: {
  Checker: new () => {
    check(document: Document, rules: string[]): Promise<{ results: Finding[] }>;
  };
};

for (const width of [390, 1440]) {
  test(`a second engine finds no broken accessibility rule at ${width} px`, async ({ page }) => {
    const faults: string[] = [];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    for (const path of [...(await getPaths()), '/no-such-page']) {
      await page.goto(path);
      await page.evaluate(engine);
      const found = await page.evaluate(async () => {
        const { results } = await new ace_ibma.Checker().check(document, ['WCAG_2_2']);
        return results
          .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
          .map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet }));
      });
      for (const { ruleId, message, snippet } of found) {
        if (MISTAKEN.some(({ rule, at }) => rule === ruleId && at.test(snippet))) continue;
        faults.push(`${path}: ${ruleId}: ${message} (${snippet.slice(0, 120)})`);
      }
    }
    expect(faults).toEqual([]);
  });
}
