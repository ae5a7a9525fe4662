import { DataError } from './data-error.ts';
import type { FrontDoor } from './front-door.ts';
import { type Logger, toggleDebug } from './logger.ts';
import { SettingsError } from './settings.ts';

/**
 * Listens, and decides how the process ends:
 * SIGTERM and SIGINT drain and exit 0 (SIGTERM says 'not ready' for a moment first), a second one exits at once;
 * an uncaught exception leaves an unknown state, so it drains and exits 1 for the supervisor to start afresh;
 * an unhandled rejection is one piece of work that failed: it is logged and the process goes on;
 * SIGUSR2 toggles the log level `debug` (docs/observability.md).
 * @throws {SettingsError} when the address cannot be listened on
 * @param close what else to close once the last answer is out
 * @param notice how long a process that was told to end says so before it stops answering, in milliseconds
 */
export async function runUntilSignal(
  frontDoor: FrontDoor,
  {
    port,
    host,
    logger,
    close,
    notice = 2000,
  }: {
    port: number;
    host: string;
    logger: Logger;
    close?: () => Promise<void> | void;
    notice?: number;
  },
): Promise<void> {
  let isStopping = false;
  const stop = async (code: number, noticeTime = 0) => {
    if (isStopping) process.exit(code || 1);
    isStopping = true;
    await frontDoor.drain(undefined, noticeTime);
    await close?.();
    process.exit(code);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      logger.info({ signal }, 'stopping');
      // A balancer is given time to see it; somebody at a terminal is not kept waiting.
      void stop(0, signal === 'SIGTERM' ? notice : 0);
    });
  }
  process.on('SIGUSR2', () => {
    // As a warning: it is to be seen also where little is written.
    logger.warn({ writes: toggleDebug() }, 'the level of the log was changed');
  });
  process.on('uncaughtException', (error) => {
    logger.fatal({ error }, 'uncaught exception');
    void stop(1);
  });
  process.on('unhandledRejection', (error) => {
    logger.error({ error }, 'unhandled rejection');
  });
  const listening = await frontDoor.listen(port, host).catch((error: unknown) => {
    throw toListenError(error, port, host);
  });
  logger.info({ port: listening, host, pid: process.pid }, 'listening');
}

/** Exit code of a process whose configuration cannot be used (EX_CONFIG of sysexits.h): another try cannot help. */
export const MISCONFIGURED = 78;

/** Exit code of a process whose data are damaged or lost (EX_DATAERR): another try helps once they are restored. */
export const UNUSABLE_DATA = 65;

/** Whether an error's message alone tells a reader what is wrong and what to do. */
export const isExplained = (error: unknown): error is SettingsError | DataError =>
  error instanceof SettingsError || error instanceof DataError;

/** How a process ends that cannot start: with `MISCONFIGURED`, with `UNUSABLE_DATA`, or with 1 for any other reason. */
export function toExitCode(error: unknown): number {
  if (error instanceof SettingsError) return MISCONFIGURED;
  return error instanceof DataError ? UNUSABLE_DATA : 1;
}

/** What this process writes is for its own account only: messages, resumes, secrets, copies of them. */
export function keepFilesPrivate(): void {
  process.umask(0o077);
}

/** Runs a process' start, its files private, and ends it with one readable line and the exit code of its error when it cannot start. */
export async function startOrExplain(start: () => Promise<void>, logger: Logger): Promise<void> {
  keepFilesPrivate();
  try {
    await start();
  } catch (error) {
    if (isExplained(error)) logger.fatal(error.message);
    else logger.fatal({ error }, 'cannot start');
    // Whatever was opened so far, such as a pool of database connections, would keep the process alive for ever.
    process.exit(toExitCode(error));
  }
}

const listenProblems: Record<string, string> = {
  EADDRINUSE: 'is taken by another program. End that program, or set another port',
  EACCES: 'may not be used by this account. Set a port above 1023',
  EADDRNOTAVAIL: 'is no address of this machine. Set HOST',
  ENOTFOUND: 'is no address of this machine. Set HOST',
};

function toListenError(error: unknown, port: number, host: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const problem = listenProblems[code];
  return problem ? new SettingsError(`Cannot start: ${host}:${port} ${problem}.`) : error;
}
