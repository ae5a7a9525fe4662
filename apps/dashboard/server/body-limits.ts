import type { IncomingMessage } from 'node:http';
import { MISSING_PATHS_PATH, VISITS_PATH } from '@agency/contracts';
import { MAX_BATCH_BYTES } from '../src/api/batch-handler.ts';
import { MAX_APPLICATION_BYTES } from '../src/api/submissions/careers.ts';
import { MAX_FILM_SIZE } from '../src/collections/films/limits.ts';
import { MAX_FILE_SIZE } from '../src/collections/media/incoming-file.ts';

const KILOBYTE = 1024;
const megabyte = 1024 * KILOBYTE;
/** More than signing in, or choosing a password, takes. */
const ANONYMOUS_BYTES = 16 * KILOBYTE;

// First match counts. Sizes leave room for what multipart and form fields add.
const limits: [pathBegins: string, bytes: number][] = [
  ['/api/submissions/careers', MAX_APPLICATION_BYTES],
  [MISSING_PATHS_PATH, MAX_BATCH_BYTES],
  [VISITS_PATH, MAX_BATCH_BYTES],
  ['/api/', 64 * KILOBYTE],
  ['/cms-api/media', MAX_FILE_SIZE + megabyte],
  ['/cms-api/films/', 4 * megabyte],
  ['/cms-api/films', MAX_FILM_SIZE + megabyte],
  ['/cms-api/', 4 * megabyte],
  ['/admin', 4 * megabyte],
];

/**
 * Why a request's body is not read, if it is not. A body has to say how long it is; Node then holds it to
 * that, so nothing larger gets any further.
 */
export function checkBodyLength(request: IncomingMessage, path: string): 411 | 413 | undefined {
  if (request.headers['transfer-encoding'] !== undefined) return 411;
  const length = Number(request.headers['content-length'] ?? 0);
  const [, limit = 0] = limits.find(([begins]) => path.startsWith(begins)) ?? [];
  return length > limit ? 413 : undefined;
}

/**
 * Whether only somebody who is signed in may send as much: below these addresses a body is parsed before anybody asks
 * who sent it.
 */
export const isLongForAnonymous = ({ headers }: IncomingMessage, path: string): boolean =>
  /^\/(?:cms-api|admin)(?:\/|$)/.test(path) &&
  Number(headers['content-length'] ?? 0) > ANONYMOUS_BYTES;
