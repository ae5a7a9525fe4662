import { createHash } from 'node:crypto';
import { hasErrorMessage, parseNormalizedJson, toErrorMessage } from '@agency/contracts';
import type { Logger } from '@agency/server/logger';
import { createSemaphore } from '@agency/server/semaphore';
import { LRUCache } from 'lru-cache';
import type { Reading } from '../model/reading.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { LossConfirmation } from './confirm-loss.ts';
import { NoAnswerError, UnusableAnswerError } from './fetch-json.ts';
import { findHiddenPictures } from './hidden-pictures.ts';
import type { Good, Known } from './known-answer.ts';
import type { LastGoodCopies } from './last-good-copies.ts';
import type { LeftOut } from './left-out.ts';
import type { MediaPlaces } from './media-address.ts';
import { fetchObserved } from './observed-call.ts';
import type { Parsed } from './parse-answer.ts';
import { readerLimits } from './reader-limits.ts';
import { isUnknownCall, QUESTION_REFUSED, RefusedError } from './refusals.ts';
import type { Resource } from './resource.ts';
import { createThrottledLog } from './throttled-log.ts';
import { waitFor } from './wait-for.ts';

/** Reads resources; the same reader serves every request of the process. */
export interface Reader {
  /** @param deadline when the visitor stops waiting and gets what is known */
  read<Data>(resource: Resource<Data>, deadline?: AbortSignal): Promise<Reading<Data>>;
  /** Reads what the dashboard says now, not what it said a moment ago. */
  readAnew<Data>(resource: Resource<Data>): Promise<Reading<Data>>;
  /** Reads what nobody asked for, so that there is a copy of it on the disk. It takes no place in memory. */
  copy<Data>(resource: Resource<Data>): Promise<Reading<Data>>;
  /** Forgets a resource that is known to be gone. */
  forget(key: string): Promise<void>;
  /** Whether the host failed so often in a row that it is asked only now and then. */
  isGivenUp(): boolean;
}

export interface ReaderOptions {
  contentUrl: string;
  /** Whether that is our own dashboard. */
  isOurs: boolean;
  copies: LastGoodCopies;
  logger: Logger;
  now?: () => number;
  /** How long an answer may take, in milliseconds. */
  answerTime?: number;
  /** Told of what is not shown. */
  leftOut: LeftOut;
  /** Where pictures may lie. */
  places: MediaPlaces;
  /** Decides whether a list that has lost most of its records replaces its copy. */
  losses: LossConfirmation;
  /** Called with each answer that was whole and good, whether it was new or not. */
  onAnswer?: (key: string, data: unknown) => void;
  /** Asked before something listed that was known is said to be missing. */
  isMissing?: (key: string) => Promise<boolean>;
}

const UNKNOWN_FAILURE = 'An unknown error occured';

/** One call in flight a resource, a bounded number in all, stale while asking again, last good copy on failure. */
export function createReader({
  contentUrl,
  isOurs,
  copies,
  logger,
  losses,
  now = () => performance.now(),
  answerTime = readerLimits.answerTime,
  leftOut,
  places,
  onAnswer = () => undefined,
  isMissing = async () => true,
}: ReaderOptions): Reader {
  const calls = createSemaphore({ permits: readerLimits.inFlight, queue: readerLimits.inLine });
  const breaker = createCircuitBreaker({
    failures: readerLimits.failuresInARow,
    pause: readerLimits.probePause,
    isFailure: (error) => error instanceof NoAnswerError,
    now,
  });
  const throttled = createThrottledLog(logger, now);

  const cache = new LRUCache<string, Known, Resource<unknown>>({
    max: readerLimits.cachedAnswers,
    maxSize: readerLimits.cachedBytes,
    sizeCalculation: (known) => (known.status === 'ok' ? known.length * 2 : 0) + 500,
    ttl: readerLimits.fresh,
    ttlResolution: 0,
    perf: { now },
    // Whoever waits for an answer gets it, even if the entry had to make room meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, previous, { context: resource, options }) => {
      const known = await check(resource, previous);
      if (known.isFailing) options.ttl = readerLimits.failed;
      else if (!isOurs && isExtension(resource) && isRefused(known))
        options.ttl = readerLimits.refused;
      else if (resource.isExtra && known.status === 'missing') options.ttl = readerLimits.unknown;
      return known;
    },
  });

  /** Asks, and falls back to what was known before or lies on the disk. Never throws. */
  async function check(resource: Resource<unknown>, previous?: Known): Promise<Known> {
    const checkedAt = now();
    try {
      return { ...(await ask(resource, previous)), checkedAt, isFailing: false };
    } catch (error) {
      const wasRefused = previous && isExtension(resource) && isRefused(previous);
      const isUsable = previous && previous.status !== 'failed' && !wasRefused;
      const known = isUsable ? previous : await recall(resource);
      if (known?.status !== 'ok' && isUnknownCall(error, isOurs)) {
        const { isExtra, whenRefused } = resource;
        if (isExtra) return { status: 'missing', message: '', checkedAt, isFailing: false };
        if (whenRefused && !isOurs)
          return { ...toRefused(whenRefused.data), checkedAt, isFailing: false };
      }
      throttled.logFailure(resource, error);
      const message = error instanceof RefusedError ? error.message : UNKNOWN_FAILURE;
      return { ...(known ?? { status: 'failed', message }), checkedAt, isFailing: true };
    }
  }

  async function ask(
    resource: Resource<unknown>,
    previous?: Known,
  ): Promise<Good | { status: 'missing'; message: string }> {
    const signal = AbortSignal.timeout(answerTime);
    // The text is needed once more for a copy that had to wait.
    const known = previous?.status === 'ok' && previous.isKept ? previous : undefined;
    const answer = await breaker.run(() =>
      calls.run(
        () =>
          fetchObserved(contentUrl + resource.path, signal, {
            ...{ key: resource.key, isOurs },
            etag: known?.etag,
            maxBytes: resource.maxBytes,
          }),
        { signal },
      ),
    );
    if (known && answer === 'unchanged') return accept(resource, known);
    if (answer === 'unchanged') throw new UnusableAnswerError('status 304 for an unknown answer');
    const { status, body, text, etag } = answer;
    if (status === 404 && resource.canBeMissing && hasErrorMessage(body)) {
      if (!resource.isListed) await copies.remove(resource.key);
      else if (copies.has(resource.key) && !(await isMissing(resource.key))) {
        throw new UnusableAnswerError('status 404 for something that is listed');
      }
      return { status: 'missing', message: toErrorMessage(body) };
    }
    if (resource.whenRefused && QUESTION_REFUSED.has(status)) {
      return toRefused(resource.whenRefused.data);
    }
    if (status >= 400) throw new RefusedError(toErrorMessage(body), status);
    if (status !== 200) throw new UnusableAnswerError(`status ${status}`);
    const digest = toDigest(text);
    const { length } = text;
    const isSame = previous?.status === 'ok' && previous.digest === digest;
    const { data, isWhole } = isSame ? previous : parse(resource, body);
    const isKept = (isSame && previous.isKept) || (await keep(resource, data, text));
    return accept(resource, { status: 'ok', data, digest, length, etag, isWhole, isKept });
  }

  function parse<Data>(resource: Resource<Data>, body: unknown): Parsed<Data> {
    const account = leftOut.begin(resource);
    const parsed = resource.parse(body, account.record);
    for (const record of findHiddenPictures(parsed.data, places)) {
      account.picture(record, 'image: no host of the settings');
    }
    return parsed;
  }

  function accept(resource: Resource<unknown>, good: Good): Good {
    if (good.isWhole) onAnswer(resource.key, good.data);
    return good;
  }

  /** Replaces the copy, unless too much would be lost that may come back. */
  async function keep(resource: Resource<unknown>, data: unknown, text: string): Promise<boolean> {
    if (resource.mayBeKept?.(data) === false) return true;
    const count = resource.count?.(data);
    if (count !== undefined) {
      const known = await recall(resource, (body) => resource.parse(body, () => undefined));
      const before = known ? (resource.count?.(known.data) ?? 0) : 0;
      if (!losses.isConfirmed(resource.key, before, count)) return false;
    }
    // An empty list is worth nothing after a restart, and anybody can ask for categories that do not exist.
    const isEmpty = Array.isArray(data) && data.length === 0;
    if (isEmpty && !resource.isEmptyKept) await copies.remove(resource.key);
    else await copies.write(resource.key, text);
    return true;
  }

  /** @param read of a copy that is only compared nobody is told what is left out */
  async function recall(
    resource: Resource<unknown>,
    read = (body: unknown) => parse(resource, body),
  ): Promise<Good | undefined> {
    const text = await copies.read(resource.key);
    if (text === undefined) return undefined;
    try {
      const { data, isWhole } = read(parseNormalizedJson(text));
      const [digest, { length }] = [toDigest(text), text];
      return { status: 'ok', data, digest, length, etag: undefined, isWhole, isKept: true };
    } catch (error) {
      logger.warn({ resource: resource.key, error }, 'a last good copy is unusable');
      await copies.remove(resource.key);
      return undefined;
    }
  }

  function decideWhetherUsable({ isExtra }: Resource<unknown>, known: Known | undefined): boolean {
    if (known === undefined) return false;
    if (isExtra && known.isFailing) return true;
    return known.status !== 'failed' && now() - known.checkedAt < readerLimits.usable;
  }

  async function readKnown<Data>(
    resource: Resource<Data>,
    { isAnew = false, deadline }: { isAnew?: boolean; deadline?: AbortSignal | undefined },
  ): Promise<Reading<Data>> {
    const isUsable = decideWhetherUsable(resource, cache.peek(resource.key, { allowStale: true }));
    const isHere = isUsable || cache.has(resource.key);
    const asking = cache.fetch(resource.key, {
      context: resource,
      forceRefresh: isAnew,
      allowStale: !isAnew && isUsable,
    });
    const until = resource.isExtra && !isHere ? toPatience(deadline) : deadline;
    const known = (await waitFor(asking, until)) ?? (await getOld(resource));
    if (!known) return { status: 'failed', message: UNKNOWN_FAILURE };
    if (known.status !== 'ok') return { status: known.status, message: known.message };
    // The key names the resource, so what lies under it came from this resource's parser.
    return { status: 'ok', data: known.data as Data, stale: known.isFailing };
  }

  /** Until when a page waits for what it can do without. */
  function toPatience(deadline: AbortSignal | undefined): AbortSignal {
    if (breaker.isFailing()) return AbortSignal.abort();
    const patience = AbortSignal.timeout(readerLimits.patience);
    return deadline ? AbortSignal.any([deadline, patience]) : patience;
  }

  /** What was known before, for a visitor who cannot wait for the answer. */
  async function getOld(resource: Resource<unknown>): Promise<Known | undefined> {
    const old = cache.peek(resource.key, { allowStale: true });
    const known = old && old.status !== 'failed' ? old : await recall(resource);
    return known && { ...known, checkedAt: 0, isFailing: true };
  }

  return {
    read: (resource, deadline) => readKnown(resource, { deadline }),
    readAnew: (resource) => readKnown(resource, { isAnew: true }),
    async copy(resource) {
      const isKnown = cache.has(resource.key);
      const reading = await readKnown(resource, {});
      if (!isKnown) cache.delete(resource.key);
      return reading;
    },
    isGivenUp: breaker.isOpen,
    async forget(key) {
      cache.delete(key);
      await copies.remove(key);
    },
  };
}

const toDigest = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Whether a call is none of the specified ones: pages can do without it, or it has a parameter of ours. */
const isExtension = ({ isExtra, whenRefused }: Resource<unknown>): boolean =>
  isExtra === true || whenRefused !== undefined;

const isRefused = (known: Known): boolean =>
  known.status === 'missing' || (known.status === 'ok' && known.isRefused === true);

/** What a host says by refusing the call. */
const toRefused = (data: unknown): Good => ({
  ...{ status: 'ok', data, digest: '', length: 0, etag: undefined },
  ...{ isWhole: true, isKept: true, isRefused: true },
});
