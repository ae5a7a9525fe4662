import { setTimeout } from 'node:timers/promises';
import { readProcessorTime } from './processor.ts';

/** Maximum time after a start in which pages are rendered into the cache. */
const WARM_TIME = 120_000;
/** Processes are idle if they use less CPU time than this in this many milliseconds. */
const RESTING_TIME = 150;
const REST_TIME = 3000;
/** This often in a row: a worker that measures text ends ten seconds later, and its memory is freed after that. */
const RESTS = 7;

/** Waits until the processes are idle: after a start they render pages and fetch copies. */
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
