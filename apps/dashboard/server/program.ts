import { createServer } from 'node:http';
import { join } from 'node:path';
import { redirectConsole } from '@agency/server/redirect-console';
import { runUntilSignal, startOrExit } from '@agency/server/lifecycle';
import { serveMetrics } from '@agency/server/metrics';
import { openTracing } from '@agency/server/tracing-settings';
import createNext from 'next';
import type { Payload } from 'payload';
import { startBackups } from '../src/backup/worker.ts';
import { startPurges } from '../src/cdn/purge-worker.ts';
import { startResumeSweep } from '../src/collections/applications/resumes.ts';
import { startScheduledPublishing } from '../src/collections/editing/scheduled-publishing.ts';
import {
  createFirstAdmin,
  removeSpentFirstAdminFile,
} from '../src/collections/users/first-admin.ts';
import { startFormChecks } from '../src/form-check/run-check.ts';
import { startReminders } from '../src/outbox/reminders.ts';
import { createSender } from '../src/outbox/sender.ts';
import { startOutbox } from '../src/outbox/worker.ts';
import { createDashboardLogger } from '../src/platform/dashboard-logger.ts';
import { observeDatabase } from '../src/platform/database-time.ts';
import { toFirstAdminFile } from '../src/platform/first-admin-file.ts';
import { openPayload } from '../src/platform/open-payload.ts';
import { getDashboardSecret, getSettings, toPublicUrl } from '../src/platform/settings.ts';
import { getStorageCheck } from '../src/platform/storage-check.ts';
import { startRetention } from '../src/retention/worker.ts';
import { parseClamdPlace } from '../src/virus-scan/clamd.ts';
import { startScans } from '../src/virus-scan/scan-worker.ts';
import { createAlarm } from '../src/watch/alarm.ts';
import { startWatch } from '../src/watch/watch.ts';
import { startCompletingRows } from './complete-old-rows.ts';
import { createDashboard } from './dashboard.ts';
import { createDashboardMetrics } from './dashboard-metrics.ts';
import { createHealthAnswer } from './health-report.ts';
import { readPanelFiles } from './panel-files.ts';
import { createPublicReads } from './public-reads.ts';
import { toDashboardRoute } from './routes.ts';

const dev = process.argv.includes('--dev');

await startOrExit(async () => {
  const settings = getSettings();
  const logger = createDashboardLogger(settings.LOG_LEVEL);
  if (!dev) redirectConsole(logger);
  // Read now: one that cannot be used must not wait for the website's first message to be noticed.
  getDashboardSecret('INTAKE_SECRET');
  const payload = await openPayload();
  // Before anybody can reach the server: whoever came first could otherwise name themselves admin.
  const admin = await createFirstAdmin(
    payload,
    settings.DATA_DIR,
    `${toPublicUrl(settings)}/admin`,
  );
  await removeSpentFirstAdminFile(payload, toFirstAdminFile(settings.DATA_DIR));
  if (admin) logger.info({ file: admin.file }, 'made the first admin; the password is in the file');

  const next = createNext({
    dev,
    dir: join(import.meta.dirname, '..'),
    hostname: settings.HOST,
    port: settings.DASHBOARD_PORT,
    quiet: true,
    // Without one it adds a listener of `upgrade` to the server of the first page. This one never listens.
    httpServer: createServer(),
  });
  await next.prepare();
  const storage = getStorageCheck(payload);
  const reads = createPublicReads(payload);
  const watch = startWatch(payload, settings.ALARM_URL);
  const retention = startRetention(payload);
  const purges = startPurges(payload);
  const tracing = await openTracing(settings, {
    ...{ name: 'agency-dashboard', toRoute: () => toDashboardRoute, logger },
  });
  const metrics = await startMetrics(payload);
  if (tracing || metrics) observeDatabase(payload);
  const frontDoor = createDashboard({
    settings,
    logger,
    payload,
    next: next.getRequestHandler(),
    reads,
    // While developing they change.
    files: dev ? undefined : readPanelFiles(),
    isReady: async () => {
      await storage.check();
      return true;
    },
    describeState: () =>
      [watch, retention, purges]
        .map(({ describe }) => describe())
        .filter(Boolean)
        .join('\n'),
    answerHealth: createHealthAnswer(payload),
    dev,
  });
  if (dev) frontDoor.server.on('upgrade', next.getUpgradeHandler());
  const stopPublishing = startScheduledPublishing(
    payload,
    settings.ALARM_URL === undefined ? undefined : createAlarm(settings.ALARM_URL),
  );
  const stopSweeping = startResumeSweep(payload);
  const stopOutbox = startOutbox(payload, createSender(payload));
  const stopReminders = startReminders(payload);
  const stopFormChecks = startFormChecks(payload);
  const stopScans = startScans(
    payload,
    settings.CLAMD === undefined ? undefined : parseClamdPlace(settings.CLAMD),
  );
  const stopBackups = startBackups(payload);
  const stopCompleting = startCompletingRows(payload);
  await runUntilSignal(frontDoor, {
    port: settings.DASHBOARD_PORT,
    host: settings.HOST,
    logger,
    close: async () => {
      await stopPublishing();
      await stopSweeping();
      await stopReminders();
      await stopFormChecks();
      await watch.stop();
      await stopOutbox();
      await stopScans();
      await stopBackups();
      await stopCompleting();
      await retention.stop();
      await purges.stop();
      await metrics?.close();
      await tracing?.stop();
      await next.close();
      await storage.close();
      reads.close();
      await payload.destroy();
    },
  });
}, createDashboardLogger());

/** Serves the metrics where a port is set for them. Without one nothing is counted. */
async function startMetrics(payload: Payload) {
  const { DASHBOARD_METRICS_PORT: port, METRICS_HOST: host, DATA_DIR: dataDir } = getSettings();
  if (port === undefined) return undefined;
  const { registry } = createDashboardMetrics({ payload, dataDir });
  return serveMetrics(registry, { port, host, logger: payload.logger });
}
