import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** The repository's root: every command starts there. */
export const root = join(import.meta.dirname, '..', '..');

/** What a command that failed had printed. */
export class CommandError extends Error {
  override name = 'CommandError';
  /** Nothing when it was killed. */
  exitCode: number | null;
  output: string;

  constructor(title: string, code: number | null, output: string) {
    super(`${title} failed (${code === null ? 'killed' : `exit code ${code}`})`);
    this.exitCode = code;
    this.output = output;
  }
}

export interface CommandOptions {
  cwd?: string;
  /** What it writes is for its own account only: visitors' messages, secrets. */
  isPrivate?: boolean;
  env?: NodeJS.ProcessEnv;
  /** Prints while it runs instead of keeping the output for a failure. */
  loud?: boolean;
}

const running = new Set<ChildProcess>();

/** The environment with the project's own binaries first, Node 24 among them. */
export function projectEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return { ...process.env, ...extra, PATH: path };
}

export interface ProgramOptions {
  cwd?: string;
  /** What it writes is for its own account only: visitors' messages, secrets. */
  isPrivate?: boolean;
  env?: NodeJS.ProcessEnv;
  /** Where its output goes: to ours, to us, or to an open file. */
  output: 'inherit' | 'pipe' | number;
  /** Keeps Ctrl-C from reaching it directly, and tells it when we are gone (see leave-with-parent.ts). */
  detached?: boolean;
}

/** Starts a program that is stopped, at the latest, when this process is. */
export function startProgram(
  command: string,
  args: string[],
  { cwd = root, env, output, detached = false, isPrivate = false }: ProgramOptions,
): ChildProcess {
  // A child inherits the mask of the moment it is started at.
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
 * Runs a command to its end and gives what it printed.
 * @throws {CommandError} when it does not exit with 0
 */
export function run(
  command: string,
  args: string[],
  { cwd, env, isPrivate, loud = false }: CommandOptions = {},
): Promise<string> {
  const output = loud ? 'inherit' : 'pipe';
  const child = startProgram(command, args, { cwd, env, isPrivate, output });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(printed);
      else reject(new CommandError([command, ...args].join(' '), code, printed));
    });
  });
}

/** Asks a program to end and waits for it; one that is still there after 30 s is made to. */
export async function stopProgram(
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

/** Whether everything is being ended: a program that ends now does so because it was told to. */
export function isEnding(): boolean {
  return ending;
}

/** Ends every program started here, then this one. */
export async function endAll(exitCode: number): Promise<never> {
  ending = true;
  await Promise.all([...running].map((child) => stopProgram(child)));
  process.exit(exitCode);
}

/** Ends everything on Ctrl-C, SIGTERM or a closed terminal. Output that nobody reads any more is no reason to end. */
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
