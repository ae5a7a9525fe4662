import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  type Visits as Batch,
  intakePaths,
  MAX_VISIT_NAME,
  MAX_VISIT_NAMES,
  previewPaths,
  toStartedPath,
  VISITS_PATH,
  type VisitKind,
  visitKinds,
} from '@agency/contracts';
import { isTrusted, parseTrustedProxies } from '@agency/server/client-address';
import type { Logger } from '@agency/server/logger';
import { isbot } from 'isbot';
import { isDocumentNavigation, toReferrerHost } from '../../document-navigation.ts';
import { createBatchReporter } from '../batch-reporter.ts';
import type { Feature, FeatureServices, FoundEvent } from '../feature.ts';

/** Counts page views and forms without cookies, for the dashboard's statistics (docs/observability.md). */
export function createPageViews({
  settings,
  secret,
  logger,
  isDevelopment,
}: FeatureServices): Feature {
  if (settings.VISITS === 'off' || isDevelopment) return trackWith(undefined);
  const { hostname } = new URL(settings.SITE_URL);
  const pageViews = countPageViews({
    dashboardUrl: settings.DASHBOARD_URL,
    secret,
    logger,
    hosts: [hostname, 'localhost', '127.0.0.1', ...settings.ALLOWED_HOSTS],
    countryHeader: settings.COUNTRY_HEADER,
    trustedProxies: settings.TRUSTED_PROXIES,
  });
  return { ...trackWith(pageViews), stop: pageViews.stop };
}

export type PageViews = ReturnType<typeof countPageViews>;
type Counters = Pick<PageViews, 'trackPageView' | 'trackForm'>;

/** Creates the hooks. Scripts of forms report a start even if nothing is counted. */
export function trackWith(counters: Counters | undefined): Feature {
  return {
    respond(request, response, route) {
      const form = startedPaths.get(route);
      if (form === undefined) return false;
      counters?.trackForm(request, 'started', form);
      response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
      return true;
    },
    ...(counters && { onFound: (request, event) => track(counters, request, event) }),
  };
}

/** Counts a page that was opened, or a form that was stored. */
function track(
  counters: Counters,
  request: IncomingMessage,
  { found, path, route }: FoundEvent,
): void {
  if (found.kind === 'redirect') return;
  if (found.kind === 'cached') {
    if (found.page.type.startsWith('text/html')) counters.trackPageView(request, path);
    return;
  }
  const { status, headers } = found.response;
  if (request.method !== 'POST') {
    const isPage = status === 200 && headers.get('content-type')?.startsWith('text/html');
    if (isPage && !path.startsWith(previewPaths.page)) counters.trackPageView(request, path);
    return;
  }
  // JSON for the form's script, or else a redirect to the thank-you page.
  const isStored = status === 200 || headers.get('location')?.includes('/thank-you?');
  if (isStored) counters.trackForm(request, 'finished', route);
}

interface PageViewsOptions {
  dashboardUrl: string;
  secret: string;
  logger: Logger;
  /** Host names of the website itself, which are no referrers. */
  hosts: string[];
  /** Header in which a proxy sends the visitor's country. */
  countryHeader?: string | undefined;
  /** Proxies whose header is trusted. */
  trustedProxies?: string;
  now?: () => number;
}

/** Forms that are counted, by the path they are posted to. */
const forms = new Map(Object.keys(intakePaths).map((name) => [`/forms/${name}`, name]));

/** Paths that a form's script posts to when a visitor starts it → path of the form. */
export const startedPaths = new Map([...forms.keys()].map((path) => [toStartedPath(path), path]));

/** No browser has a longer `User-Agent`. */
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

/** Counts in memory, without personal data, and reports once a minute. */
export function countPageViews({
  dashboardUrl,
  secret,
  logger,
  hosts,
  countryHeader,
  trustedProxies = '',
  now,
}: PageViewsOptions) {
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
    secret,
    take,
    now,
    onRejected: () => logger.warn('the dashboard rejects the counts of page views'),
  });

  return {
    /** Counts a page by its decoded path. */
    trackPageView(request: IncomingMessage, path: string): void {
      if (isStopping() || !isDocumentNavigation(request) || isBot(request)) return;
      add('page', path);
      const referrer = toReferrerHost(request);
      if (referrer && !own.has(referrer)) add('referrer', referrer);
      const country = toCountry(request);
      if (country) add('country', country);
    },
    /** Counts a form that was started or stored, by the path it is posted to. */
    trackForm(request: IncomingMessage, kind: 'started' | 'finished', action: string): void {
      const form = forms.get(action);
      // Browsers send this header with our own forms; the daily form test and other clients do not.
      const isOurs = request.headers['sec-fetch-site'] === 'same-origin';
      if (!form || !isOurs || isStopping() || isBot(request)) return;
      add(kind, form);
    },
    report,
    stop,
  };
}
