import { parseNormalizedJson } from '@agency/contracts';
import { BodyTooLongError, readBoundedBody } from '@agency/server/bounded-body';

/** What the dashboard said, read within the limits. */
export interface JsonAnswer {
  status: number;
  body: unknown;
  /** The body as it came, to tell whether anything changed. */
  text: string;
  /** By which the host knows this answer again. */
  etag: string | undefined;
}

/** The dashboard said nothing, or not in time: the next call will most likely fail too. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
}

/** The dashboard said something that is no answer: a page, a redirect, broken JSON, too much. */
export class UnusableAnswerError extends Error {
  override name = 'UnusableAnswerError';
  /** What the host said, where it said it in something other than JSON. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** Longest answer that is read, in bytes after decompression. */
const MAX_ANSWER_BYTES = 5 * 1024 * 1024;
/** The same of a list that may be whole: some ten thousand blogs with their covers. */
export const MAX_LIST_BYTES = 16 * 1024 * 1024;
/** Longest ETag that is sent back. */
const MAX_ETAG_LENGTH = 200;

export interface FetchOptions {
  /** Of the answer that is known: nothing more is read when it still holds. */
  etag?: string | undefined;
  maxBytes?: number | undefined;
  /** Of which trace the call is a part. */
  traceparent?: string | undefined;
}

/**
 * Reads JSON from another host without trusting it: no redirects, a size counted while reading, JSON only, and no character
 * that a feed or a page could not carry.
 * @param signal ends the whole call, body included
 * @throws {NoAnswerError | UnusableAnswerError}
 */
export async function fetchJson(
  address: string,
  signal: AbortSignal,
  { etag, maxBytes = MAX_ANSWER_BYTES, traceparent }: FetchOptions = {},
): Promise<JsonAnswer | 'unchanged'> {
  const headers = {
    Accept: 'application/json',
    // The specification has its calls name the type, though a GET brings nothing of it.
    'Content-Type': 'application/json',
    ...(etag && { 'If-None-Match': etag }),
    ...(traceparent && { traceparent }),
  };
  const answer = await orNoAnswer(fetch(address, { redirect: 'manual', signal, headers }));
  if (etag && answer.status === 304) return 'unchanged';
  if (!isJson(answer.headers.get('content-type')) || !answer.body) {
    await answer.body?.cancel();
    throw new UnusableAnswerError(`status ${answer.status} without JSON`, answer.status);
  }
  const text = await readText(answer.body, maxBytes);
  try {
    return {
      status: answer.status,
      body: parseNormalizedJson(text),
      text,
      etag: toKnownEtag(answer),
    };
  } catch {
    throw new UnusableAnswerError(`status ${answer.status} with broken JSON`);
  }
}

function toKnownEtag({ headers }: Response): string | undefined {
  const etag = headers.get('etag') ?? '';
  return etag && etag.length <= MAX_ETAG_LENGTH ? etag : undefined;
}

async function readText(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<string> {
  try {
    return (await readBoundedBody(body, maxBytes)).toString('utf8');
  } catch (cause) {
    if (cause instanceof BodyTooLongError) throw new UnusableAnswerError(cause.message);
    throw new NoAnswerError('no answer', { cause });
  }
}

async function orNoAnswer<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    throw new NoAnswerError('no answer', { cause });
  }
}

function isJson(contentType: string | null): boolean {
  return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType ?? '');
}
