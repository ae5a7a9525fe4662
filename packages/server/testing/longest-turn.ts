import { setTimeout as sleep } from 'node:timers/promises';
import { measureSlowness } from './slowness.ts';

/**
 * Longest turn of the event loop that a request may cause on a machine of usual speed, in milliseconds.
 * Most take fewer than 20. The rest is for the garbage collector, which frees a resume of 5 MB in separate turns.
 */
export const LONGEST_TURN = 60;

/** The garbage collector may run in between, and code that is not compiled yet is slower. */
const MAX_TRIES = 10;

/**
 * Measures the longest turn of the event loop while it handles a request of another thread, in milliseconds of a machine
 * of usual speed. It is the processor time of this thread, which other processes hardly change. The least of several tries
 * counts: pauses make a time longer, and nothing makes it shorter. The first try that is short enough is the last one.
 */
export async function findLongestTurn(send: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < MAX_TRIES && least > LONGEST_TURN; attempt += 1) {
    const stop = watchTurns();
    await send();
    // Work after the response counts, too.
    await sleep(5);
    const turn = stop();
    // The speed of a shared machine changes from one second to the next.
    least = Math.min(least, turn / measureSlowness('cpu'));
  }
  return least;
}

// A due timer fires once in each turn. The time from one call to the next is that of one turn, or of several within a
// millisecond.
function watchTurns(): () => number {
  let longest = 0;
  let last = process.threadCpuUsage();
  const note = () => {
    const now = process.threadCpuUsage();
    // Without the kernel's time: it provides memory for large buffers slowly if the machine has little left.
    longest = Math.max(longest, now.user - last.user);
    last = now;
  };
  const timer = setInterval(note, 1);
  return () => {
    clearInterval(timer);
    return longest / 1000;
  };
}
