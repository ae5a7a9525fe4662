import { type Endpoint, endpoints } from '@agency/contracts';
import type {
  ContentClient,
  FetchArguments,
  FetchContent,
} from '../src/content-client/create-content-client.ts';
import { clientLimits } from '../src/content-client/limits.ts';
import { createSlotRandom, toSlot } from '../src/model/picks.ts';
import type { Reading } from '../src/model/reading.ts';

/**
 * Whether making a page again would give the same: `same`, or `changed`. `unconfirmed`: the dashboard fails, and what
 * it said last is what the page shows.
 */
export type Freshness = 'same' | 'unconfirmed' | 'changed';

/** What a page is made from besides the build. It is handed to the page, and remembers what the page took. */
export interface PageSources {
  /** Asks the dashboard; all that one page asks for has one deadline. */
  fetchContent: FetchContent;
  /** Asks for what is no part of the page: there is no deadline, and the page does not depend on it. */
  fetchInBackground: FetchContent;
  /** Random numbers that are the same for a page, and for everybody, within a slot of time. */
  createPicks(route: string): () => number;
  /** Told which fields of changed words do not fit. */
  reportInvalid: ContentClient['reportInvalid'];
  /** Told until when the page is right whatever the dashboard says, in milliseconds since 1970; the soonest counts. */
  expireAt(time: number): void;
  /** Asks for the same again. Costs no call while the dashboard client has it. */
  check(): Promise<Freshness>;
  /** Whether the random numbers of another slot are due. Those of the page are no less right. */
  arePicksDue(): boolean;
}

/** What pages know of the dashboard client. */
export type PageDashboard = Pick<ContentClient, 'get' | 'reportInvalid'>;

/**
 * Sources of one page.
 * @param pageTime how long a page waits for all it asks, in milliseconds
 * @param now milliseconds since 1970
 */
export function createPageSources(
  { get, reportInvalid }: PageDashboard,
  pageTime: number = clientLimits.responseTime,
  now: () => number = Date.now,
): PageSources {
  const taken: { reading: Reading<unknown>; askAgain: DashboardAsker; isExtra: boolean }[] = [];
  let deadline: AbortSignal | undefined;
  let slot: number | undefined;
  let expiry = Number.POSITIVE_INFINITY;
  const startDeadline = () => AbortSignal.timeout(pageTime);

  const fetchContent: FetchContent = async (name, ...[params, options]) => {
    deadline ??= startDeadline();
    const ask = (until: AbortSignal) =>
      get(name, ...([params, { ...options, deadline: until }] as FetchArguments<typeof name>));
    const reading = await ask(deadline);
    const { isExtra }: Endpoint = endpoints[name];
    taken.push({ reading, askAgain: ask, isExtra: isExtra === true });
    return reading;
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
      const until = startDeadline();
      const pairs = await Promise.all(
        taken.map(async (one) => ({ ...one, now: await one.askAgain(until) })),
      );
      if (pairs.some((pair) => !isSame(pair.reading, pair.now))) return 'changed';
      // Nobody changes words while the dashboard is away: what it said of them last is right.
      return pairs.some((pair) => !pair.isExtra && pair.now.status === 'ok' && pair.now.stale)
        ? 'unconfirmed'
        : 'same';
    },
    arePicksDue: () => slot !== undefined && slot !== toSlot(now()),
  };
}

type DashboardAsker = (deadline: AbortSignal) => Promise<Reading<unknown>>;

// The dashboard client hands out the same data until the dashboard says something else.
function isSame(before: Reading<unknown>, after: Reading<unknown>): boolean {
  if (before.status === 'ok' && after.status === 'ok') return before.data === after.data;
  return before.status === after.status;
}
