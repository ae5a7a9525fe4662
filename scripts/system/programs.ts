import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { root, run, startProgram, stopProgram } from './commands.ts';

export type ProgramName = 'website' | 'dashboard';

/** Where the two programs run. */
export interface Place {
  host: string;
  port: number;
  dashboardPort: number;
  dataDir: string;
  /** Further settings of both. */
  env?: NodeJS.ProcessEnv;
}

/** A program that was started. */
export interface Program {
  name: ProgramName;
  /** Its address, without a slash at the end. */
  url: string;
  child: ChildProcess;
  /** Ends it and waits until it is gone. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Where a program is in a copy of the project. */
const toFolder = (name: ProgramName, copy = root) => join(copy, 'apps', name);

/** Where a program that listens on `host` is reached from this machine. */
export function toUrl(host: string, port: number): string {
  return `http://${['0.0.0.0', '::', 'localhost'].includes(host) ? '127.0.0.1' : host}:${port}`;
}

/** The environment both programs read for a place. */
export function toEnvironment({ host, port, dashboardPort, dataDir, env }: Place) {
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
 * Requests leave much short-lived data behind. A smaller nursery holds less of it, and a heap that grows by a share
 * before it is cleaned, instead of doubling and more on a machine with much memory, bounds the rest without a limit a
 * program could die of. The website makes many pages: cleaning its heap as often as the dashboard's would take a third
 * of the processor. The `start` scripts of the two programs say the same.
 */
export const memoryFlags: Record<ProgramName, string[]> = {
  website: ['--max-semi-space-size=4', '--heap-growing-percent=70'],
  dashboard: ['--max-semi-space-size=8', '--heap-growing-percent=15'],
};

/**
 * The C library keeps what its threads free, by thread; two shares are enough for ours. What it freed of large pieces it
 * gives back at once, if it is told from which size on (bytes): else it takes the largest that was ever freed, and keeps
 * what compressing and decoding leaves behind.
 */
const frugalMemory = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '131072',
};

/**
 * Where Node keeps our sources compiled. Without it every process carries the compiler of TypeScript in its memory, and
 * takes longer to start.
 */
const compileCache = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache/node'),
};

/** The arguments of Node for a program. What Node compiled is kept by them: only a start with the same ones finds it. */
export const toCommand = (name: ProgramName, copy = root) => [
  ...memoryFlags[name],
  ...['--import', join(copy, 'scripts/system/leave-with-parent.ts'), 'server/main.ts'],
];

/** Loads what the website is made of and ends, so that its first start finds it compiled. */
export async function compileWebsite(): Promise<void> {
  await run('node', [...toCommand('website'), '--compile'], {
    cwd: toFolder('website'),
    env: compileCache,
  });
}

/**
 * Starts the production build of one program; it may not be ready yet.
 * @param copy root of the copy of the project it is taken from
 */
export function startOne(
  name: ProgramName,
  place: Place,
  output: 'inherit' | 'pipe' | number = 'inherit',
  copy = root,
): Program {
  const child = startProgram('node', toCommand(name, copy), {
    cwd: toFolder(name, copy),
    env: { ...frugalMemory, ...compileCache, ...toEnvironment(place) },
    output,
    detached: true,
    isPrivate: true,
  });
  const port = name === 'website' ? place.port : place.dashboardPort;
  return {
    name,
    url: toUrl(place.host, port),
    child,
    stop: (signal) => stopProgram(child, signal),
  };
}

/**
 * Waits until a program says it can serve.
 * @throws when it ends before that, or `timeout` milliseconds have passed
 */
export async function waitUntilReady({ name, url, child }: Program, timeout = 120_000) {
  const deadline = performance.now() + timeout;
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The ${name} ended while it started. What it printed last is above.`);
    }
    if (await answersReady(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The ${name} did not become ready within ${timeout / 1000} s.`);
}

/** Whether a program at this address says it can serve. */
export const answersReady = (url: string): Promise<boolean> => isGood(`${url}/readyz`, 2000);

/** Whether a program at this address answers at all. */
export const answersAlive = (url: string): Promise<boolean> => isGood(`${url}/healthz`, 5000);

async function isGood(url: string, timeout: number): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    return answer.ok;
  } catch {
    return false;
  }
}
