import { expect, test } from 'vitest';
import { readFailures, toPlaywrightFailures, toVitestFailures } from './failures.ts';

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
