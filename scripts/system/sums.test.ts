import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addSums, readSum, toPlaywrightSum, toVitestSum } from './sums.ts';

const report = {
  testResults: [
    { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'skipped' }] },
    { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'failed' }] },
    { status: 'failed', assertionResults: [] },
  ],
};

test('a file that cannot be loaded counts as one failure', () => {
  expect(toVitestSum(report)).toEqual({ passed: 1, failed: 3, skipped: 1 });
});

const toTest = (status: 'expected' | 'unexpected' | 'flaky' | 'skipped', more = {}) => ({
  status,
  expectedStatus: 'passed',
  results: [{}],
  ...more,
});
const toReport = (...tests: ReturnType<typeof toTest>[]) => ({
  suites: [{ specs: [], suites: [{ specs: tests.map((one) => ({ tests: [one] })) }] }],
});

test('an end-to-end test that held when it was tried again has passed', () => {
  const sum = toPlaywrightSum(toReport(toTest('expected'), toTest('unexpected'), toTest('flaky')));
  expect(sum).toEqual({ passed: 2, failed: 1, skipped: 0 });
});

test('an end-to-end test that did not run counts as failed, unless it says that it cannot run here', () => {
  const sum = toPlaywrightSum(
    toReport(
      toTest('skipped', { expectedStatus: 'skipped' }),
      toTest('skipped', { results: [] }),
      toTest('skipped'),
    ),
  );
  expect(sum).toEqual({ passed: 0, failed: 2, skipped: 1 });
});

test('a run without a report is a failure', () => {
  expect(readSum('/nowhere.json', true, toVitestSum)).toMatchObject({ passed: 0, failed: 1 });
});

test('a run that failed outside its tests is a failure', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'sum-')), 'report.json');
  writeFileSync(file, JSON.stringify(toReport(toTest('expected'))));
  expect(readSum(file, true, toPlaywrightSum).failed).toBe(0);
  expect(readSum(file, false, toPlaywrightSum).failed).toBe(1);
});

test('sums add up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(addSums([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
});
