import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { runUntilSignal, startOrExit } from '@agency/server/lifecycle';
import { serveMetrics } from '@agency/server/metrics';
import { redirectConsole } from '@agency/server/redirect-console';
import { openTracing } from '@agency/server/tracing-settings';
import createNext from 'next';
import type { Payload } from 'payload';
import { createFirstAdmin, removeUsedFirstAdminFile } from '../src/accounts/first-admin.ts';
import { createContentDocuments } from '../src/collections/content/create-documents.ts';
import { startJobs } from '../src/jobs/start-jobs.ts';
import { startMonitor } from '../src/operations/watch/monitor.ts';
import { createDashboardLogger } from '../src/platform/dashboard-logger.ts';
import { openPayload } from '../src/platform/open-payload.ts';
import { getDashboardSecret, getSettings, toPublicUrl } from '../src/platform/settings.ts';
import { getStorageCheck } from '../src/platform/storage-check.ts';
import { createDashboard } from './dashboard.ts';
import { createDashboardMetrics } from './dashboard-metrics.ts';
import { readPanelFiles } from './panel-files.ts';
import { createPublicReads } from './public-reads.ts';
import { toDashboardRoute } from './routes.ts';

const dev = process.argv.includes('--dev');

await startOrExit(async () => {
  const settings = getSettings();
  const logger = createDashboardLogger(settings.LOG_LEVEL);
  if (!dev) redirectConsole(logger);
  // Read now, so that an invalid secret fails at startup.
  getDashboardSecret('INTAKE_SECRET');
  const payload = await openPayload();
  // Before the server listens: otherwise the first visitor could become admin.
  const admin = await createFirstAdmin(
    payload,
    settings.DATA_DIR,
    `${toPublicUrl(settings)}/admin`,
  );
  await removeUsedFirstAdminFile(payload);
  await createContentDocuments(payload);
  // Uploads that a killed process left.
  await rm(join(settings.DATA_DIR, 'arriving'), { recursive: true, force: true });
  if (admin)
    logger.info({ file: admin.file }, 'created the first admin; the password is in the file');

  const next = createNext({
    dev,
    dir: join(import.meta.dirname, '..'),
    hostname: settings.HOST,
    port: settings.DASHBOARD_PORT,
    quiet: true,
    // Without it Next would add an `upgrade` listener to our server. This server never listens.
    httpServer: createServer(),
  });
  await next.prepare();
  const storage = getStorageCheck(payload);
  const monitor = startMonitor(payload, settings.ALARM_URL);
  const tracing = await openTracing(settings, {
    name: 'agency-dashboard',
    toRoute: () => toDashboardRoute,
    logger,
  });
  const metrics = await startMetrics(payload);
  const httpServer = createDashboard({
    settings,
    logger,
    payload,
    next: next.getRequestHandler(),
    reads: createPublicReads(payload),
    // They change in development.
    files: dev ? undefined : readPanelFiles(),
    isReady: async () => {
      await storage.check();
      return true;
    },
    describeState: monitor.describe,
    dev,
  });
  if (dev) httpServer.server.on('upgrade', next.getUpgradeHandler());
  const stops: (() => unknown)[] = [
    startJobs(payload),
    monitor.stop,
    () => metrics?.close(),
    () => tracing?.stop(),
    () => next.close(),
    storage.close,
    () => payload.destroy(),
  ];
  await runUntilSignal(httpServer, {
    port: settings.DASHBOARD_PORT,
    host: settings.HOST,
    logger,
    close: async () => {
      // One after the other: the database last, which the others use.
      for (const stop of stops) await stop();
    },
  });
}, createDashboardLogger());

/** Serves metrics if a port is set. */
async function startMetrics(payload: Payload) {
  const { DASHBOARD_METRICS_PORT: port, METRICS_HOST: host, DATA_DIR: dataDir } = getSettings();
  if (port === undefined) return undefined;
  const { registry } = createDashboardMetrics({ payload, dataDir });
  return serveMetrics(registry, { port, host, logger: payload.logger });
}
