import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

/**
 * Bytes written at once. The front door sees a slow reader's progress by the pieces it has taken, and what waits in
 * line for it is at most one piece.
 */
export const PIECE_BYTES = 16 * 1024;

/**
 * Ends an answer with bytes that many answers may share: they are sent piece by piece and never copied. Never
 * rejects: an answer that cannot be sent to its end is cut off.
 */
export async function sendBytes(response: ServerResponse, bytes: Buffer): Promise<void> {
  if (response.req.method === 'HEAD' || bytes.length <= 2 * PIECE_BYTES) {
    response.end(response.req.method === 'HEAD' ? undefined : bytes);
    return;
  }
  const left = new AbortController();
  response.once('close', () => left.abort());
  try {
    for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
      const isRoomLeft = response.write(bytes.subarray(start, start + PIECE_BYTES));
      if (!isRoomLeft) await once(response, 'drain', { signal: left.signal });
    }
    response.end();
  } catch {
    // The visitor left, or nothing more can be sent.
    response.destroy();
  }
}
