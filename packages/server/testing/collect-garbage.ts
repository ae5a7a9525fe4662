import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Frees what nobody holds any more, now and not whenever the garbage collector comes round. */
export const collectGarbage: () => void = runInNewContext('gc');

/** Bytes outside the heap that somebody holds: what streams and sockets have not handed on. */
export function countHeldBytes(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}
