// Everything that must hold: checks, builds, unit tests, end-to-end tests with budgets, the short form of the faults.
// `--nightly` also runs what is tagged `nightly`: variants that take long, of promises that have a shorter test, too.
// Goes on after a failure, so that one run names all of them; the sum is kept for .ci/run.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillTemplate } from '../e2e/system/pair.ts';
import { getBrowser } from './system/browser.ts';
import { builds, isFresh, makeBuild } from './system/builds.ts';
import { runChecks } from './system/checks.ts';
import { CommandError, root, run, stopOnSignals } from './system/commands.ts';
import { findMissing } from './system/engines.ts';
import {
  type Failure,
  listFailedFiles,
  readFailures,
  toPlaywrightFailures,
  toVitestFailures,
  type VitestReport,
  withSecondTry,
} from './system/failures.ts';
import { countSteps } from './system/steps.ts';
import { addSums, readSum, type Sum, toPlaywrightSum, toVitestSum } from './system/sums.ts';

const reports = join(root, '.cache', 'verify');
const template = join(reports, 'template');
const isNightly = process.argv.includes('--nightly');
const started = performance.now();
const one = (passed: boolean): Sum => ({
  passed: Number(passed),
  failed: Number(!passed),
  skipped: 0,
});
const say = ({ passed, failed, skipped }: Sum) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

/** Runs a command and tells whether it ended well; what went wrong is printed. */
async function succeeds(command: string, args: string[], loud = true): Promise<boolean> {
  return attempt(() => run(command, args, { loud }));
}

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

/** Whether there are programs to try. */
function isRunnable(): boolean {
  const isBuilt = builds.every(isFresh);
  if (!isBuilt) console.log('    left out: a build is missing');
  return isBuilt;
}

/** Runs some of the end-to-end tests, and none that these depend on; their report has a name of its own. */
async function runTests(name: string, projects: string[]): Promise<Sum> {
  if (!browser || !isRunnable()) return one(false);
  const args = ['test', '-c', 'e2e', '--no-deps', ...projects.map((one) => `--project=${one}`)];
  const succeeded = await attempt(() =>
    run('playwright', args, {
      loud: true,
      env: { E2E_REPORT: name, E2E_NIGHTLY: isNightly ? 'on' : '' },
    }),
  );
  return readSum(join(reports, `${name}.json`), succeeded, toPlaywrightSum);
}

/** Makes the faults of the short form that mostly wait, or those that measure how long others do. */
async function makeFaults(part: 'waiting' | 'measuring'): Promise<Sum> {
  if (!isRunnable()) return one(false);
  const form = isNightly ? ['--quick', '--nightly'] : ['--quick'];
  const succeeded = await succeeds('node', ['e2e/faults/run.ts', ...form, `--${part}`]);
  return readSum(join(reports, 'faults.json'), succeeded, (sum: Sum) => sum);
}

/** How many files of unit tests are tried again: more have one cause, which a second try would only repeat. */
const FEW = 8;

const readUnitReport = (file: string) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : { testResults: [] };

/** Runs the unit tests; a few files that failed are run once more by themselves. */
async function runUnitTests(): Promise<Sum> {
  const file = join(reports, 'unit.json');
  const toArgs = (output: string, ...files: string[]) => [
    ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${output}`],
    ...(isNightly ? [] : ['--tags-filter=!nightly']),
    ...files,
  ];
  let succeeded = await succeeds('vitest', toArgs(file));
  const failed = listFailedFiles(readUnitReport(file));
  if (failed.length > 0 && failed.length <= FEW) {
    const again = join(reports, 'unit-again.json');
    succeeded = await succeeds('vitest', toArgs(again, ...failed));
    writeFileSync(file, JSON.stringify(withSecondTry(readUnitReport(file), readUnitReport(again))));
  }
  return readSum(file, succeeded, toVitestSum);
}

/** Says at the end of a long output what went wrong. */
function sayFailures(heading: string, list: Failure[]) {
  if (list.length > 0) console.log(`\n${heading}:`);
  for (const { test, reason } of list) {
    console.log(`- ${test}\n${reason.replace(/^/gm, '    ')}`);
  }
}

stopOnSignals();
// Every test file and every program that a test starts loads the same thousands of modules.
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache', 'node');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

// The packages are step 1 and are there, or this file would not run (see scripts/install.mjs).
const step = countSteps(6, 2);
const sums: Sum[] = [one(true)];

sums.push(
  await step(
    'Checks: format, lint, house rules, types',
    async () => addSums((await runChecks()).map(({ passed }) => one(passed))),
    say,
  ),
);

let browser = '';
sums.push(
  await step(
    'Builds of both programs, the data of the tests, and a browser',
    // All at once: none keeps two cores busy all the time.
    async () =>
      addSums(
        await Promise.all([
          ...builds.map(async (build) =>
            one(isFresh(build) || (await attempt(() => makeBuild(build)))),
          ),
          attempt(async () => {
            await fillTemplate(template);
            process.env.E2E_TEMPLATE = template;
          }).then(one),
          attempt(async () => {
            browser = await getBrowser();
          }).then(one),
        ]),
      ),
    say,
  ),
);

sums.push(
  await step(
    'Unit tests, and the journeys and faults that wait',
    // Beside each other: what waits leaves the processor to the unit tests.
    async () =>
      addSums(
        await Promise.all([
          runUnitTests(),
          runTests('waiting', ['waiting']),
          makeFaults('waiting'),
        ]),
      ),
    say,
  ),
);

sums.push(
  await step('End-to-end tests and budgets', () => runTests('e2e', ['pages', 'journeys']), say),
);

sums.push(
  await step(
    'A start, and faults that keep others waiting',
    // What measures time has the processor nearly to itself.
    async () => addSums(await Promise.all([runTests('alone', ['alone']), makeFaults('measuring')])),
    say,
  ),
);

rmSync(template, { recursive: true, force: true });
const failures = [
  ...readFailures(join(reports, 'unit.json'), toVitestFailures),
  ...['waiting', 'e2e', 'alone'].flatMap((name) =>
    readFailures(join(reports, `${name}.json`), toPlaywrightFailures),
  ),
];
sayFailures(
  'Held only when tried again',
  failures.filter(({ heldAgain }) => heldAgain),
);
sayFailures(
  'Failed',
  failures.filter(({ heldAgain }) => !heldAgain),
);
const missing = await findMissing();
const sum = addSums(sums);
const line = `${sum.passed} passed, ${sum.failed} failed`;
writeFileSync(join(reports, 'sum'), `${line}\n`);
if (sum.skipped) console.log(`\n${sum.skipped} skipped`);
for (const { name, packages } of missing) {
  console.log(`    this machine has no ${name}: apt-get install ${packages.join(' ')}`);
}
if (!isNightly) console.log('\nshort form: npm run verify -- --nightly runs the rest');
console.log(`\nverified in ${((performance.now() - started) / 60_000).toFixed(1)} min\n${line}`);
process.exit(sum.failed > 0 ? 1 : 0);
