import { existsSync, readFileSync } from 'node:fs';

/** How many tests of a run held. */
export interface Sum {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightTest {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  expectedStatus: string;
  results: unknown[];
}

interface PlaywrightSuite {
  specs: { tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

/** Adds up sums. */
export function addSums(sums: Sum[]): Sum {
  return {
    passed: sums.reduce((total, sum) => total + sum.passed, 0),
    failed: sums.reduce((total, sum) => total + sum.failed, 0),
    skipped: sums.reduce((total, sum) => total + sum.skipped, 0),
  };
}

/** Vitest's JSON report as a sum. A file that could not even be loaded is one failure. */
export function toVitestSum(report: VitestReport): Sum {
  const count = (...statuses: string[]) =>
    report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => statuses.includes(status)).length;
  const unloaded = report.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  return {
    passed: count('passed'),
    failed: count('failed') + unloaded.length,
    skipped: count('skipped', 'pending', 'todo'),
  };
}

/**
 * Playwright's JSON report as a sum. A test that held at the second try holds, and is named (`failures.ts`). One that
 * never ran because another had failed before it does not: skipped is only what says itself why it cannot run here.
 */
export function toPlaywrightSum({ suites }: PlaywrightReport): Sum {
  const tests = suites.flatMap(listTests);
  const passed = tests.filter(({ status }) => status === 'expected' || status === 'flaky').length;
  const skipped = tests.filter(
    ({ status, expectedStatus, results }) =>
      status === 'skipped' && expectedStatus === 'skipped' && results.length > 0,
  ).length;
  return { passed, failed: tests.length - passed - skipped, skipped };
}

function listTests({ specs, suites = [] }: PlaywrightSuite): PlaywrightTest[] {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(listTests)];
}

/**
 * The sum of a run from its report and its exit code: a run that failed has at least one failure,
 * even when it left no report or names no test.
 */
export function readSum<Report>(
  file: string,
  succeeded: boolean,
  toSum: (report: Report) => Sum,
): Sum {
  const sum = existsSync(file)
    ? toSum(JSON.parse(readFileSync(file, 'utf8')) as Report)
    : { passed: 0, failed: 1, skipped: 0 };
  return succeeded ? sum : { ...sum, failed: Math.max(sum.failed, 1) };
}
