import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type TestPostgres } from '../../apps/dashboard/src/testing/postgres.ts';
import {
  type AppName,
  isAppReady,
  type RunningApp,
  type RunSettings,
  startApp,
  waitUntilReady,
} from '../../scripts/system/apps.ts';
import { findMissing, nginx, postgresql } from '../../scripts/system/optional-tools.ts';
import { getFreePort } from '../../scripts/system/ports.ts';
import { startNginx } from './nginx.ts';

/** Two websites and two dashboards behind nginx, on one PostgreSQL. */
export interface Cluster {
  /** URLs for visitors and editors. */
  website: string;
  dashboard: string;
  /** Environment of the first dashboard, for its commands. */
  settings: RunSettings;
  /** Folder that the dashboards share, unless a bucket is set. */
  dataDir: string;
  databaseUrl: string;
  postgres: TestPostgres;
  replicas: Replica[];
}

/** Ends a part of a cluster. */
export type Closing = () => Promise<void>;

/** A process behind nginx. */
export interface Replica {
  name: AppName;
  /** Its URL, without nginx. */
  url: string;
  /** Its current process. */
  getPid(): number | undefined;
  /** Sends the signal and restarts it; resolves when it is ready. */
  restart(signal: NodeJS.Signals): Promise<void>;
}

interface ClusterOptions {
  /** Ports of nginx; free ones by default. */
  ports?: { website: number; dashboard: number };
  env?: NodeJS.ProcessEnv;
  /** Runs on the database before any process listens. */
  prepare?: (settings: RunSettings) => Promise<void>;
  /** Whether a replica that exits is restarted. */
  restartsReplicas?: boolean;
  /** Root of another checkout, from which the first website and the first dashboard start. */
  otherCheckout?: string;
}

/** How to install what a cluster needs and this machine does not have; undefined if nothing is missing. */
export async function describeMissingTools(): Promise<string | undefined> {
  const missing = await findMissing([postgresql, nginx]);
  if (missing.length === 0) return undefined;
  const names = missing.map(({ name }) => name).join(' and ');
  const packages = missing.flatMap((tool) => tool.packages).join(' ');
  return `A cluster needs ${names}. Type: apt install ${packages}`;
}

/**
 * Starts everything on free ports, with data of its own.
 * @param closing receives a function for each started part; end them with `close`
 */
export async function openCluster(
  closing: Closing[],
  options: ClusterOptions = {},
): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'agency-cluster-'));
  const dataDir = join(folder, 'dashboards');
  closing.push(async () => rmSync(folder, { recursive: true, force: true }));
  const ports = options.ports ?? { website: await getFreePort(), dashboard: await getFreePort() };
  const [website, dashboard] = [ports.website, ports.dashboard].map(
    (port) => `http://127.0.0.1:${port}`,
  ) as [string, string];
  const postgres = await startPostgres();
  closing.push(postgres.close);
  const databaseUrl = await postgres.createDatabase();
  const toSecret = () => randomBytes(24).toString('hex');
  const env = {
    TRUSTED_PROXIES: 'loopback',
    SITE_URL: '',
    DASHBOARD_URL: dashboard,
    DASHBOARD_PUBLIC_URL: dashboard,
    WEBSITE_URL: website,
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: toSecret(),
    INTAKE_SECRET: toSecret(),
    ...options.env,
  };
  const toSettings = async (own: string): Promise<RunSettings> => ({
    host: '127.0.0.1',
    port: await getFreePort(),
    dashboardPort: await getFreePort(),
    dataDir: own,
    env,
  });
  // Dashboards share their files; each website has its own cache.
  const allSettings = await Promise.all([dataDir, dataDir].map(toSettings));
  const sites = await Promise.all([1, 2].map((n) => toSettings(join(folder, `website-${n}`))));
  const [settings] = allSettings as [RunSettings];
  await options.prepare?.(settings);
  const logs = join(folder, 'logs');
  mkdirSync(logs);
  let isEnding = false;
  closing.push(async () => {
    isEnding = true;
    await Promise.all(started.map(({ stop }) => stop()));
  });
  const started = [
    ...allSettings.map((each, index) => keepReplica('dashboard', each, index)),
    ...sites.map((each, index) => keepReplica('website', each, index)),
  ];

  function keepReplica(name: AppName, own: RunSettings, index: number) {
    const copy = index === 0 ? options.otherCheckout : undefined;
    const log = openSync(join(logs, `${name}-${own.port}.log`), 'a');
    let isRestarting = false;
    const start = (): RunningApp => {
      const program = startApp(name, own, log, copy);
      program.child.once('exit', () => {
        if (options.restartsReplicas && !isEnding && !isRestarting) current = start();
      });
      return program;
    };
    let current = start();
    return {
      name,
      url: current.url,
      getPid: () => current.child.pid,
      ready: () => waitUntilReady(current),
      stop: () => current.stop(),
      async restart(signal: NodeJS.Signals) {
        isRestarting = true;
        await current.stop(signal);
        current = start();
        isRestarting = false;
        await waitUntilReady(current);
      },
    };
  }

  const stopNginx = await startNginx(join(folder, 'nginx'), [
    {
      name: 'websites',
      listen: ports.website,
      replicas: sites.map(({ port }) => port),
      body: '8m',
    },
    {
      name: 'dashboards',
      listen: ports.dashboard,
      replicas: allSettings.map(({ dashboardPort }) => dashboardPort),
      body: '70m',
    },
  ]);
  closing.push(stopNginx);
  await Promise.all(started.map(({ ready }) => ready())).catch((error: unknown) => {
    printLogs(logs);
    throw error;
  });
  // The first responses of a process that has just started are slow.
  const deadline = performance.now() + 20_000;
  for (const url of [website, dashboard]) {
    while (!(await isAppReady(url))) {
      if (performance.now() > deadline) throw new Error(`nginx does not pass on ${url}`);
    }
  }
  return { website, dashboard, settings, dataDir, databaseUrl, postgres, replicas: started };
}

/** Prints the end of each replica's output. */
function printLogs(folder: string): void {
  for (const name of readdirSync(folder)) {
    const lines = readFileSync(join(folder, name), 'utf8').trim().split('\n').slice(-5);
    console.error(`${name}:\n${lines.join('\n')}`);
  }
}

/** Ends the started parts in reverse order. */
export async function close(closing: Closing[]): Promise<void> {
  for (let end = closing.pop(); end; end = closing.pop()) await end();
}
