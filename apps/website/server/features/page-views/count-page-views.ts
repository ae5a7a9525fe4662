import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  type Visits as Batch,
  MAX_VISIT_NAME,
  MAX_VISIT_NAMES,
  toStartedPath,
  VISITS_PATH,
  type VisitKind,
  visitKinds,
} from '@agency/contracts';
import { isTrusted, parseTrustedProxies } from '@agency/server/client-address';
import type { Logger } from '@agency/server/logger';
import { isbot } from 'isbot';
import { isDocumentNavigation, toReferrerHost } from '../../document-navigation.ts';
import { type BatchReporter, createBatchReporter } from '../batch-reporter.ts';

/** Counts page views and forms, without personal data (docs/observability.md). */
export interface PageViews extends Pick<BatchReporter, 'report' | 'stop'> {
  /** Counts a page by its decoded path. */
  trackPageView(request: IncomingMessage, path: string): void;
  /** Counts a form that was started or stored, by the path it is posted to. */
  trackForm(request: IncomingMessage, kind: 'started' | 'finished', action: string): void;
}

interface PageViewsOptions {
  dashboardUrl: string;
  secret: string;
  logger: Logger;
  /** Host names of the website itself, which are no referrers. */
  hosts: string[];
  /** Header in which a proxy sends the visitor's country; without it countries are not counted. */
  countryHeader?: string | undefined;
  /** Proxies whose header is trusted. */
  trustedProxies?: string;
  now?: () => number;
}

/** Forms that are counted, by the path they are posted to. */
const forms = new Map([
  ['/forms/contact', 'contact'],
  ['/forms/enquiry', 'enquiry'],
  ['/forms/careers', 'careers'],
]);

/** Paths that a form's script posts to when a visitor starts it → path of the form. */
export const startedPaths = new Map([...forms.keys()].map((path) => [toStartedPath(path), path]));

/** Characters of a `User-Agent` that no browser exceeds. */
const LONGEST_AGENT = 512;

/** Whether a request comes from a bot, by its `User-Agent`. */
export function isBot({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const agent = headers['user-agent'];
  return !agent || agent.length > LONGEST_AGENT || isbot(agent);
}

/** Codes that proxies send for an unknown country and for Tor. */
const NO_COUNTRIES = new Set(['XX', 'T1', 'ZZ']);

type Counts = Record<VisitKind, Map<string, number>>;
const toEmpty = () =>
  Object.fromEntries(visitKinds.map((kind) => [kind, new Map()])) as unknown as Counts;

/** Counts in memory, and reports once a minute. */
export function countPageViews({
  dashboardUrl,
  secret,
  logger,
  hosts,
  countryHeader,
  trustedProxies = '',
  now,
}: PageViewsOptions): PageViews {
  const own = new Set(hosts.map((host) => host.toLowerCase()));
  const proxies = parseTrustedProxies(trustedProxies);
  const header = countryHeader?.toLowerCase();
  let counts = toEmpty();

  function add(kind: VisitKind, name: string): void {
    const names = counts[kind];
    const hasRoom = names.has(name) || names.size < MAX_VISIT_NAMES;
    const counted = hasRoom && name.length <= MAX_VISIT_NAME ? name : '';
    names.set(counted, (names.get(counted) ?? 0) + 1);
  }

  function toCountry({ headers, socket }: IncomingMessage): string | undefined {
    const value = header && headers[header];
    if (typeof value !== 'string' || !isTrusted(socket.remoteAddress ?? '', proxies)) {
      return undefined;
    }
    const country = value.toUpperCase();
    return /^[A-Z]{2}$/.test(country) && !NO_COUNTRIES.has(country) ? country : undefined;
  }

  function take(at: number): Batch | undefined {
    const rows = visitKinds.flatMap((kind) =>
      [...counts[kind]].map(([name, count]) => ({ kind, name, count })),
    );
    if (rows.length === 0) return undefined;
    counts = toEmpty();
    return { id: randomUUID(), day: new Date(at).toISOString().slice(0, 10), rows };
  }

  const { report, stop, isStopping } = createBatchReporter({
    url: dashboardUrl + VISITS_PATH,
    ...{ secret, take, now },
    onRejected: () => logger.warn('the dashboard rejects the counts of page views'),
  });

  return {
    trackPageView(request, path) {
      if (isStopping() || !isDocumentNavigation(request) || isBot(request)) return;
      add('page', path);
      const referrer = toReferrerHost(request);
      if (referrer && !own.has(referrer)) add('referrer', referrer);
      const country = toCountry(request);
      if (country) add('country', country);
    },
    trackForm(request, kind, action) {
      const form = forms.get(action);
      // Browsers send this header with our own forms; the daily form test and other programs do not.
      const isOurs = request.headers['sec-fetch-site'] === 'same-origin';
      if (!form || !isOurs || isStopping() || isBot(request)) return;
      add(kind, form);
    },
    report,
    stop,
  };
}
