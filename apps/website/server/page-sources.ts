import { type Endpoint, endpoints } from '@agency/contracts';
import type {
  ContentClient,
  FetchArguments,
  FetchContent,
} from '../src/content-client/create-content-client.ts';
import { clientLimits } from '../src/content-client/limits.ts';
import type { ContentResult } from '../src/model/content-result.ts';
import { createSlotRandom, toSlot } from '../src/model/picks.ts';

/** Whether the data of a page are still valid. `unconfirmed`: the dashboard fails, and the page shows its last data. */
export type Freshness = 'same' | 'unconfirmed' | 'changed';

/** Gives a page its data, and records which data it used. */
export interface PageSources {
  /** Fetches content. All requests of a page have one deadline. */
  fetchContent: FetchContent;
  /** Fetches content that does not invalidate the page. It has no deadline. */
  fetchInBackground: FetchContent;
  /** Random numbers with a seed that changes with time, the same for all visitors. */
  createPicks(route: string): () => number;
  reportInvalid: ContentClient['reportInvalid'];
  /** Invalidates the page at a time, in milliseconds since 1970. The earliest call counts. */
  expireAt(time: number): void;
  /** Fetches the same content again. The content client responds from its cache. */
  check(): Promise<Freshness>;
  /** Whether there is a new seed for random numbers. The page is still valid. */
  isSeedOutdated(): boolean;
}

export type PageDashboard = Pick<ContentClient, 'get' | 'reportInvalid'>;

/**
 * Creates the sources of one page.
 * @param pageTime deadline for its content, in milliseconds
 * @param now milliseconds since 1970
 */
export function createPageSources(
  { get, reportInvalid }: PageDashboard,
  pageTime: number = clientLimits.responseTime,
  now: () => number = Date.now,
): PageSources {
  const used: { result: ContentResult<unknown>; repeat: Repeat; isExtra: boolean }[] = [];
  let deadline: AbortSignal | undefined;
  let slot: number | undefined;
  let expiry = Number.POSITIVE_INFINITY;

  const fetchContent: FetchContent = async (name, ...[params, options]) => {
    deadline ??= AbortSignal.timeout(pageTime);
    const fetchUntil = (until: AbortSignal) =>
      get(name, ...([params, { ...options, deadline: until }] as FetchArguments<typeof name>));
    const result = await fetchUntil(deadline);
    const { isExtra }: Endpoint = endpoints[name];
    used.push({ result, repeat: fetchUntil, isExtra: isExtra === true });
    return result;
  };

  return {
    fetchContent,
    fetchInBackground: get,
    createPicks(route) {
      const time = now();
      slot = toSlot(time);
      return createSlotRandom(route, time);
    },
    reportInvalid,
    expireAt(time) {
      expiry = Math.min(expiry, time);
    },
    async check() {
      if (now() >= expiry) return 'changed';
      const until = AbortSignal.timeout(pageTime);
      const pairs = await Promise.all(
        used.map(async (one) => ({ ...one, now: await one.repeat(until) })),
      );
      if (pairs.some((pair) => !isSame(pair.result, pair.now))) return 'changed';
      // Extra data, such as overrides, cannot change while the dashboard is down.
      return pairs.some((pair) => !pair.isExtra && pair.now.status === 'ok' && pair.now.stale)
        ? 'unconfirmed'
        : 'same';
    },
    isSeedOutdated: () => slot !== undefined && slot !== toSlot(now()),
  };
}

type Repeat = (deadline: AbortSignal) => Promise<ContentResult<unknown>>;

/** The content client returns the same object while the data are unchanged. */
function isSame(before: ContentResult<unknown>, after: ContentResult<unknown>): boolean {
  if (before.status === 'ok' && after.status === 'ok') return before.data === after.data;
  return before.status === after.status;
}
