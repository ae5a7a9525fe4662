// Fault injection: breaks both processes on purpose and checks the promises (docs/testing.md). `--quick` runs the short
// form, with `--nightly` also the longest faults. `--waiting` or `--measuring` selects faults that do not or do measure
// response times, `--only a,b` selects by name. `--minutes N` sets the length, `--from <commit>` the other release of
// `release-skew`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp, builds, isFresh } from '../../scripts/system/builds.ts';
import { endAll, root, stopOnSignals } from '../../scripts/system/commands.ts';
import { exitWith } from '../../scripts/system/steps.ts';
import { forEachConcurrently } from '../system/for-each-concurrently.ts';
import { openTemplate } from '../system/pair.ts';
import type { Fault, Outcome } from './fault.ts';
import { faults } from './faults.ts';

/** Faults of the short form that run at once. */
const TOGETHER = 4;

stopOnSignals();
try {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      nightly: { type: 'boolean', default: false },
      waiting: { type: 'boolean', default: false },
      measuring: { type: 'boolean', default: false },
      only: { type: 'string' },
      minutes: { type: 'string', default: '10' },
      from: { type: 'string' },
    },
  });
  const names = values.only?.split(',');
  const unknown = names?.filter((name) => !faults.some((fault) => fault.name === name)) ?? [];
  if (unknown.length > 0) {
    const all = faults.map(({ name }) => name).join(', ');
    throw new Error(`Nothing is called ${unknown.join(', ')}. There are: ${all}`);
  }
  if (values.nightly && !values.quick) throw new Error('--nightly goes with --quick.');
  const minutes = Number(values.minutes);
  if (!(minutes > 0 && minutes <= 60)) throw new Error('--minutes takes a number up to 60.');
  const isWanted = ({ name, inQuick, measures }: Fault) => {
    if (names) return names.includes(name);
    if (measures ? values.waiting : values.measuring) return false;
    return !values.quick || inQuick === true || (values.nightly && inQuick === 'nightly');
  };
  const chosen = faults.filter(isWanted);
  for (const build of builds) if (!isFresh(build)) await buildApp(build);
  const template = await openTemplate();
  const outcomes = new Map<Fault, Outcome>();
  const make = async (fault: Fault) => {
    const printProgress = (progress: string) => console.log(`    ${fault.name}: ${progress}`);
    console.log(`${chosen.indexOf(fault) + 1}/${chosen.length} ${fault.title}`);
    const started = performance.now();
    const outcome = await fault
      .run({
        quick: values.quick,
        minutes,
        from: values.from,
        template: template.folder,
        printProgress,
      })
      .catch((error): Outcome => ({ figures: {}, failures: [String(error?.stack ?? error)] }));
    outcomes.set(fault, outcome);
    for (const [name, figure] of Object.entries(outcome.figures))
      printProgress(`${name}: ${figure}`);
    for (const failure of outcome.failures) printProgress(`✗ ${failure}`);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    printProgress(`${outcome.skipped ? `skipped: ${outcome.skipped}` : 'done'} (${seconds} s)`);
  };
  // Each fault has processes of its own and mostly waits. In the short form, one that measures runs alone.
  const together = values.quick ? chosen.filter(({ measures }) => !measures) : [];
  await forEachConcurrently(together, TOGETHER, make);
  for (const fault of chosen) if (!together.includes(fault)) await make(fault);
  template.dispose();

  const all = [...outcomes.values()];
  const failed = all.filter(({ failures }) => failures.length > 0).length;
  const skipped = all.filter((outcome) => outcome.skipped).length;
  const sum = { passed: all.length - failed - skipped, failed, skipped };
  const reports = join(root, '.cache/verify');
  mkdirSync(reports, { recursive: true });
  const part = values.waiting ? '-waiting' : values.measuring ? '-measuring' : '';
  writeFileSync(join(reports, `faults${part}.json`), JSON.stringify(sum));
  console.log(`\n${sum.passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  await endAll(failed > 0 ? 1 : 0);
} catch (error) {
  await exitWith(error);
}
