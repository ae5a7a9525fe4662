import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  type MissingPaths as Batch,
  MAX_MISSING_PATH,
  MAX_MISSING_PATHS,
  MISSING_PATHS_PATH,
  toRedirectKey,
} from '@agency/contracts';
import type { Logger } from '@agency/server/logger';
import { isDocumentNavigation, isScannerPath, toReferrerHost } from '../../document-navigation.ts';
import { createBatchReporter } from '../batch-reporter.ts';
import type { Feature, FeatureServices } from '../feature.ts';

interface NotFoundLogOptions {
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

const toEmpty = (): Counts => ({ paths: new Map(), probes: 0, unlisted: 0 });

/** Reports missing paths that visitors request to the dashboard (docs/website.md). */
export function createNotFoundLog({
  settings,
  secret,
  logger,
  isDevelopment,
}: FeatureServices): Feature | undefined {
  if (isDevelopment) return undefined;
  const { record, stop } = countNotFound({ dashboardUrl: settings.DASHBOARD_URL, secret, logger });
  return { onNotFound: record, stop };
}

/** Counts in memory, and reports once a minute. */
export function countNotFound({ dashboardUrl, secret, logger, now }: NotFoundLogOptions) {
  let counts = toEmpty();

  /** Records a decoded path whose response was 404. */
  function record(request: IncomingMessage, path: string): void {
    if (isStopping()) return;
    // The key of a path may be longer than the path.
    const key = toRedirectKey(path);
    const kind = decideKind(key);
    if (kind === 'probe') counts.probes += 1;
    if (kind === 'probe' || !isDocumentNavigation(request)) return;
    const known = counts.paths.get(key);
    if (kind === 'unlisted' || (!known && counts.paths.size >= MAX_MISSING_PATHS)) {
      counts.unlisted += 1;
      return;
    }
    const referrer = toReferrerHost(request) ?? known?.referrer;
    counts.paths.set(key, { count: (known?.count ?? 0) + 1, ...(referrer && { referrer }) });
  }

  const { report, stop, isStopping } = createBatchReporter({
    url: dashboardUrl + MISSING_PATHS_PATH,
    secret,
    now,
    take(at) {
      const batch = toBatch(counts, at);
      counts = toEmpty();
      return batch;
    },
    onRejected: () => logger.warn('the dashboard rejects the log of paths that were not found'),
  });
  return { record, report, stop };
}

function toBatch({ paths, probes, unlisted }: Counts, at: number): Batch | undefined {
  if (paths.size + probes + unlisted === 0) return undefined;
  return {
    id: randomUUID(),
    day: new Date(at).toISOString().slice(0, 10),
    paths: [...paths].map(([path, counted]) => ({ path, ...counted })),
    probes,
    unlisted,
  };
}

/** Kind of a missing path: listed, unlisted because it may contain personal data, or requested by scanners. */
export function decideKind(path: string): 'path' | 'unlisted' | 'probe' {
  if (isScannerPath(path)) return 'probe';
  const isLong = path.length > MAX_MISSING_PATH;
  // Phone and customer numbers have seven digits or more.
  return isLong || /@|＠|%40|\p{Nd}{7}|[\p{Cc}\\]/u.test(path) ? 'unlisted' : 'path';
}
