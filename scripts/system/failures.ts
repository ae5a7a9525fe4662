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

interface VitestFile {
  name: string;
  status: string;
  message?: string;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  /** How the first try ended, where this is the second. */
  firstTry?: VitestFile;
}

/** Vitest's JSON report, as far as it is read here. */
export interface VitestReport {
  testResults: VitestFile[];
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
const HOOK = 'A hook failed: its error stands in the output above.';
const ESCAPE = String.fromCharCode(27);
const colours = new RegExp(`${ESCAPE}\\[\\d+(;\\d+)*m`, 'g');

const shorten = (text = 'no reason was given') =>
  text.replace(colours, '').split('\n').slice(0, LINES).join('\n');

/** What failed in a run of Vitest, also what held when it was tried again, from its JSON report. */
export function toVitestFailures({ testResults }: VitestReport): Failure[] {
  return testResults.flatMap((file) => {
    if (file.status === 'failed') return listFailures(file, false);
    return file.firstTry ? listFailures(file.firstTry, true) : [];
  });
}

function listFailures({ name, message, assertionResults }: VitestFile, heldAgain: boolean) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  // A file that could not even be loaded has no tests; of a hook that failed the report gives no reason.
  if (failed.length === 0) {
    return [{ test: name, reason: shorten(message || HOOK), heldAgain }];
  }
  return failed.map(({ fullName, failureMessages = [] }) => ({
    test: `${name} › ${fullName}`,
    reason: shorten(failureMessages[0]),
    heldAgain,
  }));
}

/** The files that failed. */
export function listFailedFiles({ testResults }: VitestReport): string[] {
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/** A report whose failed files are as their second try ended. */
export function withSecondTry(report: VitestReport, second: VitestReport): VitestReport {
  const testResults = report.testResults.map((file) => {
    const again = second.testResults.find(({ name }) => name === file.name);
    return file.status === 'failed' && again ? { ...again, firstTry: file } : file;
  });
  return { ...report, testResults };
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
