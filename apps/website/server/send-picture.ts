import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { sendUnavailable } from '@agency/server/plain-response';
import { CHUNK_BYTES, sendBytes } from '@agency/server/send-bytes';
import { isFresh } from '@agency/server/static-text';
import { caching } from '../src/model/caching.ts';
import type { Picture } from './picture-proxy.ts';

/** Sends a picture from the disk, or 304 if the client has it, or 503 if it is unavailable. */
export async function sendPicture(
  request: IncomingMessage,
  response: ServerResponse,
  picture: Picture | 'failed',
): Promise<void> {
  const file = picture === 'failed' ? undefined : await openPicture(picture);
  if (picture === 'failed' || file === 'gone') return sendUnavailable(response);
  try {
    response.setHeader('Cache-Control', caching.upload);
    response.setHeader('ETag', picture.etag);
    if (isFresh(request, picture.etag)) {
      response.writeHead(304).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': picture.type, 'Content-Length': picture.size });
    if (request.method === 'HEAD') response.end();
    else if (file) {
      const options = { highWaterMark: CHUNK_BYTES, autoClose: false };
      await pipeline(file.createReadStream(options), response);
    } else if (picture.bytes) await sendBytes(response, picture.bytes);
  } catch (error) {
    // The client closed the connection.
    if (!response.destroyed) throw error;
  } finally {
    await file?.close();
  }
}

/** Opens the file of a picture, which may have been evicted or replaced. */
async function openPicture({ location, size }: Picture) {
  if (location === undefined) return undefined;
  const file = await open(location).catch(() => undefined);
  if (file && (await file.stat()).size === size) return file;
  await file?.close();
  return 'gone';
}
