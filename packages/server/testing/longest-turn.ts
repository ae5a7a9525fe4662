import { setTimeout as sleep } from 'node:timers/promises';
import { measureSlowness } from './slowness.ts';

/**
 * Longest turn of the event loop that a request may cause on a machine of usual speed, in milliseconds.
 * Most take fewer than 20. The rest is for the garbage collector, which frees a resume of 5 MB in turns of its own.
 */
export const LONGEST_TURN = 60;

/** The garbage collector may come in between, and code that is not compiled yet is slower. */
const MOST_TRIES = 10;

/**
 * How long one turn of the event loop took at most while it handled a request of another thread, in milliseconds of a
 * machine of usual speed.
 * It is time of this thread alone, so that a busy machine changes little. Of several tries the least counts: a pause
 * makes a time longer, nothing makes it shorter. The first one that is short enough ends them.
 */
export async function findLongestTurn(send: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < MOST_TRIES && least > LONGEST_TURN; attempt += 1) {
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

// A timer that is due fires once in each turn, so that what was used from one to the next is of a single turn, or of
// several within a millisecond.
function watchTurns(): () => number {
  let longest = 0;
  let last = process.threadCpuUsage();
  const note = () => {
    const now = process.threadCpuUsage();
    // Not the kernel's time: it gives large buffers their memory, as slowly as the machine is short of it.
    longest = Math.max(longest, now.user - last.user);
    last = now;
  };
  const timer = setInterval(note, 1);
  return () => {
    clearInterval(timer);
    return longest / 1000;
  };
}
