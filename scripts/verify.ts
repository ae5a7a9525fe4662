// Runs all checks: static checks, builds, unit tests, end-to-end tests with budgets, a short form of the fault tests.
// `--nightly` also runs the tests tagged `nightly`. A failure does not end the run.
import { existsSync, mkdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillTemplate } from '../e2e/system/pair.ts';
import { runChecks } from './check.ts';
import { getBrowser } from './system/browser.ts';
import { buildApp, builds, isFresh } from './system/builds.ts';
import { CommandError, root, run, stopOnSignals } from './system/commands.ts';
import { findMissing, optionalTools } from './system/optional-tools.ts';
import { addCounts, readReport, type TestCounts } from './system/reports.ts';
import { createStepRunner } from './system/steps.ts';

const reports = join(root, '.cache/verify');
const template = join(reports, 'template');
const isNightly = process.argv.includes('--nightly');
const started = performance.now();
const counts: TestCounts[] = [];
const failed: string[] = [];
const flaky: string[] = [];

/** Runs a task and prints its error. @returns whether it succeeded */
async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof CommandError) console.log(error.output);
    console.log(error instanceof Error ? error.message : String(error));
    return false;
  }
}

/** Counts a task as one test. */
function count(name: string, passed: boolean): TestCounts {
  if (!passed) failed.push(name);
  return { passed: Number(passed), failed: Number(!passed), skipped: 0 };
}

/** Runs tests and reads their report, `<report>.json`. */
async function runTests(
  report: string,
  command: string,
  args: string[],
  env?: NodeJS.ProcessEnv,
): Promise<TestCounts> {
  if (command !== 'vitest' && !builds.every(isFresh)) return count(`${report}: not built`, false);
  const succeeded = await attempt(() => run(command, args, { env }));
  const summary = readReport(join(reports, `${report}.json`), succeeded);
  failed.push(...summary.failures);
  flaky.push(...summary.flaky);
  return summary;
}

const runUnitTests = () =>
  runTests('unit', 'vitest', [
    'run',
    '--retry=1',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${join(reports, 'unit.json')}`,
    ...(isNightly ? [] : ['--tags-filter=!nightly']),
  ]);

const runBrowserTests = (report: string, ...projects: string[]) =>
  runTests(
    report,
    'playwright',
    ['test', '-c', 'e2e', '--no-deps', ...projects.map((project) => `--project=${project}`)],
    { E2E_REPORT: report, E2E_FORM: isNightly ? 'full' : 'short' },
  );

/**
 * Makes a folder in memory for the data of tests: they commit thousands of small transactions, and memory does not wait
 * for a disk. Changes nothing with less than 8 GB of free memory, or without Linux.
 */
function keepTestDataInMemory(): void {
  const shared = '/dev/shm';
  if (!existsSync(shared)) return;
  // The name is the same in each run, so that a killed run leaves nothing behind for long.
  const folder = join(shared, `verify-${statSync(root).ino}`);
  const clear = () => rmSync(folder, { recursive: true, force: true });
  clear();
  const { bavail, bsize } = statfsSync(shared);
  if (Math.min(bavail * bsize, process.availableMemory()) < 8e9) return;
  mkdirSync(folder);
  process.env.TMPDIR = folder;
  process.on('exit', clear);
}

const runFaults = (part: 'waiting' | 'measuring') =>
  runTests(`faults-${part}`, 'node', [
    'e2e/faults/run.ts',
    '--quick',
    `--${part}`,
    ...(isNightly ? ['--nightly'] : []),
  ]);

stopOnSignals();
// Every test file and every process of a test loads the same thousands of modules.
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/node');
// Node runs TypeScript itself. Playwright's Babel takes three times as long, in each worker.
process.env.PW_DISABLE_TS_ESM = '1';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
keepTestDataInMemory();

// Step 1 installs the packages (install.mjs).
const nextStep = createStepRunner(6, 2);
/** Runs the parts of a step at the same time. */
async function step(title: string, toParts: () => Promise<TestCounts | TestCounts[]>[]) {
  const guard = (part: Promise<TestCounts | TestCounts[]>) =>
    part.catch((error: unknown) => {
      console.log(error);
      return count(title, false);
    });
  const sum = await nextStep(
    title,
    async () => addCounts((await Promise.all(toParts().map(guard))).flat()),
    (all) => `${all.passed} passed, ${all.failed} failed, ${all.skipped} skipped`,
  );
  counts.push(sum);
}

await step('Static checks', () => [
  runChecks().then((results) => results.map((passed) => count('a static check', passed))),
]);
await step('Builds, test data, browser', () => [
  ...builds.map(async (build) => {
    const done = isFresh(build) || (await attempt(() => buildApp(build)));
    return count(`build of the ${build.name}`, done);
  }),
  attempt(() => fillTemplate(template)).then((done) => count('test data', done)),
  attempt(() => getBrowser()).then((done) => count('a browser', done)),
]);
process.env.E2E_TEMPLATE = template;
// These journeys and faults mostly wait, and leave the processor to the unit tests.
await step('Unit tests, and journeys and faults that wait', () => [
  runUnitTests(),
  runBrowserTests('waiting', 'waiting'),
  runFaults('waiting'),
]);
await step('End-to-end tests and budgets', () => [runBrowserTests('e2e', 'pages', 'journeys')]);
// These tests measure time, so little else runs meanwhile.
await step('Start, and faults that measure time', () => [
  runBrowserTests('alone', 'alone'),
  runFaults('measuring'),
]);
rmSync(template, { recursive: true, force: true });

for (const { name, packages } of await findMissing(optionalTools)) {
  console.log(`    this machine has no ${name}: apt-get install ${packages.join(' ')}`);
}
if (!isNightly) console.log('Short form: npm run verify -- --nightly runs the rest.');
for (const [title, names] of Object.entries({
  'Passed only when repeated': flaky,
  Failed: failed,
})) {
  if (names.length > 0) console.log(`\n${title}:\n- ${names.join('\n- ')}`);
}
const sum = addCounts(counts);
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(`\n${sum.skipped} skipped, verified in ${minutes} min`);
const line = `${sum.passed} passed, ${sum.failed} failed`;
console.log(line);
// For .ci/run.
writeFileSync(join(reports, 'sum'), `${line}\n`);
process.exit(sum.failed > 0 ? 1 : 0);
