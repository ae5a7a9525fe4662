// Lighthouse on a phone, three runs a page, medians. `npm run lighthouse -- / /contact-us` measures only these.
import { startPair } from '../e2e/system/pair.ts';
import { buildApp, builds, isFresh } from '../scripts/system/builds.ts';
import { endAll, stopOnSignals } from '../scripts/system/commands.ts';
import { exitWith } from '../scripts/system/steps.ts';
import { getPagesOfEachKind } from './pages.ts';
import { measureOnPhone, type PhoneRun, toMedian } from './phone.ts';

const RUNS = 3;

/** The goal of each figure (docs/testing.md). */
const GOALS: Partial<Record<keyof PhoneRun, (value: number) => boolean>> = {
  performance: (value) => value === 100,
  accessibility: (value) => value === 100,
  'best practices': (value) => value === 100,
  SEO: (value) => value === 100,
  shift: (value) => value <= 0.005,
  blockingWork: (value) => value <= 5,
};

/** A row of the table. */
const toRow = ({ problems: _, scriptBytes: _script, bytes: _bytes, ...run }: PhoneRun) =>
  Object.fromEntries(
    Object.entries(run).map(([name, value]) => [
      name,
      name === 'shift' ? Number(value.toFixed(3)) : Math.round(value),
    ]),
  );

stopOnSignals();
try {
  for (const build of builds) if (!isFresh(build)) await buildApp(build);
  const pair = await startPair({ LOG_LEVEL: 'warn' });
  const requested = process.argv.slice(2);
  const paths = requested.length
    ? requested
    : Object.values(await getPagesOfEachKind(pair.website.url));
  const table = new Map<string, PhoneRun>();
  for (const path of paths) {
    const runs: PhoneRun[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      runs.push(await measureOnPhone(pair.website.url + path));
    }
    table.set(path, toMedian(runs));
  }
  await pair.dispose();
  console.table(Object.fromEntries([...table].map(([path, run]) => [path, toRow(run)])));
  const missed = [...table].flatMap(([path, run]) => [
    ...run.problems.map((problem) => `${path}: ${problem}`),
    ...Object.entries(GOALS).flatMap(([name, reaches]) => {
      const value = Number(run[name as keyof PhoneRun]);
      return reaches(value) ? [] : [`${path}: ${name} is ${value}`];
    }),
  ]);
  console.log(missed.length ? missed.join('\n') : 'Every goal is reached.');
  await endAll(missed.length ? 1 : 0);
} catch (error) {
  await exitWith(error);
}
