import { BodyTooLongError, readBoundedBody } from '@agency/server/bounded-body';

/** What the dashboard said, read within the limits. */
export interface JsonAnswer {
  status: number;
  body: unknown;
  /** The body as it came, to tell whether anything changed. */
  text: string;
}

/** The dashboard said nothing, or not in time: the next call will most likely fail too. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
}

/** The dashboard said something that is no answer: a page, a redirect, broken JSON, too much. */
export class UnusableAnswerError extends Error {
  override name = 'UnusableAnswerError';
}

/** Longest answer that is read, in bytes after decompression. */
const MAX_ANSWER_BYTES = 5 * 1024 * 1024;

/**
 * Reads JSON from another host without trusting it: no redirects, a size counted while reading, JSON only.
 * @param signal ends the whole call, body included
 * @throws {NoAnswerError | UnusableAnswerError}
 */
export async function fetchJson(address: string, signal: AbortSignal): Promise<JsonAnswer> {
  const answer = await orNoAnswer(
    fetch(address, { redirect: 'manual', signal, headers: { Accept: 'application/json' } }),
  );
  if (!isJson(answer.headers.get('content-type')) || !answer.body) {
    await answer.body?.cancel();
    throw new UnusableAnswerError(`status ${answer.status} without JSON`);
  }
  const text = await readText(answer.body);
  try {
    return { status: answer.status, body: JSON.parse(text), text };
  } catch {
    throw new UnusableAnswerError(`status ${answer.status} with broken JSON`);
  }
}

async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  try {
    return (await readBoundedBody(body, MAX_ANSWER_BYTES)).toString('utf8');
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
