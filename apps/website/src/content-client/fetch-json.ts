import { parseNormalizedJson } from '@agency/contracts';
import { BodyTooLongError, readBoundedBody } from '@agency/server/bounded-body';

/** A JSON response, read within the limits. */
export interface JsonResponse {
  status: number;
  body: unknown;
  /** The body as it came, to tell whether anything changed. */
  text: string;
  etag: string | undefined;
}

/** There was no response, or not in time: the next request will most likely fail too. */
export class NoResponseError extends Error {
  override name = 'NoResponseError';
}

/** The response is of no use: HTML, a redirect, broken JSON, too much. */
export class InvalidResponseError extends Error {
  override name = 'InvalidResponseError';
  /** Status of a response whose body cannot be read. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** An error response in the contract's words. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** Largest response that is read, in bytes after decompression. */
const MAX_RESPONSE_BYTES = 5 * 1024 * 1024;
/** Longest ETag that is sent back. */
const MAX_ETAG_LENGTH = 200;

export interface FetchOptions {
  /** Of the known response: nothing more is read while it holds. */
  etag?: string | undefined;
  maxBytes?: number | undefined;
  /** Trace that the request is a part of. */
  traceparent?: string | undefined;
}

/**
 * Reads JSON from another host without trusting it: no redirects, a size counted while reading, JSON only, and no character
 * that a feed or a page could not carry.
 * @param signal ends the whole call, body included
 * @throws {NoResponseError | InvalidResponseError}
 */
export async function fetchJson(
  url: string,
  signal: AbortSignal,
  { etag, maxBytes = MAX_RESPONSE_BYTES, traceparent }: FetchOptions = {},
): Promise<JsonResponse | 'unchanged'> {
  const headers = {
    Accept: 'application/json',
    // The specification has its calls name the type, though a GET brings nothing of it.
    'Content-Type': 'application/json',
    ...(etag && { 'If-None-Match': etag }),
    ...(traceparent && { traceparent }),
  };
  const response = await orNoResponse(fetch(url, { redirect: 'manual', signal, headers }));
  if (etag && response.status === 304) return 'unchanged';
  if (!isJson(response.headers.get('content-type'))) {
    await response.body?.cancel();
    throw new InvalidResponseError(`status ${response.status} without JSON`, response.status);
  }
  const text = await readText(response, maxBytes);
  try {
    return {
      status: response.status,
      body: parseNormalizedJson(text),
      text,
      etag: toKnownEtag(response),
    };
  } catch {
    throw new InvalidResponseError(`status ${response.status} with broken JSON`, response.status);
  }
}

function toKnownEtag({ headers }: Response): string | undefined {
  const etag = headers.get('etag') ?? '';
  return etag && etag.length <= MAX_ETAG_LENGTH ? etag : undefined;
}

async function readText({ body, status }: Response, maxBytes: number): Promise<string> {
  try {
    return (await readBoundedBody(body, maxBytes)).toString('utf8');
  } catch (cause) {
    if (cause instanceof BodyTooLongError) throw new InvalidResponseError(cause.message, status);
    throw new NoResponseError('no response', { cause });
  }
}

async function orNoResponse<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    throw new NoResponseError('no response', { cause });
  }
}

function isJson(contentType: string | null): boolean {
  return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType ?? '');
}
