import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Runs the garbage collector now. */
export const collectGarbage: () => void = runInNewContext('gc');

/** Referenced bytes outside the heap, such as unsent data of streams and sockets. */
export function countHeldBytes(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}
