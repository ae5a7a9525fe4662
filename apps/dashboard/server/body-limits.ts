import type { IncomingMessage } from 'node:http';
import { maxApplicationBytes } from '../src/api/submissions/careers.ts';
import { maxFileSize } from '../src/collections/media/incoming-file.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

// First match counts. Sizes leave room for what multipart and form fields add.
const limits: [pathBegins: string, bytes: number][] = [
  ['/api/submissions/careers', maxApplicationBytes],
  ['/api/', 64 * kilobyte],
  ['/cms-api/media', maxFileSize + megabyte],
  ['/cms-api/', 4 * megabyte],
  ['/admin', 4 * megabyte],
];

/**
 * Why a request's body is not read, if it is not. A body has to say how long it is; Node then holds it to
 * that, so nothing larger gets any further.
 */
export function decideBodyRefusal(request: IncomingMessage, path: string): 411 | 413 | undefined {
  if (request.headers['transfer-encoding'] !== undefined) return 411;
  const length = Number(request.headers['content-length'] ?? 0);
  const [, limit = 0] = limits.find(([begins]) => path.startsWith(begins)) ?? [];
  return length > limit ? 413 : undefined;
}
