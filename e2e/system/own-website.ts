import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp, waitUntilReady } from '../../scripts/system/apps.ts';
import { getFreePort } from '../../scripts/system/ports.ts';
import { withoutWarmUp } from './pair.ts';

/** The website's build on data of its own, with a running dashboard. */
export interface OwnWebsite {
  url: string;
  /** Its process; replaced by each start. */
  readonly pid: number;
  /** Restarts it at its URL, on the same data or on none. */
  restart(options?: { deletesData?: boolean }): Promise<void>;
  /** Ends it and deletes its data. */
  dispose(): Promise<void>;
}

/**
 * Starts it. A test that changes nothing in a dashboard needs no other one, which takes most of the time of a pair.
 * @param dashboardUrl the shared one, or a fake
 * @param settings further ones
 */
export async function startWebsite(
  dashboardUrl: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<OwnWebsite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'agency-website-'));
  const port = await getFreePort();
  const env = {
    ...{ LOG_LEVEL: 'error', SITE_URL: '', DASHBOARD_URL: dashboardUrl, ...withoutWarmUp },
    // The intake secret of the shared dashboard.
    INTAKE_SECRET: process.env.E2E_INTAKE_SECRET,
    ...settings,
  };
  const launch = async () => {
    const started = startApp('website', {
      ...{ host: '127.0.0.1', port, dashboardPort: port, dataDir, env },
    });
    await waitUntilReady(started);
    return started;
  };
  let program = await launch();
  // SIGKILL, because no requests are left to finish.
  const stop = () => program.stop('SIGKILL');
  return {
    url: program.url,
    get pid() {
      return program.child.pid ?? 0;
    },
    async restart({ deletesData = false } = {}) {
      await stop();
      if (deletesData) rmSync(join(dataDir, 'website'), { recursive: true, force: true });
      program = await launch();
    },
    async dispose() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
