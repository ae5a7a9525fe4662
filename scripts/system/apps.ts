import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root, run, startProcess, stopProcess } from './commands.ts';

export type AppName = 'website' | 'dashboard';

/** The settings with which both apps run. */
export interface RunSettings {
  host: string;
  port: number;
  dashboardPort: number;
  dataDir: string;
  /** Further environment variables of both. */
  env?: NodeJS.ProcessEnv;
}

/** A running app. */
export interface RunningApp {
  name: AppName;
  /** Without a slash at the end. */
  url: string;
  child: ChildProcess;
  /** Ends it and waits until it is gone. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** The URL at which this machine reaches a process that listens on `host`. */
export const toUrl = (host: string, port: number): string =>
  `http://${['0.0.0.0', '::', 'localhost'].includes(host) ? '127.0.0.1' : host}:${port}`;

/** The URL at which this machine reaches an app. */
export const toAppUrl = (name: AppName, { host, port, dashboardPort }: RunSettings): string =>
  toUrl(host, name === 'website' ? port : dashboardPort);

/** The environment variables of both apps. */
export function toEnvironment({ host, port, dashboardPort, dataDir, env }: RunSettings) {
  return {
    NODE_ENV: 'production',
    HOST: host,
    PORT: String(port),
    DASHBOARD_PORT: String(dashboardPort),
    DATA_DIR: dataDir,
    ...env,
  };
}

/**
 * V8 flags for less memory: a small young generation, and a heap that grows by a percentage before a collection. A hard
 * limit could end the process. The website renders much: with 15 % it would spend a third of its time on collections.
 * The `start` scripts in the package.json of both apps have the same flags.
 */
const memoryFlags: Record<AppName, string[]> = {
  website: ['--max-semi-space-size=4', '--heap-growing-percent=70'],
  dashboard: ['--max-semi-space-size=8', '--heap-growing-percent=15'],
};

/** Without a compile cache, Node loads its TypeScript compiler: more memory and a slower start. */
const compileCache = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache/node'),
};

/** Settings of glibc and Node for less memory. */
const frugalMemory = {
  ...compileCache,
  // glibc caches freed memory in arenas; two are enough for our threads.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  // A fixed threshold (bytes) returns large buffers at once. By default it grows with the largest one freed.
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '131072',
};

/** The arguments of Node for an app. The compile cache is valid for the same arguments only. */
export const toNodeArguments = (name: AppName, checkout = root) => [
  ...memoryFlags[name],
  '--import',
  join(checkout, 'scripts/system/leave-with-parent.ts'),
  'server/main.ts',
];

/** Fills the compile cache for the first start of the website. */
export async function compileWebsite(): Promise<void> {
  await run('node', [...toNodeArguments('website'), '--compile'], {
    cwd: join(root, 'apps/website'),
    env: compileCache,
  });
}

/**
 * Starts the production build of an app, without waiting until it is ready.
 * @param checkout the root to start it from
 */
export function startApp(
  name: AppName,
  settings: RunSettings,
  output: 'inherit' | 'pipe' | number = 'inherit',
  checkout = root,
): RunningApp {
  const child = startProcess('node', toNodeArguments(name, checkout), {
    cwd: join(checkout, 'apps', name),
    env: { ...frugalMemory, ...toEnvironment(settings) },
    output,
    detached: true,
    isPrivate: true,
  });
  return {
    name,
    child,
    url: toAppUrl(name, settings),
    stop: (signal) => stopProcess(child, signal),
  };
}

/**
 * Waits until an app is ready.
 * @throws if it ends before that, or after `timeout` milliseconds
 */
export async function waitUntilReady({ name, url, child }: RunningApp, timeout = 120_000) {
  const deadline = performance.now() + timeout;
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The ${name} ended while it started. Its last output is above.`);
    }
    if (await isAppReady(url)) return;
    await sleep(100);
  }
  throw new Error(`The ${name} did not become ready within ${timeout / 1000} s.`);
}

/** Whether the app at a URL is ready. */
export const isAppReady = (url: string): Promise<boolean> => respondsOk(`${url}/readyz`, 2000);

/** Whether the app at a URL responds at all. */
export const isAppAlive = (url: string): Promise<boolean> => respondsOk(`${url}/healthz`, 5000);

/** Whether a URL responds with a status below 300 within `timeout` milliseconds. */
export const respondsOk = (url: string, timeout: number): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(timeout) }).then(
    ({ ok }) => ok,
    () => false,
  );
