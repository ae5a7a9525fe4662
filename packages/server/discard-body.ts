import type { IncomingMessage } from 'node:http';

/** Most bytes that are read and discarded. */
const LONGEST_REST = 64 * 1024 * 1024;

/** Reads the rest of a rejected body: browsers show a response only after they have sent their whole request. */
export function discardBody(request: IncomingMessage): void {
  if (request.complete) return;
  let room = LONGEST_REST;
  request.removeAllListeners('readable');
  request.on('data', (chunk: Buffer) => {
    room -= chunk.length;
    if (room < 0) request.destroy();
  });
  request.resume();
}
