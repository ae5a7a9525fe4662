import { readFileSync } from 'node:fs';

/** How many tests passed, failed and were skipped. */
export interface Sum {
  passed: number;
  failed: number;
  skipped: number;
}

/** The parts of Vitest's JSON report that are read. */
interface VitestReport {
  testResults: {
    name: string;
    status: string;
    /** A test that passed when it was tried again keeps the messages of its failure. */
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

/** The parts of Playwright's JSON report that are read. */
interface PlaywrightReport {
  suites: PlaywrightSuite[];
}
interface PlaywrightSuite {
  specs: { file: string; title: string; tests: { status: string; results: unknown[] }[] }[];
  suites?: PlaywrightSuite[];
}

/** A test, or a file that could not be loaded. */
interface Result {
  name: string;
  status: keyof Sum;
  /** Whether it failed first, and passed when it was tried again. */
  isFlaky?: boolean;
}

/** What a report says: the sum, and the names of tests that failed or were flaky. */
export interface ReportSummary extends Sum {
  names: string[];
  flaky: string[];
}

export const addSums = (sums: Sum[]): Sum => ({
  passed: sums.reduce((total, { passed }) => total + passed, 0),
  failed: sums.reduce((total, { failed }) => total + failed, 0),
  skipped: sums.reduce((total, { skipped }) => total + skipped, 0),
});

function summarize(results: Result[]): ReportSummary {
  const count = (wanted: string) => results.filter(({ status }) => status === wanted).length;
  const list = (wanted: (result: Result) => unknown) =>
    results.filter(wanted).map(({ name }) => name);
  return {
    ...{ passed: count('passed'), failed: count('failed'), skipped: count('skipped') },
    names: list(({ status }) => status === 'failed'),
    flaky: list(({ isFlaky }) => isFlaky),
  };
}

function listVitestResults({ testResults }: VitestReport): Result[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const results = assertionResults.map(({ status, fullName, failureMessages }): Result => {
      const known = status === 'passed' || status === 'failed' ? status : 'skipped';
      const isFlaky = known === 'passed' && (failureMessages ?? []).length > 0;
      return { name: `${name} › ${fullName}`, status: known, isFlaky };
    });
    const isBroken = status === 'failed' && results.every((one) => one.status !== 'failed');
    return isBroken ? [...results, { name, status: 'failed' }] : results;
  });
}

/** Flaky tests passed. A test that did not run because another had failed has no result, and counts as failed. */
function listPlaywrightResults({ suites }: PlaywrightReport): Result[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ status, results }): Result => {
        const passed = status === 'expected' || status === 'flaky';
        const skipped = status === 'skipped' && results.length > 0;
        const outcome = passed ? 'passed' : skipped ? 'skipped' : 'failed';
        return { name: `${file} › ${title}`, status: outcome, isFlaky: status === 'flaky' };
      }),
    ),
    ...listPlaywrightResults({ suites: inner }),
  ]);
}

/**
 * The sum of a run from its report.
 * @param succeeded whether its exit code was 0; a run that failed has at least one failure, whatever its report says
 */
export function readReport(file: string, succeeded: boolean): ReportSummary {
  const report = parseReport(file);
  // The faults write their own sum.
  if ('passed' in report) {
    const isHidden = !succeeded && report.failed === 0;
    return {
      ...{ ...report, failed: report.failed + Number(isHidden), flaky: [] },
      names: succeeded ? [] : [`${file}: the run failed`],
    };
  }
  const results = 'testResults' in report ? listVitestResults(report) : [];
  if ('suites' in report) results.push(...listPlaywrightResults(report));
  const sum = summarize(results);
  if (sum.failed > 0 || (succeeded && results.length > 0)) return sum;
  return { ...sum, failed: 1, names: [`${file}: the run failed`] };
}

/** A report that is missing, or was cut when its process ended, is empty. */
function parseReport(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
