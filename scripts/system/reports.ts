import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** How many tests passed, failed and were skipped. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The counts of a report, and the tests that failed, or passed only when repeated: their names and first errors. */
export interface ReportSummary extends TestCounts {
  failures: string[];
  flaky: string[];
}

/** The fields of Vitest's JSON report that we read. */
interface VitestFile {
  name: string;
  status: string;
  /** Why the file did not load. */
  message?: string;
  /** A flaky test has passed and keeps the messages of its failure. */
  assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
}

/** The fields of Playwright's JSON report that we read. */
interface PlaywrightSuite {
  specs: { file: string; title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
  status: string;
  results: { error?: { message?: string } }[];
}

interface Result {
  /** The name of the test, and its first error. */
  name: string;
  status: keyof TestCounts;
  isFlaky: boolean;
}

export const addCounts = (counts: TestCounts[]): TestCounts => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  skipped: counts.reduce((total, { skipped }) => total + skipped, 0),
});

/** A name with the beginning of an error, if there is one. */
const withError = (name: string, error = ''): string =>
  [name, ...stripVTControlCharacters(error).trim().split('\n').slice(0, 8)]
    .join('\n    ')
    .trimEnd();

/** A file that did not load has no results, and counts as failed. */
function toVitestResults({ name, status, message, assertionResults }: VitestFile): Result[] {
  const results = assertionResults.map(({ status, fullName, failureMessages }): Result => {
    const known = status === 'passed' || status === 'failed' ? status : 'skipped';
    const isFlaky = known === 'passed' && Boolean(failureMessages?.length);
    const title = withError(`${name} › ${fullName}`, failureMessages?.[0]);
    return { name: title, status: known, isFlaky };
  });
  const isBroken = status === 'failed' && results.every((one) => one.status !== 'failed');
  if (!isBroken) return results;
  return [...results, { name: withError(name, message), status: 'failed', isFlaky: false }];
}

/** A test that did not run because another failed has no results, and counts as failed. */
function toPlaywrightResults({ specs, suites = [] }: PlaywrightSuite): Result[] {
  const results = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }): Result => {
      const passed = status === 'expected' || status === 'flaky';
      const skipped = status === 'skipped' && results.length > 0;
      const outcome = passed ? 'passed' : skipped ? 'skipped' : 'failed';
      const error = results.find((result) => result.error)?.error?.message;
      const name = withError(`${file} › ${title}`, error);
      return { name, status: outcome, isFlaky: status === 'flaky' };
    }),
  );
  return [...results, ...suites.flatMap(toPlaywrightResults)];
}

/**
 * Reads the report of Vitest, Playwright or the faults (e2e/faults/run.ts).
 * @param succeeded whether the exit code was 0; a failed run has at least one failure, even without a report
 */
export function readReport(file: string, succeeded: boolean): ReportSummary {
  const { testResults = [], suites = [], ...sum } = parseReport(file);
  const results: Result[] = [
    ...testResults.flatMap(toVitestResults),
    ...suites.flatMap(toPlaywrightResults),
  ];
  const list = (wanted: (result: Result) => boolean) =>
    results.filter(wanted).map(({ name }) => name);
  const count = (wanted: keyof TestCounts) =>
    (sum[wanted] ?? 0) + results.filter(({ status }) => status === wanted).length;
  const summary = {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    failures: list(({ status }) => status === 'failed'),
    flaky: list(({ isFlaky }) => isFlaky),
  };
  const isEmpty = summary.passed + summary.failed + summary.skipped === 0;
  if (succeeded ? !isEmpty : summary.failures.length > 0) return summary;
  return { ...summary, failed: summary.failed || 1, failures: [`${file}: the run failed`] };
}

/** A report that is missing or incomplete counts as empty. */
function parseReport(
  file: string,
): Partial<TestCounts> & { testResults?: VitestFile[]; suites?: PlaywrightSuite[] } {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
