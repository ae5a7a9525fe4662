import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readReport } from './reports.ts';

function read(report: unknown, succeeded: boolean) {
  const file = join(mkdtempSync(join(tmpdir(), 'reports-')), 'report.json');
  if (report) writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report));
  return readReport(file, succeeded);
}

test("Vitest's report: a file that could not be loaded is one failure", () => {
  const toTest = (status: string) => ({
    status,
    fullName: 'a test',
    failureMessages: status === 'failed' ? ['\u001b[31mError\u001b[39m: no\n  at b.ts'] : [],
  });
  const testResults = [
    { name: 'a.ts', status: 'passed', assertionResults: ['passed', 'skipped', 'todo'].map(toTest) },
    { name: 'b.ts', status: 'failed', assertionResults: ['passed', 'failed'].map(toTest) },
    { name: 'c.ts', status: 'failed', assertionResults: [], message: 'No such file' },
  ];
  expect(read({ testResults }, false)).toEqual({
    passed: 2,
    failed: 2,
    skipped: 2,
    failures: ['b.ts › a test\n    Error: no\n      at b.ts', 'c.ts\n    No such file'],
    flaky: [],
  });
});

test("Playwright's report: flaky tests passed, tests that did not run failed", () => {
  const toSpec = (title: string, status: string, results: unknown[] = [{}]) => ({
    file: 'a.spec.ts',
    title,
    tests: [{ status, results }],
  });
  const specs = [
    toSpec('holds', 'expected'),
    toSpec('wavers', 'flaky'),
    toSpec('breaks', 'unexpected', [{ error: { message: 'no' } }]),
    toSpec('says why not', 'skipped'),
    toSpec('came later', 'skipped', []),
  ];
  expect(read({ suites: [{ specs: [], suites: [{ specs }] }] }, false)).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
    failures: ['a.spec.ts › breaks\n    no', 'a.spec.ts › came later'],
    flaky: ['a.spec.ts › wavers'],
  });
});

test("Vitest's report: a test that passed when it was tried again is flaky", () => {
  const assertionResults = [{ status: 'passed', fullName: 'a test', failureMessages: ['Error'] }];
  const testResults = [{ name: 'a.ts', status: 'passed', assertionResults }];
  expect(read({ testResults }, true)).toMatchObject({
    failed: 0,
    flaky: ['a.ts › a test\n    Error'],
  });
});

test('the sum of the faults: a run that failed has a failure', () => {
  const sum = { passed: 5, failed: 0, skipped: 1 };
  expect(read(sum, true)).toMatchObject({ ...sum, failures: [] });
  expect(read(sum, false)).toMatchObject({ ...sum, failed: 1 });
  expect(read({ ...sum, failed: 2 }, false)).toMatchObject({ failed: 2 });
});

test('a run that failed without a failed test, or left no report, is one failure', () => {
  const assertionResults = [{ status: 'passed', fullName: 'a test' }];
  const report = { testResults: [{ name: 'a.ts', status: 'passed', assertionResults }] };
  expect(read(report, true)).toMatchObject({ passed: 1, failed: 0 });
  expect(read(report, false)).toMatchObject({ passed: 1, failed: 1 });
  expect(read(undefined, true)).toMatchObject({ passed: 0, failed: 1 });
  expect(read('{"testRes', true)).toMatchObject({ passed: 0, failed: 1 });
});
