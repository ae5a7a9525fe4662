import type { IncomingMessage } from 'node:http';

/** Bytes that are still read of a body that was refused. */
const LONGEST_REST = 64 * 1024 * 1024;

/**
 * Reads what is left of a body that was refused half way: browsers show an answer only after they have sent everything, and
 * proxies give up on a connection that is closed under them. Whoever sends even more is cut off.
 */
export function discardRest(request: IncomingMessage): void {
  if (request.complete) return;
  let room = LONGEST_REST;
  request.removeAllListeners('readable');
  request.on('data', (chunk: Buffer) => {
    room -= chunk.length;
    if (room < 0) request.destroy();
  });
  request.resume();
}
