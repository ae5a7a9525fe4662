import type { IncomingMessage } from 'node:http';

/** Bytes that are still read of a form that was answered. */
const LONGEST_REST = 64 * 1024 * 1024;

/**
 * Reads what is left of a form that was refused half way: browsers show an answer only after they have sent everything.
 * Whoever sends even more is cut off.
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
