import type { IncomingMessage } from 'node:http';
import { MISSING_PATHS_PATH, VISITS_PATH } from '@agency/contracts';
import { MAX_BATCH_BYTES } from '../src/api/batches.ts';
import { MAX_FILM_SIZE } from '../src/collections/films/limits.ts';
import { MAX_FILE_SIZE } from '../src/collections/media/incoming-file.ts';
import { MAX_APPLICATION_BYTES } from '../src/submissions/intake/careers.ts';

const KILOBYTE = 1024;
const megabyte = 1024 * KILOBYTE;
/** More than a sign-in needs. */
const ANONYMOUS_BYTES = 16 * KILOBYTE;

// The first match counts. Limits include multipart overhead.
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

/** Checks `Content-Length`. Node enforces the declared length, so nothing larger is read. */
export function checkBodyLength(request: IncomingMessage, path: string): 411 | 413 | undefined {
  if (request.headers['transfer-encoding'] !== undefined) return 411;
  const length = Number(request.headers['content-length'] ?? 0);
  const [, limit = 0] = limits.find(([begins]) => path.startsWith(begins)) ?? [];
  return length > limit ? 413 : undefined;
}

/** Whether a body of this length needs a session. Below these paths Payload parses bodies before it checks the user. */
export const isLongForAnonymous = ({ headers }: IncomingMessage, path: string): boolean =>
  /^\/(?:cms-api|admin)(?:\/|$)/.test(path) &&
  Number(headers['content-length'] ?? 0) > ANONYMOUS_BYTES;
