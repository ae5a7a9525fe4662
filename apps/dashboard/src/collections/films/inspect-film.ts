import { open } from 'node:fs/promises';
import { createReason } from '../../panel/language/errors.ts';
import { type ByteSource, FilmError, tooLarge } from './container.ts';
import { MAX_FILM_SECONDS, MAX_FILM_SIZE } from './limits.ts';
import { readMp4 } from './mp4.ts';
import { readWebm } from './webm.ts';

export interface Film {
  type: 'video/mp4' | 'video/webm';
  extension: 'mp4' | 'webm';
  seconds: number;
}

/**
 * Detects type and length of a film from its container. Reads only a few kilobytes.
 * @throws {FilmError} if the website cannot show it
 */
export async function inspectFilm(path: string): Promise<Film> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    return await inspectBytes({
      size,
      async read(at, length) {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
        return buffer.subarray(0, bytesRead);
      },
    });
  } finally {
    await file.close();
  }
}

/** Like `inspectFilm`, for a byte source. */
export async function inspectBytes(bytes: ByteSource): Promise<Film> {
  if (bytes.size > MAX_FILM_SIZE) throw new FilmError(tooLarge);
  const facts = (await readMp4(bytes)) ?? (await readWebm(bytes));
  if (!facts) throw new FilmError(createReason(({ film }) => film.kind));
  const { length, extension } = facts;
  if (!Number.isFinite(length) || length <= 0) {
    throw new FilmError(createReason(({ film }) => film.length));
  }
  if (length > MAX_FILM_SECONDS) {
    const values = { seconds: Math.ceil(length), minutes: MAX_FILM_SECONDS / 60 };
    throw new FilmError(createReason(({ film }) => film.long, values));
  }
  return { type: `video/${extension}`, extension, seconds: Math.round(length * 10) / 10 };
}
