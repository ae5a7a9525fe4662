import { setTimeout } from 'node:timers/promises';
import { readProcessorTime } from './processor.ts';

/** Maximum time after a start in which pages are rendered into the cache. */
const MAX_WAIT = 120_000;
/** Processes are idle if they use less CPU time than this in this many milliseconds. */
const IDLE_CPU_TIME = 150;
const INTERVAL = 3000;
/** This often in a row: a worker that measures text ends ten seconds later, and its memory is freed after that. */
const IDLE_INTERVALS = 7;

/** Waits until the processes are idle: after a start they render pages and fetch copies. */
export async function waitUntilIdle(pids: readonly (number | undefined)[]): Promise<void> {
  const deadline = performance.now() + MAX_WAIT;
  const count = () =>
    pids.reduce<number>((sum, pid) => sum + (readProcessorTime(pid ?? 0) ?? 0), 0);
  let before = count();
  for (let idle = 0; idle < IDLE_INTERVALS && performance.now() < deadline; ) {
    await setTimeout(INTERVAL);
    const now = count();
    idle = now - before < IDLE_CPU_TIME ? idle + 1 : 0;
    before = now;
  }
}
