import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addSums, readSum, toPlaywrightSum, toVitestSum } from './sums.ts';

const report = {
  numPassedTests: 3,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [
    { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'skipped' }] },
    { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'failed' }] },
    { status: 'failed', assertionResults: [] },
  ],
};

test('a file that cannot be loaded counts as one failure', () => {
  expect(toVitestSum(report)).toEqual({ passed: 3, failed: 3, skipped: 1 });
});

test('a flaky end-to-end test counts as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 0 };
  expect(toPlaywrightSum({ stats })).toEqual({ passed: 5, failed: 2, skipped: 0 });
});

test('a run without a report is a failure', () => {
  expect(readSum('/nowhere.json', true, toVitestSum)).toMatchObject({ passed: 0, failed: 1 });
});

test('a run that failed outside its tests is a failure', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'sum-')), 'report.json');
  const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };
  writeFileSync(file, JSON.stringify({ stats }));
  expect(readSum(file, true, toPlaywrightSum).failed).toBe(0);
  expect(readSum(file, false, toPlaywrightSum).failed).toBe(1);
});

test('sums add up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(addSums([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
});
