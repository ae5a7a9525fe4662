import type { IncomingMessage } from 'node:http';
import { previewPaths } from '@agency/contracts';
import type { Feature, FeatureServices, FoundEvent } from '../feature.ts';
import { countPageViews, type PageViews, startedPaths } from './count-page-views.ts';

type Counters = Pick<PageViews, 'trackPageView' | 'trackForm'>;

/** Counts page views and forms without cookies, for the dashboard's statistics (docs/observability.md). */
export function createPageViews({
  settings,
  secret,
  logger,
  isDevelopment,
}: FeatureServices): Feature {
  if (settings.VISITS === 'off' || isDevelopment) return trackWith(undefined);
  const pageViews = countPageViews({
    dashboardUrl: settings.DASHBOARD_URL,
    ...{ secret, logger },
    hosts: [
      ...[new URL(settings.SITE_URL).hostname, 'localhost', '127.0.0.1'],
      ...settings.ALLOWED_HOSTS,
    ],
    countryHeader: settings.COUNTRY_HEADER,
    trustedProxies: settings.TRUSTED_PROXIES,
  });
  return { ...trackWith(pageViews), stop: pageViews.stop };
}

/** The hooks of the feature. Forms post that they were started whether or not that is counted. */
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
  if (found.kind === 'spelled') return;
  if (found.kind === 'kept') {
    if (found.page.type.startsWith('text/html')) counters.trackPageView(request, path);
    return;
  }
  const { status, headers } = found.answer;
  if (request.method !== 'POST') {
    const isPage = status === 200 && headers.get('content-type')?.startsWith('text/html');
    if (isPage && !path.startsWith(previewPaths.page)) counters.trackPageView(request, path);
    return;
  }
  // JSON for the form's script, or else a redirect to the thank-you page.
  const isStored = status === 200 || headers.get('location')?.includes('/thank-you?');
  if (isStored) counters.trackForm(request, 'finished', route);
}
