import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '@agency/server/logger';
import { answerPlain } from '@agency/server/plain-answer';
import { createSemaphore } from '@agency/server/semaphore';
import { PIECE_BYTES } from '@agency/server/send-bytes';
import { caching } from '../src/model/caching.ts';
import { toMediaType } from './media-types.ts';

/** Films of the dashboard and their captions, passed on as they come: nothing of them is kept. */
export interface Films {
  /** Sends the film of a name, or the part of it that is asked for. Answers nothing where there is none. */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    asked: { name: string; client: string },
  ): Promise<'answered' | 'missing'>;
}

const FILM_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,200}\.(?:mp4|webm|vtt)$/;

const limits = {
  /** Until the other side begins to answer, in milliseconds. */
  milliseconds: 5000,
  /** Films on their way at once. Each holds a connection to the dashboard, where all of ours are those of one client. */
  permits: 64,
  permitsOfClient: 4,
};

/** What a part of a film is asked for with, and what an answer says of it. */
const ASKED = ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const;
const ANSWERED = ['content-length', 'content-range', 'etag', 'last-modified', 'accept-ranges'];
/** Statuses that are passed on: a film, a part of it, nothing new, no such part. */
const PASSED_ON = new Set([200, 206, 304, 416]);
/** Whatever else comes is no film: a page, or a message. */
const FILM_TYPE =
  /^(?:video\/(?:mp4|webm)|text\/(?:vtt|plain)|(?:application|binary)\/octet-stream)\b/i;

/** Whether a name is a film's. */
export const isFilm = (name: string): boolean => FILM_NAME.test(name);

/** @param baseUrl what stands in front of `/media/` where the films lie */
export function createFilms({ baseUrl, logger }: { baseUrl: string; logger: Logger }): Films {
  const places = createSemaphore(limits);

  async function pass(
    request: IncomingMessage,
    response: ServerResponse,
    name: string,
  ): Promise<'answered' | 'missing'> {
    const stop = new AbortController();
    response.once('close', () => stop.abort());
    const late = setTimeout(() => stop.abort(), limits.milliseconds);
    try {
      const answer = await fetch(`${baseUrl}/media/${name}`, {
        redirect: 'error',
        signal: stop.signal,
        headers: toAskedHeaders(request),
      });
      clearTimeout(late);
      if (isMissing(answer)) return 'missing';
      await passOn(request, response, { name, answer, signal: stop.signal });
    } catch (error) {
      clearTimeout(late);
      if (response.destroyed) return 'answered';
      logger.warn({ name, error }, 'a film could not be passed on');
      // What was cut is asked for again from where it was cut.
      if (response.headersSent) response.destroy();
      else answerLater(response);
    } finally {
      // What is left of an answer that nobody reads.
      stop.abort();
    }
    return 'answered';
  }

  return {
    async send(request, response, { name, client }) {
      const release = places.tryAcquire(client);
      if (!release) {
        answerLater(response);
        return 'answered';
      }
      try {
        return await pass(request, response, name);
      } finally {
        release();
      }
    },
  };
}

async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  { name, answer, signal }: { name: string; answer: Response; signal: AbortSignal },
): Promise<void> {
  const { status, headers, body } = answer;
  const type = headers.get('content-type') ?? '';
  const hasBody = status === 200 || status === 206;
  if (!PASSED_ON.has(status) || (hasBody && !FILM_TYPE.test(type))) {
    throw new Error(`the other side answered ${status}`);
  }
  for (const header of ANSWERED) {
    const value = headers.get(header);
    if (value !== null) response.setHeader(header, value);
  }
  response.setHeader('Cache-Control', status === 416 ? caching.never : caching.upload);
  if (!hasBody) {
    if (status === 416) response.setHeader('Content-Length', 0);
    response.writeHead(status).end();
    return;
  }
  response.setHeader('Content-Type', toMediaType(name).type);
  response.writeHead(status);
  // In small pieces, and no faster than they are read.
  for await (const chunk of request.method === 'HEAD' ? [] : (body ?? [])) {
    for (let start = 0; start < chunk.length; start += PIECE_BYTES) {
      const isRoomLeft = response.write(chunk.subarray(start, start + PIECE_BYTES));
      if (!isRoomLeft) await once(response, 'drain', { signal });
    }
  }
  response.end();
}

/** Whether the other side itself says that there is none; a page that says so may be anybody's. */
const isMissing = ({ status, headers }: Response): boolean =>
  (status === 404 || status === 410) &&
  /^application\/json\b/i.test(headers.get('content-type') ?? '');

function toAskedHeaders({ headers }: IncomingMessage): Record<string, string> {
  const asked = ASKED.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  // Its length is passed on, so it must be the length of what comes.
  return { 'Accept-Encoding': 'identity', ...Object.fromEntries(asked) };
}

function answerLater(response: ServerResponse): void {
  response.setHeader('Retry-After', '10');
  answerPlain(response, 503, 'Service Unavailable');
}
