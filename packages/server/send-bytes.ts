import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

/** Bytes written at once. The pace of a slow client is measured in chunks (connections.ts). */
export const CHUNK_BYTES = 16 * 1024;

/** Sends shared bytes in chunks, without copying them. Never rejects: if it fails, it closes the connection. */
export async function sendBytes(response: ServerResponse, bytes: Buffer): Promise<void> {
  if (response.req.method === 'HEAD' || bytes.length <= 2 * CHUNK_BYTES) {
    response.end(response.req.method === 'HEAD' ? undefined : bytes);
    return;
  }
  const closed = new AbortController();
  response.once('close', () => closed.abort());
  try {
    for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
      const isRoomLeft = response.write(bytes.subarray(start, start + CHUNK_BYTES));
      if (!isRoomLeft) await once(response, 'drain', { signal: closed.signal });
    }
    response.end();
  } catch {
    response.destroy();
  }
}
