import { cpSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AppName,
  type RunningApp,
  type RunSettings,
  startApp,
  waitUntilReady,
} from '../../scripts/system/apps.ts';
import { prepareData } from '../../scripts/system/data.ts';
import { getFreePort } from '../../scripts/system/ports.ts';
import { makeAccounts } from './admin.ts';

/** Both processes, running on seeded data of their own. */
export interface Pair {
  settings: RunSettings;
  website: RunningApp;
  dashboard: RunningApp;
  /** Restarts a stopped process at its URL. */
  restart(name: AppName): Promise<void>;
  /** Ends both and deletes the data. */
  dispose(): Promise<void>;
}

/**
 * Settings of processes that start often and get few requests: rendering and compressing the first pages takes several
 * times as long as a start.
 */
export const withoutWarmUp = { WARM_PAGES: '0' };

/** Fills a data folder with the sample content and the accounts, for pairs to copy. */
export async function fillTemplate(dataDir: string): Promise<void> {
  const settings = await toRunSettings(dataDir);
  await prepareData(settings);
  await makeAccounts(settings);
}

/** The folder that E2E_TEMPLATE names, or one that is filled now and deleted afterwards. */
export async function openTemplate(): Promise<{ folder: string; dispose(): void }> {
  const { E2E_TEMPLATE } = process.env;
  if (E2E_TEMPLATE) return { folder: E2E_TEMPLATE, dispose: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'agency-template-'));
  await fillTemplate(folder);
  return { folder, dispose: () => rmSync(folder, { recursive: true, force: true }) };
}

async function toRunSettings(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<RunSettings> {
  return {
    host: '127.0.0.1',
    port: await getFreePort(),
    dashboardPort: await getFreePort(),
    dataDir,
    // The environment must not set other URLs.
    env: { LOG_LEVEL: 'info', SITE_URL: '', DASHBOARD_URL: '', DATABASE_URL: '', ...env },
  };
}

/**
 * Starts both production builds on free ports, on a copy of the template or on data of their own.
 * @param disk folder for the data
 */
export async function startPair(
  env: NodeJS.ProcessEnv = {},
  template = process.env.E2E_TEMPLATE,
  disk = tmpdir(),
): Promise<Pair> {
  const dataDir = mkdtempSync(join(disk, 'agency-e2e-'));
  if (template) cpSync(template, dataDir, { recursive: true });
  else await fillTemplate(dataDir);
  const settings = await toRunSettings(dataDir, env);
  const logs = join(dataDir, 'logs');
  mkdirSync(logs);
  const launch = async (name: AppName) => {
    const program = startApp(name, settings, openSync(join(logs, `${name}.log`), 'a'));
    await waitUntilReady(program);
    return program;
  };
  const [dashboard, website] = await Promise.all([launch('dashboard'), launch('website')]);
  const pair: Pair = {
    settings,
    website,
    dashboard,
    async restart(name) {
      pair[name] = await launch(name);
    },
    async dispose() {
      // SIGKILL, because no requests are left to finish.
      await Promise.all([pair.website.stop('SIGKILL'), pair.dashboard.stop('SIGKILL')]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return pair;
}
