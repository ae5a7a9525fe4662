// The features of the server. To remove one, delete its folder and its line here.
export { createCdn } from './cdn/cdn.ts';
export { createMetrics } from './metrics/metrics.ts';
export { createNotFoundLog } from './not-found-log/not-found-log.ts';
export { createPageViews } from './page-views/page-views.ts';
export { createRedirects } from './redirects/redirects.ts';
export { createTracing } from './tracing/tracing.ts';
