import { parseNormalizedJson } from '@agency/contracts';
import { BodyTooLongError, readBoundedBody } from '@agency/server/bounded-body';
import { createObservable } from '@agency/server/observable';
import { inSpan } from '@agency/server/spans';

/** The host did not respond, or not in time. */
export class NoResponseError extends Error {
  override name = 'NoResponseError';
}

/** The response cannot be used: HTML, a redirect, broken JSON, too large. */
export class InvalidResponseError extends Error {
  override name = 'InvalidResponseError';
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** Largest response after decompression, in bytes. */
const MAX_RESPONSE_BYTES = 5 * 1024 * 1024;
const MAX_ETAG_LENGTH = 200;

interface FetchJsonOptions {
  etag?: string;
  maxBytes?: number;
  traceparent?: string;
}

/**
 * Fetches JSON from an untrusted host: no redirects, a limited size, no characters that a feed or a page cannot contain.
 * @throws {NoResponseError | InvalidResponseError}
 */
export async function fetchJson(
  url: string,
  signal: AbortSignal,
  { etag, maxBytes = MAX_RESPONSE_BYTES, traceparent }: FetchJsonOptions = {},
) {
  const fail = (cause: unknown): never => {
    throw new NoResponseError('no response', { cause });
  };
  const headers = {
    Accept: 'application/json',
    // The specification names the type, although a GET has no body.
    'Content-Type': 'application/json',
    ...(etag && { 'If-None-Match': etag }),
    ...(traceparent && { traceparent }),
  };
  const response = await fetch(url, { redirect: 'manual', signal, headers }).catch(fail);
  const { status } = response;
  if (etag && status === 304) return 'unchanged';
  const type = response.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type)) {
    await response.body?.cancel();
    throw new InvalidResponseError(`status ${status} without JSON`, status);
  }
  const bytes = await readBoundedBody(response.body, maxBytes).catch((error) => {
    if (error instanceof BodyTooLongError) throw new InvalidResponseError(error.message, status);
    return fail(error);
  });
  const text = bytes.toString('utf8');
  const newEtag = response.headers.get('etag') ?? '';
  try {
    const body: unknown = parseNormalizedJson(text);
    return { status, text, body, etag: newEtag.length <= MAX_ETAG_LENGTH ? newEtag : '' };
  } catch {
    throw new InvalidResponseError(`status ${status} with broken JSON`, status);
  }
}

/** A completed request, and its duration without the time in the queue. */
interface ContentCall {
  result: 'answered' | 'unchanged' | 'none' | 'unusable';
  seconds: number;
}

export const contentCalls = createObservable<ContentCall>('content-call');

/** `fetchJson` in a span, counted. `name` is that of the endpoint. Only our own dashboard gets the trace context. */
export function fetchObserved(
  url: string,
  signal: AbortSignal,
  { name, isDashboard, ...options }: FetchJsonOptions & { name: string; isDashboard: boolean },
): ReturnType<typeof fetchJson> {
  const started = performance.now();
  return inSpan(
    () => ({ name: `read ${name}`, kind: 'client', attributes: {} }),
    async (span) => {
      const emit = (result: ContentCall['result']) => {
        contentCalls.emit({ result, seconds: (performance.now() - started) / 1000 });
        if (span) span.attributes['agency.result'] = result;
      };
      const traceparent = isDashboard ? span?.traceparent : undefined;
      try {
        const response = await fetchJson(url, signal, { ...options, traceparent });
        emit(response === 'unchanged' ? 'unchanged' : 'answered');
        return response;
      } catch (error) {
        emit(error instanceof NoResponseError ? 'none' : 'unusable');
        throw error;
      }
    },
  );
}
