import { createHash } from 'node:crypto';
import { parseNormalizedJson, toErrorMessage } from '@agency/contracts';
import type { Logger } from '@agency/server/logger';
import { createSemaphore } from '@agency/server/semaphore';
import { LRUCache } from 'lru-cache';
import type { ContentResult } from '../model/content-result.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { ContentRequest } from './content-request.ts';
import { fetchObserved, InvalidResponseError, NoResponseError } from './fetch-json.ts';
import type { LastKnownGood } from './last-known-good.ts';
import { clientLimits } from './limits.ts';
import type { ValidationReport } from './validation-report.ts';

interface ResponseCacheOptions {
  contentUrl: string;
  /** Whether the host has all extensions. Another content host may lack some (create-content-client.ts). */
  isDashboard: boolean;
  lastKnownGood: LastKnownGood;
  logger: Logger;
  report: ValidationReport;
  now?: () => number;
  responseTimeout: number;
  /** Whether a rejected extension replaces an earlier response: not while the host rejects everything. */
  isRejectionCertain?: () => Promise<boolean>;
  /** Called after a changed response was stored. */
  onChange?: (request: ContentRequest) => void;
}

type Result =
  | { status: 'ok'; data: unknown; digest: string; length: number; etag?: string }
  | { status: 'missing' | 'failed'; message: string };
type CachedResponse = Result & { checkedAt: number; isFailing: boolean };

/** Has the error message of the host. */
class HttpError extends InvalidResponseError {
  override name = 'HttpError';
}

const UNKNOWN_FAILURE = 'An unknown error occured';
/** Time in which a failure of the same endpoint is not logged again, in milliseconds. */
const LOG_PAUSE = 60_000;
/** Statuses that our own dashboard, or a proxy, sends for endpoints that it has. */
const TEMPORARY_STATUSES = new Set([401, 403, 408, 425, 429]);

/** Responses of one host. */
export type ResponseCache = ReturnType<typeof createResponseCache>;

/** Sends one request per key at a time, revalidates stale responses, and falls back to last-known-good copies. */
export function createResponseCache(options: ResponseCacheOptions) {
  const { isDashboard, lastKnownGood, logger, report, now = () => performance.now() } = options;
  const calls = createSemaphore({ permits: clientLimits.inFlight, queue: clientLimits.queued });
  const createBreaker = () =>
    createCircuitBreaker((error) => error instanceof NoResponseError, now);
  const breaker = createBreaker();
  // A host that hangs at extensions still gets the other requests.
  const extensionBreaker = isDashboard ? breaker : createBreaker();
  const toBreaker = ({ isExtension }: ContentRequest) => (isExtension ? extensionBreaker : breaker);
  const clock = { ttlResolution: 0, perf: { now } };
  const loggedFailures = new LRUCache<string, true>({ max: 1000, ttl: LOG_PAUSE, ...clock });

  const cache = new LRUCache<string, CachedResponse, ContentRequest>({
    max: clientLimits.cachedResponses,
    maxSize: clientLimits.cachedBytes,
    sizeCalculation: (known) => (known.status === 'ok' ? known.length * 2 : 0) + 500,
    ttl: clientLimits.freshTime,
    ...clock,
    // A caller gets its response even if the entry was evicted meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, previous, { context: request, options: entry }) => {
      const known = await revalidate(request, previous);
      if (known.isFailing) entry.ttl = clientLimits.failedTime;
      else if (request.isExtension && known.status === 'missing') {
        if (!isDashboard) entry.ttl = clientLimits.unknownExtensionTime;
        else if (request.isOptional) entry.ttl = clientLimits.unknownEndpointTime;
      }
      return known;
    },
  });

  async function revalidate(
    request: ContentRequest,
    previous?: CachedResponse,
  ): Promise<CachedResponse> {
    const checkedAt = now();
    try {
      return { ...(await send(request, previous)), checkedAt, isFailing: false };
    } catch (error) {
      const known = await getUsable(request, previous);
      const isRejected = request.isExtension && isRejection(error);
      if (isRejected && (known?.status !== 'ok' || (await options.isRejectionCertain?.()))) {
        await lastKnownGood.remove(request.key);
        return { status: 'missing', message: '', checkedAt, isFailing: false };
      }
      logFailure(request, error);
      const message = error instanceof HttpError ? error.message : UNKNOWN_FAILURE;
      return { ...(known ?? { status: 'failed', message }), checkedAt, isFailing: true };
    }
  }

  /** Whether the host does not have an extension: it sends a 4xx or another kind of response. */
  function isRejection(error: unknown): boolean {
    if (!(error instanceof InvalidResponseError)) return false;
    const { status = 400 } = error;
    return status < 500 && !(isDashboard && TEMPORARY_STATUSES.has(status));
  }

  function logFailure({ name, key }: ContentRequest, error: unknown): void {
    if (loggedFailures.has(name)) return;
    loggedFailures.set(name, true);
    logger.warn({ key, cause: toCause(error) }, 'no usable response');
  }

  async function send(request: ContentRequest, previous?: CachedResponse): Promise<Result> {
    const { key, name, maxBytes } = request;
    const signal = AbortSignal.timeout(options.responseTimeout);
    const known = previous?.status === 'ok' ? previous : undefined;
    const fetchOptions = { name, isDashboard, etag: known?.etag, maxBytes };
    const response = await toBreaker(request).run(() =>
      calls.run(() => fetchObserved(options.contentUrl + request.path, signal, fetchOptions), {
        signal,
      }),
    );
    if (response === 'unchanged') {
      if (known) return known;
      throw new InvalidResponseError('status 304 for an unknown response');
    }
    const { status, body, text, etag } = response;
    // A 404 of another host may be about the extension itself.
    const canBeMissing = request.canBeMissing && (isDashboard || !request.isExtension);
    const message = toErrorMessage(body, '');
    if (status === 404 && canBeMissing && message) {
      await lastKnownGood.remove(key);
      return { status: 'missing', message };
    }
    if (status >= 400) throw new HttpError(toErrorMessage(body), status);
    if (status !== 200) throw new InvalidResponseError(`status ${status}`);
    const digest = toDigest(text);
    if (known?.digest === digest) return { ...known, etag };
    const data = request.parse(body, report.begin(key));
    await lastKnownGood.write(key, text);
    options.onChange?.(request);
    return { status: 'ok', data, digest, length: text.length, etag };
  }

  async function getUsable(request: ContentRequest, previous: CachedResponse | undefined) {
    return previous && previous.status !== 'failed' ? previous : readLastKnownGood(request);
  }

  async function readLastKnownGood({ key, parse }: ContentRequest) {
    const text = await lastKnownGood.read(key);
    if (text === undefined) return undefined;
    try {
      const data = parse(parseNormalizedJson(text), report.begin(key));
      const status = 'ok' as const;
      return { status, data, digest: toDigest(text), length: text.length };
    } catch (error) {
      logger.warn({ key, error }, 'a last known good response is unusable');
      await lastKnownGood.remove(key);
      return undefined;
    }
  }

  const peek = ({ key }: ContentRequest) => cache.peek(key, { allowStale: true });

  function isUsable({ isOptional }: ContentRequest, known: CachedResponse | undefined): boolean {
    if (!known) return false;
    if (isOptional && known.isFailing) return true;
    return known.status !== 'failed' && now() - known.checkedAt < clientLimits.usableTime;
  }

  async function read<Data>(
    request: ContentRequest<Data>,
    { forceRefresh = false, deadline }: { forceRefresh?: boolean; deadline?: AbortSignal },
  ): Promise<ContentResult<Data>> {
    const { key } = request;
    const allowStale = !forceRefresh && isUsable(request, peek(request));
    const mustWait = !allowStale && !cache.has(key);
    const fetching = cache.fetch(key, { context: request, forceRefresh, allowStale });
    // Optional data that is not in memory gets a shorter deadline. The fetch continues after it, for the next caller.
    const until = request.isOptional && mustWait ? limitDeadline(request, deadline) : deadline;
    const fetched = await waitFor(fetching, until);
    const known = fetched ?? (await getUsable(request, peek(request)));
    if (!known) return { status: 'failed', message: UNKNOWN_FAILURE };
    if (known.status !== 'ok') return { status: known.status, message: known.message };
    // The key identifies the request, so its own parser returned the data.
    return { status: 'ok', data: known.data as Data, stale: fetched?.isFailing ?? true };
  }

  function limitDeadline(request: ContentRequest, deadline?: AbortSignal): AbortSignal {
    if (toBreaker(request).isFailing()) return AbortSignal.abort();
    const timeout = AbortSignal.timeout(clientLimits.optionalTime);
    return deadline ? AbortSignal.any([deadline, timeout]) : timeout;
  }

  return {
    /** Never throws. After the deadline it resolves to what is known. */
    get: <Data>(request: ContentRequest<Data>, deadline?: AbortSignal) =>
      read(request, { deadline }),
    /** Never throws. Fetches even if the cached response is fresh. */
    refresh: <Data>(request: ContentRequest<Data>) => read(request, { forceRefresh: true }),
    isCircuitOpen: breaker.isOpen,
    /** Removes a response from memory and disk. */
    async forget(key: string) {
      cache.delete(key);
      await lastKnownGood.remove(key);
    },
  };
}

const toDigest = (text: string): string => createHash('sha256').update(text).digest('base64');

/** The messages of an error and its causes; failures are expected, so the stack is not logged. */
function toCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${toCause(error.cause)}`;
}

/** Resolves to undefined if the deadline passes first. The work continues. */
function waitFor<Result>(work: Promise<Result>, deadline?: AbortSignal) {
  if (!deadline) return work;
  if (deadline.aborted) return undefined;
  return new Promise<Result | undefined>((resolve, reject) => {
    const stop = () => resolve(undefined);
    deadline.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => deadline.removeEventListener('abort', stop));
  });
}
