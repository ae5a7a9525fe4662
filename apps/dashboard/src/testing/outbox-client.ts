import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { toTestEnvironment } from './open-test-dashboard.ts';

/** A process of `outbox-process.ts` or another test program. */
export interface OutboxProcess {
  /** Resolves on exit. */
  ended: Promise<unknown>;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
}

/**
 * Starts a process and waits until it runs.
 * @param program the outbox by default
 * @throws its output if it exits early
 */
export async function startOutboxProcess(
  folder: string,
  environment: Record<string, string>,
  program = 'outbox-process.ts',
): Promise<OutboxProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, program)], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...toTestEnvironment(folder),
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let words = '';
  child.stderr.on('data', (data) => {
    words += data;
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (data) => {
      words += data;
      if (/^working$/m.test(words)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${words}`)));
  });
  return {
    ended,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
