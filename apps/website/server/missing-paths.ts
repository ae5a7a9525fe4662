import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  type MissingPaths as Batch,
  MAX_MISSING_PATH,
  MAX_MISSING_PATHS,
  MISSING_PATHS_PATH,
  toAddressKey,
} from '@agency/contracts';
import type { Logger } from '@agency/server/logger';

/** What people look for and do not find, for the dashboard (docs/addresses.md). */
export interface MissingPaths {
  /** Counts a decoded path that was answered with 404. */
  note(request: IncomingMessage, path: string): void;
  /** Hands over what was counted, or what was not acknowledged before. Never throws. */
  handOver(): Promise<void>;
  /** Counts no more and hands over all that is left, for some seconds at most. */
  stop(): Promise<void>;
}

interface MissingPathsOptions {
  dashboardUrl: string;
  secret: string;
  logger: Logger;
  now?: () => number;
}

const PAUSE = 60_000;
const ANSWER_TIME = 5000;
/** A batch that nobody has taken for so long is given up: the dashboard knows ids of a week. */
const BATCH_KEPT = 24 * 3_600_000;

interface Counts {
  paths: Map<string, { count: number; referrer?: string }>;
  probes: number;
  unlisted: number;
}

const toNothing = (): Counts => ({ paths: new Map(), probes: 0, unlisted: 0 });

/** Counts in memory, and hands it over once a minute. */
export function countMissingPaths({
  dashboardUrl,
  secret,
  logger,
  now = Date.now,
}: MissingPathsOptions): MissingPaths {
  let counts = toNothing();
  let pending: { batch: Batch; madeAt: number } | undefined;
  let handing: Promise<void> | undefined;
  let ending: AbortSignal | undefined;

  function note(request: IncomingMessage, path: string): void {
    if (ending) return;
    // In capitals a path may be shorter than in the form it is counted in.
    const key = toAddressKey(path);
    const kind = decideKind(key);
    if (kind === 'probe') counts.probes += 1;
    if (kind === 'probe' || !isOpenedByPeople(request)) return;
    const known = counts.paths.get(key);
    if (kind === 'unlisted' || (!known && counts.paths.size >= MAX_MISSING_PATHS)) {
      counts.unlisted += 1;
      return;
    }
    const referrer = toHost(request.headers.referer) ?? known?.referrer;
    counts.paths.set(key, { count: (known?.count ?? 0) + 1, ...(referrer && { referrer }) });
  }

  async function handOverNext(): Promise<void> {
    if (pending && now() - pending.madeAt > BATCH_KEPT) pending = undefined;
    if (!pending) {
      pending = toPending(counts, now());
      counts = toNothing();
    }
    if (!pending) return;
    const status = await post(pending.batch);
    // What the dashboard does not take for a batch it will not take tomorrow.
    if (status === 200 || status === 400) pending = undefined;
    if (status === 400) logger.warn('the dashboard does not take what visitors could not find');
  }

  async function post(batch: Batch): Promise<number | undefined> {
    try {
      const { status, body } = await fetch(dashboardUrl + MISSING_PATHS_PATH, {
        method: 'POST',
        redirect: 'manual',
        signal: ending ?? AbortSignal.timeout(ANSWER_TIME),
        headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(batch),
      });
      await body?.cancel();
      return status;
    } catch {
      return undefined;
    }
  }

  const handOver = () => {
    handing ??= handOverNext().finally(() => {
      handing = undefined;
    });
    return handing;
  };
  const timer = setInterval(() => void handOver(), PAUSE);
  timer.unref();
  return {
    note,
    handOver,
    async stop() {
      clearInterval(timer);
      ending = AbortSignal.timeout(ANSWER_TIME);
      await handing;
      // A batch that was not taken before goes first; nobody waits for one that is not taken now.
      do await handOver();
      while (!pending && !isEmpty(counts));
    },
  };
}

const isEmpty = ({ paths, probes, unlisted }: Counts) =>
  paths.size === 0 && probes === 0 && unlisted === 0;

function toPending(counts: Counts, madeAt: number) {
  if (isEmpty(counts)) return undefined;
  const { paths, probes, unlisted } = counts;
  const batch: Batch = {
    id: randomUUID(),
    day: new Date(madeAt).toISOString().slice(0, 10),
    paths: [...paths].map(([path, counted]) => ({ path, ...counted })),
    probes,
    unlisted,
  };
  return { batch, madeAt };
}

/** What a missing path is, by its key: one to be written down, one that may name somebody, or one that programs feel for. */
export function decideKind(path: string): 'path' | 'unlisted' | 'probe' {
  if (PROBES.test(path)) return 'probe';
  const isLong = path.length > MAX_MISSING_PATH;
  // Numbers of telephones and customers have seven digits and more.
  return isLong || /@|＠|%40|\p{Nd}{7}|[\p{Cc}\\]/u.test(path) ? 'unlisted' : 'path';
}

// Doors of systems that this is not, files of programs and of no page, and hidden ones.
const PROBES =
  /\/\.|\/(?:wp-|wordpress|xmlrpc|cgi-bin|phpmyadmin|administrator|vendor|actuator)|\.(?:php\d?|aspx?|jsp|cgi|env|git|sql|bak|old|zip|gz|tar|rar|ini|log|conf|ya?ml|sh|exe|dll|map|js|css|json|xml|txt|ico|png|jpe?g|gif|svg|webp|avif|woff2?)(?:$|\/)/i;

/** Whether a browser asks for it as a page that somebody opens. */
export function isOpenedByPeople({ method, headers }: IncomingMessage): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose;
  const destination = headers['sec-fetch-dest'] ?? 'document';
  const isPage = headers.accept?.includes('text/html') === true && destination === 'document';
  return method === 'GET' && isPage && !String(purpose ?? '').includes('prefetch');
}

function toHost(referrer: string | undefined): string | undefined {
  const host = URL.parse(referrer ?? '')?.hostname.toLowerCase();
  return host && /^[a-z0-9.:[\]-]{1,100}$/.test(host) ? host : undefined;
}
