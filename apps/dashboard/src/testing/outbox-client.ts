import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { toTestEnvironment } from './open-test-dashboard.ts';
import { toProgramArguments } from './program-arguments.ts';

/** A process of `outbox-process.ts`, or of another one that works beside the tests. */
export interface OutboxProcess {
  /** Resolves when it has ended. */
  ended: Promise<unknown>;
  /** As `kill -9` does. */
  kill(): Promise<void>;
}

/**
 * Starts one and waits until it works.
 * @param program what is started; the outbox when left out
 * @throws with what it wrote when it ends before that
 */
export async function startOutboxProcess(
  folder: string,
  environment: Record<string, string>,
  program = 'outbox-process.ts',
): Promise<OutboxProcess> {
  const child = spawn(process.execPath, toProgramArguments(program), {
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
