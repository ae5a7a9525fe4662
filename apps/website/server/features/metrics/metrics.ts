import { serveMetrics } from '@agency/server/metrics';
import type { Feature, FeatureServices } from '../feature.ts';
import { createWebsiteMetrics } from './website-metrics.ts';

/** Serves metrics for Prometheus on a port of their own, if the settings name one (docs/observability.md). */
export async function createMetrics({
  settings,
  dashboard,
  intake,
  logger,
}: FeatureServices): Promise<Feature | undefined> {
  const { METRICS_PORT: port, METRICS_HOST: host, DATA_DIR: dataDir } = settings;
  if (port === undefined) return undefined;
  const { registry } = createWebsiteMetrics({ dataDir, dashboard, intake });
  const server = await serveMetrics(registry, { port, host, logger });
  return { stop: () => server.close() };
}
