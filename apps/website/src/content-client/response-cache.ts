import { createHash } from 'node:crypto';
import { hasErrorMessage, parseNormalizedJson, toErrorMessage } from '@agency/contracts';
import type { Logger } from '@agency/server/logger';
import { createSemaphore } from '@agency/server/semaphore';
import { LRUCache } from 'lru-cache';
import type { Reading } from '../model/reading.ts';
import type { CachedResponse, GoodResponse } from './cached-response.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { ContentRequest } from './content-request.ts';
import { HttpError, InvalidResponseError, NoResponseError } from './fetch-json.ts';
import type { LastKnownGood } from './last-known-good.ts';
import { clientLimits } from './limits.ts';
import { fetchObserved } from './observed-call.ts';
import { createThrottledLog } from './throttled-log.ts';
import type { ValidationReport } from './validation-report.ts';
import { waitFor } from './wait-for.ts';

/** Responses of one host; the same cache serves every page of the process. */
export interface ResponseCache {
  /** Never throws. @param deadline when the visitor stops waiting and gets what is known */
  get<Data>(request: ContentRequest<Data>, deadline?: AbortSignal): Promise<Reading<Data>>;
  /** What the host says now, not what it said a moment ago. */
  refresh<Data>(request: ContentRequest<Data>): Promise<Reading<Data>>;
  /** Forgets a response in memory and on the disk. */
  forget(key: string): Promise<void>;
  /** Whether the host failed so often in a row that it is asked only now and then. */
  isCircuitOpen(): boolean;
}

export interface ResponseCacheOptions {
  contentUrl: string;
  /** Whether that is our own dashboard. */
  isOurs: boolean;
  lastKnownGood: LastKnownGood;
  logger: Logger;
  report: ValidationReport;
  now?: () => number;
  /** How long a response may take, in milliseconds. */
  responseTime: number;
  /** Whether a refusal replaces what the host said before: never while it refuses everything. */
  isRefusalCertain?: () => Promise<boolean>;
  /** Called with each request whose response has changed, once there is a copy of it. */
  onChange?: (request: ContentRequest) => void;
}

const UNKNOWN_FAILURE = 'An unknown error occured';

/** Statuses of our own dashboard, or a proxy before it, that do not say that it does not know an endpoint. */
const NOT_NOW = new Set([401, 403, 408, 425, 429]);

/** One request in flight a key, a bounded number in all, stale while revalidating, last known good on failure. */
export function createResponseCache({
  contentUrl,
  isOurs,
  lastKnownGood,
  logger,
  report,
  now = () => performance.now(),
  responseTime,
  isRefusalCertain = async () => false,
  onChange = () => undefined,
}: ResponseCacheOptions): ResponseCache {
  const calls = createSemaphore({ permits: clientLimits.inFlight, queue: clientLimits.queued });
  const createBreaker = () =>
    createCircuitBreaker({
      failures: clientLimits.failuresInARow,
      pause: clientLimits.probeTime,
      isFailure: (error) => error instanceof NoResponseError,
      now,
    });
  const breaker = createBreaker();
  // Another host that hangs at extensions must not keep it from the specified requests.
  const extensionBreaker = isOurs ? breaker : createBreaker();
  const toBreaker = ({ isExtension }: ContentRequest) => (isExtension ? extensionBreaker : breaker);
  const throttled = createThrottledLog(logger, now);

  const cache = new LRUCache<string, CachedResponse, ContentRequest>({
    max: clientLimits.cachedResponses,
    maxSize: clientLimits.cachedBytes,
    sizeCalculation: (known) => (known.status === 'ok' ? known.length * 2 : 0) + 500,
    ttl: clientLimits.freshTime,
    ttlResolution: 0,
    perf: { now },
    // A caller that waits gets the response, even if the entry had to make room meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, previous, { context: request, options }) => {
      const known = await revalidate(request, previous);
      if (known.isFailing) options.ttl = clientLimits.failedTime;
      else if (request.isExtension && known.status === 'missing') {
        if (!isOurs) options.ttl = clientLimits.refusedByOthersTime;
        else if (request.isExtra) options.ttl = clientLimits.refusedTime;
      }
      return known;
    },
  });

  /** Requests, and falls back to what was known before or lies on the disk. Never throws. */
  async function revalidate(
    request: ContentRequest,
    previous?: CachedResponse,
  ): Promise<CachedResponse> {
    const checkedAt = now();
    try {
      return { ...(await send(request, previous)), checkedAt, isFailing: false };
    } catch (error) {
      const known = previous && previous.status !== 'failed' ? previous : await recall(request);
      const isRefused = request.isExtension && isRefusal(error);
      if (isRefused && (known?.status !== 'ok' || (await isRefusalCertain()))) {
        await lastKnownGood.remove(request.key);
        return { status: 'missing', message: '', checkedAt, isFailing: false };
      }
      throttled.logFailure(request, error);
      const message = error instanceof HttpError ? error.message : UNKNOWN_FAILURE;
      return { ...(known ?? { status: 'failed', message }), checkedAt, isFailing: true };
    }
  }

  /** Whether a host does not know an extension: it says so with a 4xx, or sends something else. */
  function isRefusal(error: unknown): boolean {
    if (error instanceof HttpError || error instanceof InvalidResponseError) {
      const { status = 400 } = error;
      return status < 500 && !(isOurs && NOT_NOW.has(status));
    }
    return false;
  }

  async function send(
    request: ContentRequest,
    previous?: CachedResponse,
  ): Promise<GoodResponse | { status: 'missing'; message: string }> {
    const signal = AbortSignal.timeout(responseTime);
    const known = previous?.status === 'ok' ? previous : undefined;
    const response = await toBreaker(request).run(() =>
      calls.run(
        () =>
          fetchObserved(contentUrl + request.path, signal, {
            ...{ name: request.name, isOurs },
            etag: known?.etag,
            maxBytes: request.maxBytes,
          }),
        { signal },
      ),
    );
    if (response === 'unchanged') {
      if (known) return known;
      throw new InvalidResponseError('status 304 for an unknown response');
    }
    const { status, body, text, etag } = response;
    // Of an extension another host may mean the endpoint.
    const canBeMissing = request.canBeMissing && (isOurs || !request.isExtension);
    if (status === 404 && canBeMissing && hasErrorMessage(body)) {
      await lastKnownGood.remove(request.key);
      return { status: 'missing', message: toErrorMessage(body) };
    }
    if (status >= 400) throw new HttpError(toErrorMessage(body), status);
    if (status !== 200) throw new InvalidResponseError(`status ${status}`);
    const digest = toDigest(text);
    if (known?.digest === digest) return { ...known, etag };
    const data = parse(request, body);
    await lastKnownGood.write(request.key, text);
    onChange(request);
    return { status: 'ok', data, digest, length: text.length, etag };
  }

  function parse<Data>(request: ContentRequest<Data>, body: unknown): Data {
    return request.parse(body, report.begin(request.key));
  }

  async function recall(request: ContentRequest): Promise<GoodResponse | undefined> {
    const text = await lastKnownGood.read(request.key);
    if (text === undefined) return undefined;
    try {
      const data = parse(request, parseNormalizedJson(text));
      const [digest, { length }] = [toDigest(text), text];
      return { status: 'ok', data, digest, length, etag: undefined };
    } catch (error) {
      logger.warn({ key: request.key, error }, 'a last known good response is unusable');
      await lastKnownGood.remove(request.key);
      return undefined;
    }
  }

  function isUsable({ isExtra }: ContentRequest, known: CachedResponse | undefined): boolean {
    if (known === undefined) return false;
    if (isExtra && known.isFailing) return true;
    return known.status !== 'failed' && now() - known.checkedAt < clientLimits.usableTime;
  }

  async function read<Data>(
    request: ContentRequest<Data>,
    { isForced = false, deadline }: { isForced?: boolean; deadline?: AbortSignal | undefined },
  ): Promise<Reading<Data>> {
    const allowStale =
      !isForced && isUsable(request, cache.peek(request.key, { allowStale: true }));
    const isHere = allowStale || cache.has(request.key);
    const fetching = cache.fetch(request.key, {
      context: request,
      forceRefresh: isForced,
      allowStale,
    });
    const until = request.isExtra && !isHere ? toPatience(request, deadline) : deadline;
    const known = (await waitFor(fetching, until)) ?? (await getOld(request));
    if (!known) return { status: 'failed', message: UNKNOWN_FAILURE };
    if (known.status !== 'ok') return { status: known.status, message: known.message };
    // The key names the request, so what lies under it came from this request's parser.
    return { status: 'ok', data: known.data as Data, stale: known.isFailing };
  }

  /** Until when a page waits for what it can do without. */
  function toPatience(request: ContentRequest, deadline: AbortSignal | undefined): AbortSignal {
    if (toBreaker(request).isFailing()) return AbortSignal.abort();
    const patience = AbortSignal.timeout(clientLimits.patienceTime);
    return deadline ? AbortSignal.any([deadline, patience]) : patience;
  }

  /** What was known before, for a visitor who cannot wait for the response. */
  async function getOld(request: ContentRequest): Promise<CachedResponse | undefined> {
    const old = cache.peek(request.key, { allowStale: true });
    const known = old && old.status !== 'failed' ? old : await recall(request);
    return known && { ...known, checkedAt: 0, isFailing: true };
  }

  return {
    get: (request, deadline) => read(request, { deadline }),
    refresh: (request) => read(request, { isForced: true }),
    isCircuitOpen: breaker.isOpen,
    async forget(key) {
      cache.delete(key);
      await lastKnownGood.remove(key);
    },
  };
}

const toDigest = (text: string): string => createHash('sha256').update(text).digest('base64');
