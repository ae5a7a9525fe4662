import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { answerPlain } from '@agency/server/plain-answer';
import { PIECE_BYTES, sendBytes } from '@agency/server/send-bytes';
import { isFresh } from '@agency/server/static-text';
import { caching } from '../src/model/caching.ts';
import type { Picture } from './media.ts';

/** Sends a picture of the dashboard from the disk, or 304 when the client has it; 503 when it cannot be had now. */
export async function sendPicture(
  request: IncomingMessage,
  response: ServerResponse,
  picture: Picture | 'failed',
): Promise<void> {
  const file = picture === 'failed' ? undefined : await openPicture(picture);
  if (picture === 'failed' || file === 'gone') {
    response.setHeader('Retry-After', '10');
    answerPlain(response, 503, 'Service Unavailable');
    return;
  }
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
      await pipeline(
        file.createReadStream({ highWaterMark: PIECE_BYTES, autoClose: false }),
        response,
      );
    } else if (picture.bytes) await sendBytes(response, picture.bytes);
  } catch (error) {
    // The visitor left; that is no failure of ours.
    if (!response.destroyed) throw error;
  } finally {
    await file?.close();
  }
}

// The copy may have made room for another, or a newer one, since it was described.
async function openPicture({ location, size }: Picture) {
  if (location === undefined) return undefined;
  try {
    const file = await open(location);
    if ((await file.stat()).size === size) return file;
    await file.close();
  } catch {
    // As if it were not there.
  }
  return 'gone';
}
