import type { FrontDoor } from './front-door.ts';
import type { Logger } from './logger.ts';
import { SettingsError } from './settings.ts';

/**
 * Listens, and decides how the process ends:
 * SIGTERM and SIGINT drain and exit 0, a second one exits at once;
 * an uncaught exception leaves an unknown state, so it drains and exits 1 for the supervisor to start afresh;
 * an unhandled rejection is one piece of work that failed: it is logged and the process goes on.
 * @param close what else to close once the last answer is out
 */
export async function runUntilSignal(
  frontDoor: FrontDoor,
  {
    port,
    host,
    logger,
    close,
  }: { port: number; host: string; logger: Logger; close?: () => Promise<void> | void },
): Promise<void> {
  let isStopping = false;
  const stop = async (code: number) => {
    if (isStopping) process.exit(code || 1);
    isStopping = true;
    await frontDoor.drain();
    await close?.();
    process.exit(code);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      logger.info({ signal }, 'stopping');
      void stop(0);
    });
  }
  process.on('uncaughtException', (error) => {
    logger.fatal({ error }, 'uncaught exception');
    void stop(1);
  });
  process.on('unhandledRejection', (error) => {
    logger.error({ error }, 'unhandled rejection');
  });
  const listening = await frontDoor.listen(port, host);
  logger.info({ port: listening, host }, 'listening');
}

/** Exit code of a process whose configuration cannot be used (EX_CONFIG of sysexits.h): another try cannot help. */
export const misconfigured = 78;

/**
 * Runs a process' start, and ends it with one readable line when it cannot start: with `misconfigured` when a
 * setting is at fault, with 1 otherwise.
 */
export async function startOrExplain(start: () => Promise<void>, logger: Logger): Promise<void> {
  try {
    await start();
  } catch (error) {
    const isSetting = error instanceof SettingsError;
    if (isSetting) logger.fatal(error.message);
    else logger.fatal({ error }, 'cannot start');
    process.exitCode = isSetting ? misconfigured : 1;
  }
}
