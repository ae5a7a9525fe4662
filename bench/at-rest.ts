import { setTimeout } from 'node:timers/promises';
import { readProcessorTime } from './processor.ts';

/** So long after a start pages are made that nobody asked for, at most. */
const WARM_TIME = 120_000;
/** Programs rest that used the processor for less than this in so many milliseconds. */
const RESTING_TIME = 150;
const REST_TIME = 3000;
/** So often in a row: a thread that measured words ends ten seconds later, and its memory is given back after that. */
const RESTS = 7;

/** Waits until the programs rest: after a start pages and copies are made that nobody asked for. */
export async function waitUntilAtRest(pids: readonly (number | undefined)[]): Promise<void> {
  const deadline = performance.now() + WARM_TIME;
  const count = () =>
    pids.reduce<number>((sum, pid) => sum + (readProcessorTime(pid ?? 0) ?? 0), 0);
  let before = count();
  for (let rests = 0; rests < RESTS && performance.now() < deadline; ) {
    await setTimeout(REST_TIME);
    const now = count();
    rests = now - before < RESTING_TIME ? rests + 1 : 0;
    before = now;
  }
}
