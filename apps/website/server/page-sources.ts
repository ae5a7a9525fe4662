import { type Endpoint, endpoints } from '@agency/contracts';
import type {
  ContentClient,
  FetchArguments,
  FetchContent,
} from '../src/content-client/create-content-client.ts';
import { clientLimits } from '../src/content-client/limits.ts';
import type { ContentResult } from '../src/model/content-result.ts';
import { createSeededRandom, toTimeBucket } from '../src/model/seeded-random.ts';

/** Whether the data of a page are still valid. `unconfirmed`: the dashboard fails. */
export type Freshness = 'same' | 'unconfirmed' | 'changed';

/** Gives a page its data (`src/env.d.ts`), and records which data it used. */
export interface PageSources
  extends Pick<App.Locals, 'fetchContent' | 'restartDeadline' | 'fetchInBackground'>,
    Pick<App.Locals, 'createRandom' | 'reportInvalid' | 'expireAt'> {
  /** Whether the page has all its data, and none of an outage. */
  isComplete(): boolean;
  /** Fetches the same content again. The content client responds from its cache. */
  check(): Promise<Freshness>;
  /** Whether there is a new seed for random numbers. The page is still valid. */
  isRandomOutdated(): boolean;
}

export type PageContentClient = Pick<ContentClient, 'get' | 'reportInvalid'>;

/**
 * Creates the sources of one page.
 * @param contentTimeout deadline for its content, in milliseconds
 * @param now milliseconds since 1970
 */
export function createPageSources(
  { get, reportInvalid }: PageContentClient,
  contentTimeout: number = clientLimits.responseTimeout,
  now: () => number = Date.now,
): PageSources {
  const used: (UsedResult & { repeat: Repeat })[] = [];
  let deadline: AbortSignal | undefined;
  let bucket: number | undefined;
  let expiry = Number.POSITIVE_INFINITY;

  const fetchContent: FetchContent = async (name, ...[params, options]) => {
    deadline ??= AbortSignal.timeout(contentTimeout);
    const fetchUntil = (until: AbortSignal) =>
      get(name, ...([params, { ...options, deadline: until }] as FetchArguments<typeof name>));
    const result = await fetchUntil(deadline);
    const endpoint: Endpoint = endpoints[name];
    used.push({ result, repeat: fetchUntil, isOptional: endpoint.isOptional === true });
    return result;
  };

  return {
    fetchContent,
    restartDeadline() {
      deadline = undefined;
    },
    fetchInBackground: get,
    createRandom(route) {
      const time = now();
      bucket = toTimeBucket(time);
      return createSeededRandom(route, time);
    },
    reportInvalid,
    expireAt(time) {
      expiry = Math.min(expiry, time);
    },
    isComplete: () => used.every(isConfirmed),
    async check() {
      if (now() >= expiry) return 'changed';
      const until = AbortSignal.timeout(contentTimeout);
      const pairs = await Promise.all(
        used.map(async (one) => ({ ...one, latest: await one.repeat(until) })),
      );
      if (pairs.some(({ result, latest }) => !isSame(result, latest))) return 'changed';
      const isEachConfirmed = pairs.every(({ latest, isOptional }) =>
        isConfirmed({ result: latest, isOptional }),
      );
      return isEachConfirmed ? 'same' : 'unconfirmed';
    },
    isRandomOutdated: () => bucket !== undefined && bucket !== toTimeBucket(now()),
  };
}

interface UsedResult {
  result: ContentResult<unknown>;
  isOptional: boolean;
}

/** Optional data, such as overrides, cannot change while the dashboard is down. */
const isConfirmed = ({ result, isOptional }: UsedResult): boolean =>
  result.status === 'missing' || (result.status === 'ok' && (isOptional || !result.stale));

type Repeat = (deadline: AbortSignal) => Promise<ContentResult<unknown>>;

/** The content client returns the same object while the data are unchanged. */
function isSame(before: ContentResult<unknown>, after: ContentResult<unknown>): boolean {
  if (before.status === 'ok' && after.status === 'ok') return before.data === after.data;
  return before.status === after.status;
}
