import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { MISCONFIGURED } from '@agency/server/lifecycle';
import { SettingsError } from '@agency/server/settings';
import { isEnding } from './commands.ts';

// `concurrently` restarts a process that ends, but waits equally long before each restart, does not notice one that hangs,
// and leaves its processes behind when it is killed. On a server, systemd supervises instead (deploy/systemd).

/** A process that is restarted whenever it ends or hangs. */
export interface Supervised {
  /** As messages call it. */
  name: string;
  /** Starts it, its output piped to us. */
  start(): ChildProcess;
  /** Whether it serves. */
  isReady(): Promise<boolean>;
  /** Whether it responds at all. Without this, a hanging process is left alone, as in a debugger. */
  isAlive?: (() => Promise<boolean>) | undefined;
}

export interface SuperviseOptions {
  /** Called when no restart can help. */
  end: (reason: SettingsError) => unknown;
  log?: (line: string) => void;
  /** Waits for so many milliseconds before a restart. */
  wait?: (ms: number) => Promise<unknown>;
  /** Time between two health checks, in milliseconds. */
  interval?: number;
}

const LONGEST_DELAY = 30_000;
/** Failed health checks in a row after which a process counts as hung. */
const MISSES = 3;

/** The delay before a restart in milliseconds: none after a successful start, else doubling with each failed start. */
export const getDelay = (failedStarts: number): number =>
  failedStarts === 0 ? 0 : Math.min(1000 * 2 ** (failedStarts - 1), LONGEST_DELAY);

/**
 * Keeps a process running until everything ends. Only a wrong configuration ends everything, if the process was never
 * ready: a restart cannot help, and nothing depends on it yet.
 * @returns how its first start went
 */
export function supervise(
  { name, start, isReady, isAlive }: Supervised,
  { end, log = console.error, wait = sleep, interval = 10_000 }: SuperviseOptions,
): Promise<'ready' | 'ended'> {
  const first = Promise.withResolvers<'ready' | 'ended'>();
  let wasEverReady = false;
  let failedStarts = 0;

  async function keepRunning() {
    while (!isEnding()) {
      const { reason, wasReady } = await runOnce();
      if (isEnding()) return;
      if (reason === MISCONFIGURED && !wasEverReady) {
        end(new SettingsError(`The ${name} cannot run as it is configured. Its message is above.`));
        return;
      }
      failedStarts = wasReady ? 0 : failedStarts + 1;
      const delay = getDelay(failedStarts);
      const when = delay === 0 ? 'starting it again' : `starting it again in ${delay / 1000} s`;
      log(
        `The ${name} ended (${typeof reason === 'number' ? 'exit code ' : ''}${reason}); ${when}.`,
      );
      first.resolve('ended');
      await wait(delay);
    }
  }

  async function runOnce() {
    const child = start();
    // Not piped: when our own output is closed, its output must still be read.
    child.stdout?.on('data', (chunk) => process.stdout.write(chunk));
    child.stderr?.on('data', (chunk) => process.stderr.write(chunk));
    const life = { hasEnded: false, wasReady: false };
    const ended = new Promise<string | number>((resolve) => {
      child.once('exit', (code, signal) => resolve(signal ?? code ?? 0));
      child.once('error', ({ message }) => resolve(message));
    });
    void awaitReady(life);
    if (isAlive) void killWhenHung(child, isAlive, life);
    const reason = await ended;
    life.hasEnded = true;
    return { reason, wasReady: life.wasReady };
  }

  async function awaitReady(life: { hasEnded: boolean; wasReady: boolean }) {
    while (!life.hasEnded && !life.wasReady) {
      life.wasReady = (await isReady()) && !life.hasEnded;
      if (!life.wasReady) await sleep(100, undefined, { ref: false });
    }
    if (!life.wasReady) return;
    wasEverReady = true;
    first.resolve('ready');
  }

  // A start may take any time: health checks count from the first response.
  async function killWhenHung(
    child: ChildProcess,
    respond: () => Promise<boolean>,
    life: { hasEnded: boolean },
  ) {
    let responded = false;
    for (let misses = 0; misses < MISSES; ) {
      await sleep(interval, undefined, { ref: false });
      const responds = await respond();
      if (life.hasEnded || isEnding()) return;
      responded ||= responds;
      misses = responds || !responded ? 0 : misses + 1;
    }
    log(`The ${name} does not respond; killing it.`);
    child.kill('SIGKILL');
  }

  void keepRunning();
  return first.promise;
}
