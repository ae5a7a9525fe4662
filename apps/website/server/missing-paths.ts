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
import { createHandOver, type HandOver } from './hand-over.ts';
import { isOpenedByPeople, toReferrerHost } from './opened-by-people.ts';

/** Counts 404 responses for the dashboard's 404 log (docs/website.md). */
export interface MissingPaths extends Pick<HandOver, 'handOver' | 'stop'> {
  /** Counts a decoded path that was answered with 404. */
  note(request: IncomingMessage, path: string): void;
}

interface MissingPathsOptions {
  dashboardUrl: string;
  secret: string;
  logger: Logger;
  now?: () => number;
}

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
  now,
}: MissingPathsOptions): MissingPaths {
  let counts = toNothing();

  function note(request: IncomingMessage, path: string): void {
    if (isEnding()) return;
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
    const referrer = toReferrerHost(request) ?? known?.referrer;
    counts.paths.set(key, { count: (known?.count ?? 0) + 1, ...(referrer && { referrer }) });
  }

  const { handOver, stop, isEnding } = createHandOver({
    url: dashboardUrl + MISSING_PATHS_PATH,
    ...{ secret, now },
    take(at) {
      const batch = toBatch(counts, at);
      counts = toNothing();
      return batch;
    },
    onRefused: () => logger.warn('the dashboard does not take what visitors could not find'),
  });
  return { note, handOver, stop };
}

const isEmpty = ({ paths, probes, unlisted }: Counts) =>
  paths.size === 0 && probes === 0 && unlisted === 0;

function toBatch(counts: Counts, at: number): Batch | undefined {
  if (isEmpty(counts)) return undefined;
  const { paths, probes, unlisted } = counts;
  return {
    id: randomUUID(),
    day: new Date(at).toISOString().slice(0, 10),
    paths: [...paths].map(([path, counted]) => ({ path, ...counted })),
    probes,
    unlisted,
  };
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
