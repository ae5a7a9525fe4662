import { existsSync, readFileSync } from 'node:fs';

/** A test that did not hold, or held only at the second try. */
export interface Failure {
  /** File and title. */
  test: string;
  /** What went wrong, the first lines of it. */
  reason: string;
  /** Whether it held when it was tried again. */
  heldAgain: boolean;
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  specs: {
    title: string;
    tests: { status: string; results: { status: string; error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

const LINES = 12;
const ESCAPE = String.fromCharCode(27);
const colours = new RegExp(`${ESCAPE}\\[\\d+(;\\d+)*m`, 'g');

const shorten = (text = 'no reason was given') =>
  text.replace(colours, '').split('\n').slice(0, LINES).join('\n');

/** What failed in a run of Vitest, from its JSON report. */
export function toVitestFailures({ testResults }: VitestReport): Failure[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      // A file that could not even be loaded has no tests.
      if (failed.length === 0) return [{ test: name, reason: shorten(message), heldAgain: false }];
      return failed.map(({ fullName, failureMessages = [] }) => ({
        test: `${name} › ${fullName}`,
        reason: shorten(failureMessages[0]),
        heldAgain: false,
      }));
    });
}

/** What failed in a run of Playwright, also what held when it was tried again, from its JSON report. */
export function toPlaywrightFailures({ suites }: { suites: PlaywrightSuite[] }): Failure[] {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) => ({
          test: `${file} › ${title}`,
          reason: shorten(results.find(({ error }) => error)?.error?.message),
          heldAgain: status === 'flaky',
        })),
    ),
    ...toPlaywrightFailures({ suites: inner }),
  ]);
}

/** What failed, from a report that may not be there. */
export function readFailures<Report>(
  file: string,
  toFailures: (report: Report) => Failure[],
): Failure[] {
  return existsSync(file) ? toFailures(JSON.parse(readFileSync(file, 'utf8')) as Report) : [];
}
