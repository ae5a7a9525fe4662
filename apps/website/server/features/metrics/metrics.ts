import { createMetrics as createCommonMetrics, serveMetrics } from '@agency/server/metrics';
import { Counter, Gauge, Histogram } from 'prom-client';
import { contentCalls } from '../../../src/content-client/fetch-json.ts';
import { pageRendered, pageRequested } from '../../pages.ts';
import { createToRoute } from '../../routes.ts';
import type { Feature, FeatureServices } from '../feature.ts';

/** Serves metrics for Prometheus on a port of their own, if the settings name one (docs/observability.md). */
export async function createMetrics({
  settings,
  contentClient,
  intake,
  logger,
}: FeatureServices): Promise<Feature | undefined> {
  const { METRICS_PORT: port, METRICS_HOST: host, DATA_DIR: dataDir } = settings;
  if (port === undefined) return undefined;
  const { registry } = createWebsiteMetrics({ dataDir, contentClient, intake });
  const server = await serveMetrics(registry, { port, host, logger });
  return { stop: () => server.close() };
}

type WebsiteMetricsOptions = Pick<FeatureServices, 'contentClient' | 'intake'> & {
  dataDir: string;
};

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Creates the metrics of the website (docs/observability.md). They are collected until `stop` is called. */
export function createWebsiteMetrics({ dataDir, contentClient, intake }: WebsiteMetricsOptions) {
  const { registry, stop } = createCommonMetrics({ toRoute: createToRoute(), dataDir });
  const common = { labelNames: ['result'], registers: [registry] };
  const reads = new Counter({
    ...common,
    name: 'page_cache_reads_total',
    help: 'Requests for pages: "kept" if served from the cache, "made" if rendered',
  });
  const renders = new Histogram({
    ...common,
    buckets: SECONDS,
    name: 'page_render_duration_seconds',
    help: 'Duration of rendering a page; result "good" or "failed"',
  });
  const calls = new Histogram({
    ...common,
    buckets: SECONDS,
    name: 'dashboard_call_duration_seconds',
    help: 'Requests to the content host: answered (200), unchanged (304), none (timeout), unusable',
  });
  const addGauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  addGauge(
    'dashboard_breaker_open',
    '1 while the circuit breaker of the content host is open',
    async () => {
      await contentClient.probe();
      return Number(contentClient.getState().isGivenUp);
    },
  );
  addGauge(
    'content_bad_records',
    'Content records that are skipped because they violate the contract',
    () => contentClient.getState().badRecords,
  );
  addGauge(
    'forms_refused',
    '1 while the dashboard rejects our forms because of another secret',
    () => Number(intake.state() === 'refused'),
  );
  // Zeros from the start: a rate needs a number before the first event.
  for (const result of ['kept', 'made']) reads.inc({ result }, 0);
  const stops = [
    stop,
    pageRequested.subscribe(({ isCached }) => reads.inc({ result: isCached ? 'kept' : 'made' })),
    pageRendered.subscribe(({ seconds, isSuccess }) =>
      renders.observe({ result: isSuccess ? 'good' : 'failed' }, seconds),
    ),
    contentCalls.subscribe(({ result, seconds }) => calls.observe({ result }, seconds)),
  ];
  return {
    registry,
    stop() {
      for (const end of stops) end();
    },
  };
}
