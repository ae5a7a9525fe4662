import { DataError } from './data-error.ts';
import type { HttpServer } from './http-server.ts';
import { type Logger, toggleDebug } from './logger.ts';
import { SettingsError } from './settings.ts';

interface RunOptions {
  port: number;
  host: string;
  logger: Logger;
  /** Called after the last response. */
  close?: () => Promise<void> | void;
  /** Milliseconds after SIGTERM in which `/readyz` fails while requests are still served. */
  notice?: number;
}

/**
 * Listens, and decides how the process ends:
 * SIGTERM and SIGINT drain the server and exit with 0; a second one exits at once;
 * an uncaught exception drains the server and exits with 1, because the state of the process is unknown;
 * an unhandled rejection is logged; SIGUSR2 toggles the log level `debug` (docs/observability.md).
 * @throws {SettingsError} if it cannot listen
 */
export async function runUntilSignal(
  httpServer: HttpServer,
  { port, host, logger, close, notice = 2000 }: RunOptions,
): Promise<void> {
  let isStopping = false;
  const stop = async (code: number, noticeTime = 0) => {
    if (isStopping) process.exit(code || 1);
    isStopping = true;
    await httpServer.drain(undefined, noticeTime);
    await close?.();
    process.exit(code);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      logger.info({ signal }, 'stopping');
      // SIGINT comes from a terminal, where no load balancer has to notice.
      void stop(0, signal === 'SIGTERM' ? notice : 0);
    });
  }
  process.on('SIGUSR2', () => {
    // A warning is visible at most levels.
    logger.warn({ writes: toggleDebug() }, 'the level of the log was changed');
  });
  process.on('uncaughtException', (error) => {
    logger.fatal({ error }, 'uncaught exception');
    void stop(1);
  });
  process.on('unhandledRejection', (error) => logger.error({ error }, 'unhandled rejection'));
  const listening = await httpServer.listen(port, host).catch((error: unknown) => {
    throw toListenError(error, port, host);
  });
  logger.info({ port: listening, host, pid: process.pid }, 'listening');
}

/** Exit code for invalid settings (EX_CONFIG of sysexits.h): a restart cannot help. */
export const MISCONFIGURED = 78;

/** Exit code for damaged or lost data (EX_DATAERR): a restart helps once they are restored. */
export const UNUSABLE_DATA = 65;

/** Whether the message of an error tells operators what is wrong and what to do. */
export const isOperatorError = (error: unknown): error is SettingsError | DataError =>
  error instanceof SettingsError || error instanceof DataError;

/** The exit code of a process that cannot start. */
export function toExitCode(error: unknown): number {
  if (error instanceof SettingsError) return MISCONFIGURED;
  return error instanceof DataError ? UNUSABLE_DATA : 1;
}

/** Files of the process contain personal data and secrets, so only its own account may read them. */
export function keepFilesPrivate(): void {
  process.umask(0o077);
}

/** Starts a process with private files. If that fails, logs one line and exits with the code of the error. */
export async function startOrExit(start: () => Promise<void>, logger: Logger): Promise<void> {
  keepFilesPrivate();
  try {
    await start();
  } catch (error) {
    if (isOperatorError(error)) logger.fatal(error.message);
    else logger.fatal({ error }, 'cannot start');
    // Open resources, such as database connections, would keep the process running.
    process.exit(toExitCode(error));
  }
}

const listenProblems: Record<string, string> = {
  EADDRINUSE: 'is taken by another process. End that process, or set another port',
  EACCES: 'may not be used by this account. Set a port above 1023',
  EADDRNOTAVAIL: 'is no address of this machine. Set HOST',
  ENOTFOUND: 'is no address of this machine. Set HOST',
};

function toListenError(error: unknown, port: number, host: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const problem = listenProblems[code];
  return problem ? new SettingsError(`Cannot start: ${host}:${port} ${problem}.`) : error;
}
