import { type ChildProcess, spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The root of the repository. Commands run there by default. */
export const root = join(import.meta.dirname, '..', '..');

/** A command that failed, with its standard output and error. */
export class CommandError extends Error {
  override name = 'CommandError';
  /** null if a signal ended it. */
  exitCode: number | null;
  output: string;

  constructor(title: string, code: number | null, output: string) {
    super(`${title} failed (${code === null ? 'killed' : `exit code ${code}`})`);
    this.exitCode = code;
    this.output = output;
  }
}

interface ProcessOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Makes the files that it writes readable for its own user only. */
  isPrivate?: boolean;
}

interface StartOptions extends ProcessOptions {
  /** Where its output goes: to ours, to us, or to an open file. */
  output: 'inherit' | 'pipe' | number;
  /** Keeps Ctrl-C from reaching it directly, and tells it when we end (leave-with-parent.ts). */
  detached?: boolean;
}

const running = new Set<ChildProcess>();

/** The environment with the project's own binaries first, Node 24 among them. */
export function projectEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return { ...process.env, ...extra, PATH: path };
}

/** The path of the first of these executables that is on the PATH, or in `/usr/sbin`, where Debian has servers. */
export function findExecutable(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
}

/** Starts a process that ends with this one at the latest. */
export function startProcess(
  command: string,
  args: string[],
  { cwd = root, env, output, detached = false, isPrivate = false }: StartOptions,
): ChildProcess {
  // A child process inherits the mask.
  const mask = isPrivate ? process.umask(0o077) : process.umask();
  const child = spawn(command, args, {
    cwd,
    env: projectEnvironment(env),
    stdio: ['ignore', output, output, ...(detached ? (['ipc'] as const) : [])],
    detached,
  });
  process.umask(mask);
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/**
 * Runs a command.
 * @param options.loud prints the output at once instead of returning it
 * @returns its standard output
 * @throws {CommandError} if its exit code is not 0
 */
export function run(
  command: string,
  args: string[],
  { loud = false, ...options }: ProcessOptions & { loud?: boolean } = {},
): Promise<string> {
  const child = startProcess(command, args, { ...options, output: loud ? 'inherit' : 'pipe' });
  let stdout = '';
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    output += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(stdout);
      else reject(new CommandError([command, ...args].join(' '), code, output));
    });
  });
}

/** Ends a process and waits for it; kills it after 30 s. */
export async function stopProcess(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  const force = setTimeout(() => child.kill('SIGKILL'), 30_000);
  await ended;
  clearTimeout(force);
}

let ending = false;

/** Whether `endAll` was called, so that a process that ends now did not crash. */
export const isEnding = (): boolean => ending;

/** Ends all processes started here, then this one. */
export async function endAll(exitCode: number): Promise<never> {
  ending = true;
  await Promise.all([...running].map((child) => stopProcess(child)));
  process.exit(exitCode);
}

/** Ends everything on Ctrl-C, SIGTERM or a closed terminal, but not when the output can no longer be written. */
export function stopOnSignals(before?: () => void): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (ending) return;
      before?.();
      void endAll(signal === 'SIGINT' ? 130 : 143);
    });
  }
}
