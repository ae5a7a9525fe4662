import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppName, isAppReady } from '../../scripts/system/apps.ts';
import { projectEnvironment, root } from '../../scripts/system/commands.ts';
import { getFreePort, isPortFree } from '../../scripts/system/ports.ts';
import { withoutWarmUp } from './pair.ts';

/** One run of `npm start`. */
export interface StartedRun {
  child: ChildProcess;
  /** Its output so far. */
  output: string;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
}

/** An environment in which `npm start` can run repeatedly, on the same ports and data. */
export interface StartEnvironment {
  port: number;
  /** URL of its website. */
  url: string;
  dataDir: string;
  /** Runs `npm start`, or `npm run up`, which installs and builds first. */
  start(script?: 'start' | 'up'): StartedRun;
  areBothReady(): Promise<boolean>;
  areBothFree(): Promise<boolean>;
  /** Status of a page of its website, or the error. */
  getStatus(path: string): Promise<number | string>;
  /** Ends running processes and deletes the data. */
  dispose(): void;
}

/** Finds free ports and creates a data folder. @param template a folder to copy; without it the data folder is empty */
export async function createStartEnvironment(template?: string): Promise<StartEnvironment> {
  const dataDir = mkdtempSync(join(tmpdir(), 'agency-start-'));
  if (template) cpSync(template, dataDir, { recursive: true });
  const [port, dashboardPort] = [await getFreePort(), await getFreePort()];
  const ports = { PORT: String(port), DASHBOARD_PORT: String(dashboardPort) };
  const env = projectEnvironment({
    ...{ ...ports, ...withoutWarmUp, DATA_DIR: dataDir },
    ...{ SITE_URL: '', DASHBOARD_URL: '' },
  });
  const started: ChildProcess[] = [];
  const both = [port, dashboardPort];
  const url = `http://127.0.0.1:${port}`;
  return {
    port,
    url,
    dataDir,
    start(script = 'start') {
      const child = spawn('node', [`scripts/${script}.ts`], { cwd: root, env });
      started.push(child);
      const copy: StartedRun = {
        child,
        output: '',
        ended: new Promise((resolve) => child.on('exit', resolve)),
      };
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (text) => {
          copy.output += text;
        });
      }
      return copy;
    },
    async areBothReady() {
      const ready = both.map((one) => isAppReady(`http://127.0.0.1:${one}`));
      return (await Promise.all(ready)).every(Boolean);
    },
    async areBothFree() {
      const free = both.map((one) => isPortFree(one, '127.0.0.1'));
      return (await Promise.all(free)).every(Boolean);
    },
    getStatus: (path) =>
      fetch(url + path)
        .then((response) => response.status)
        .catch((error) => String(error)),
    dispose() {
      for (const child of started) child.kill('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Process ids of the children of a process. */
export function findChildProcesses(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
        return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]) === parent;
      } catch {
        return false;
      }
    });
}

/** The current process of an app that `npm start` runs. */
export function findAppProcess({ child }: StartedRun, name: AppName): number | undefined {
  return findChildProcesses(child.pid ?? 0).find((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`).endsWith(`/apps/${name}`);
    } catch {
      return false;
    }
  });
}
