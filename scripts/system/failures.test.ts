import { expect, test } from 'vitest';
import {
  listFailedFiles,
  readFailures,
  toPlaywrightFailures,
  toVitestFailures,
  withSecondTry,
} from './failures.ts';
import { toVitestSum } from './sums.ts';

test('failed unit tests are named with the first lines of why', () => {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'holds' },
          {
            status: 'failed',
            fullName: 'breaks',
            failureMessages: [`one\n${'more\n'.repeat(50)}last`],
          },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [] },
    ],
  };
  const [first, second, ...others] = toVitestFailures(report);
  expect(first).toMatchObject({ test: 'a.test.ts › breaks', heldAgain: false });
  expect(first?.reason).toMatch(/^one\nmore/);
  expect(first?.reason).not.toContain('last');
  expect(second).toMatchObject({ test: 'b.test.ts', reason: 'no such module' });
  expect(others).toEqual([]);
});

test('a unit test that held when its file was run again has passed, and is named', () => {
  const toFile = (name: string, status: string) => ({
    name,
    status,
    assertionResults: [{ status, fullName: 'a test', failureMessages: ['why'] }],
  });
  const first = {
    testResults: [toFile('a.ts', 'failed'), toFile('b.ts', 'failed'), toFile('c.ts', 'passed')],
  };
  expect(listFailedFiles(first)).toEqual(['a.ts', 'b.ts']);
  const report = withSecondTry(first, {
    testResults: [toFile('a.ts', 'passed'), toFile('b.ts', 'failed')],
  });
  expect(toVitestSum(report)).toEqual({ passed: 2, failed: 1, skipped: 0 });
  expect(toVitestFailures(report)).toEqual([
    { test: 'a.ts › a test', reason: 'why', heldAgain: true },
    { test: 'b.ts › a test', reason: 'why', heldAgain: false },
  ]);
});

test('end-to-end tests that failed are told from those that held when they were tried again', () => {
  const toSpec = (title: string, status: string) => ({
    title,
    tests: [{ status, results: [{ status: 'failed', error: { message: `why ${title}` } }] }],
  });
  const specs = [
    toSpec('fails', 'unexpected'),
    toSpec('wavers', 'flaky'),
    toSpec('holds', 'expected'),
  ];
  const suites = [{ file: 'a.spec.ts', specs: [], suites: [{ file: 'a.spec.ts', specs }] }];
  expect(toPlaywrightFailures({ suites })).toEqual([
    { test: 'a.spec.ts › fails', reason: 'why fails', heldAgain: false },
    { test: 'a.spec.ts › wavers', reason: 'why wavers', heldAgain: true },
  ]);
});

test('a report that is missing names nothing', () => {
  expect(readFailures('/nowhere.json', toVitestFailures)).toEqual([]);
});
