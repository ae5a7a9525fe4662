import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { intakePaths } from '@agency/contracts';
import contact from '@agency/contracts/fixtures/contact.json' with { type: 'json' };
import { TEST_INTAKE_SECRET, toTestEnvironment } from './open-test-dashboard.ts';

/** A process of `intake-process.ts`. */
export interface IntakeProcess {
  child: ChildProcess;
  port: number;
  stop(): Promise<void>;
}

/**
 * Starts one and waits until it is ready.
 * @throws with what it wrote when it ends before that
 */
export async function startIntake(
  folder: string,
  environment: Record<string, string> = {},
): Promise<IntakeProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'intake-process.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...toTestEnvironment(folder),
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  let said = '';
  child.stderr.on('data', (data) => {
    words += data;
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (data) => {
      said += data;
      const [line] = /^\d+$/m.exec(said) ?? [];
      if (line) resolve(Number(line));
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}${words}`)));
  });
  return {
    child,
    port,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/**
 * A contact message as the website sends it.
 * @param origin of the dashboard
 */
export const toContactRequest = (
  key: string,
  fields: object = {},
  origin = 'http://localhost',
  headers: Record<string, string> = {},
): Request =>
  new Request(origin + intakePaths.contact, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${TEST_INTAKE_SECRET}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      ...headers,
    },
    body: JSON.stringify({ ...contact, ...fields }),
  });

/** Sends a contact message as the website does. */
export async function sendContact(
  port: number,
  key: string,
  fields: object = {},
  headers: Record<string, string> = {},
) {
  const started = performance.now();
  const response = await fetch(toContactRequest(key, fields, `http://127.0.0.1:${port}`, headers));
  const { reference } = await response.json();
  return { status: response.status, reference, ms: performance.now() - started };
}
