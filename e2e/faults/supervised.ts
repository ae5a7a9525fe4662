import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AppName, isAppReady } from '../../scripts/system/apps.ts';
import { projectEnvironment, root } from '../../scripts/system/commands.ts';
import { getFreePort } from '../../scripts/system/ports.ts';

/** A copy of the project that `npm start` runs, on data of its own. */
export interface Supervised {
  website: string;
  dashboard: string;
  dataDir: string;
  /** Process id of `npm start` itself. */
  pid: number;
  /** Its output so far. */
  read(): string;
  /** Process id of an app, while it runs. */
  find(name: AppName): number | undefined;
  dispose(): Promise<void>;
}

/** Starts a copy and waits until both apps are ready. */
export async function startSupervised(template: string): Promise<Supervised> {
  const dataDir = mkdtempSync(join(tmpdir(), 'agency-faults-'));
  cpSync(template, dataDir, { recursive: true });
  const [port, dashboardPort] = [await getFreePort(), await getFreePort()];
  const child = spawn('node', ['scripts/start.ts'], {
    cwd: root,
    env: projectEnvironment({
      PORT: String(port),
      DASHBOARD_PORT: String(dashboardPort),
      DATA_DIR: dataDir,
      SITE_URL: '',
      DASHBOARD_URL: '',
      LOG_LEVEL: 'warn',
    }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output = (output + text).slice(-100_000);
    });
  }
  const copy: Supervised = {
    website: `http://127.0.0.1:${port}`,
    dashboard: `http://127.0.0.1:${dashboardPort}`,
    dataDir,
    pid: child.pid ?? 0,
    read: () => output,
    find: (name) => findChild(child, name),
    async dispose() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null && child.kill('SIGTERM')) await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  await waitUntilReady([copy.website, copy.dashboard]);
  return copy;
}

/** @throws if one of them is not ready within two minutes */
export async function waitUntilReady(urls: string[]): Promise<void> {
  const deadline = performance.now() + 120_000;
  while (performance.now() < deadline) {
    const ready = await Promise.all(urls.map(isAppReady));
    if (ready.every(Boolean)) return;
    await sleep(200);
  }
  throw new Error(`not ready within two minutes: ${urls.join(', ')}`);
}

function findChild(parent: ChildProcess, name: AppName): number | undefined {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .find((pid) => {
      try {
        const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const parentOf = Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
        return (
          parentOf === parent.pid && readlinkSync(`/proc/${pid}/cwd`).endsWith(`/apps/${name}`)
        );
      } catch {
        return false;
      }
    });
}
