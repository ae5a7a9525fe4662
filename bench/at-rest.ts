import { setTimeout } from 'node:timers/promises';
import { readProcessorTime } from './processor.ts';

/** So long after a start pages are made that nobody asked for, at most. */
const WARM_TIME = 120_000;
/** Programs rest that used the processor for less than this in so many milliseconds. */
const RESTING_TIME = 150;
const REST_TIME = 3000;
/** The thread that measured words ends so long after the last one, and what it held is given back some time later. */
const SETTLING_TIME = 20_000;

/** Waits until the programs rest: after a start pages and copies are made that nobody asked for. */
export async function waitUntilAtRest(pids: readonly (number | undefined)[]): Promise<void> {
  const deadline = performance.now() + WARM_TIME;
  const count = () =>
    pids.reduce<number>((sum, pid) => sum + (readProcessorTime(pid ?? 0) ?? 0), 0);
  for (let before = -Infinity, now = count(); performance.now() < deadline; now = count()) {
    if (now - before < RESTING_TIME) break;
    before = now;
    await setTimeout(REST_TIME);
  }
  await setTimeout(SETTLING_TIME);
}
