import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { intakePaths } from '@agency/contracts';
import contact from '@agency/contracts/fixtures/contact.json' with { type: 'json' };
import { createClient } from '@libsql/client';
import { afterAll, expect, it } from 'vitest';
import { TEST_INTAKE_SECRET, toTestEnvironment } from '../../testing/open-test-dashboard.ts';

// KILLS=60 for a long run; each costs the start of a process.
const kills = Number(process.env.KILLS ?? 4);

const folder = mkdtempSync(join(tmpdir(), 'dashboard-kill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it(`acknowledged means stored once, through ${kills} kills`, {
  timeout: kills * 20_000,
}, async () => {
  const acknowledged = new Map<string, string>();
  let unanswered: string[] = [];
  for (let round = 0; round < kills; round += 1) {
    const { child, port } = await start();
    // The website tries again with the same id what was not answered.
    for (const key of unanswered) acknowledged.set(key, await send(port, key));
    unanswered = [];
    const target = randomInt(1, 40);
    let answered = 0;
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (;;) {
          const key = randomUUID();
          try {
            acknowledged.set(key, await send(port, key));
          } catch {
            unanswered.push(key);
            return;
          }
          answered += 1;
          if (answered === target) child.kill('SIGKILL');
        }
      }),
    );
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    await expectStored(acknowledged);
  }
  expect(acknowledged.size).toBeGreaterThan(kills);
});

async function expectStored(acknowledged: Map<string, string>): Promise<void> {
  const client = createClient({ url: `file:${join(folder, 'dashboard.db')}` });
  const { rows } = await client.execute('SELECT submission_id, reference FROM contact_messages');
  const check = await client.execute('PRAGMA integrity_check');
  client.close();
  expect(check.rows[0]?.integrity_check).toBe('ok');
  const stored = new Map(rows.map((row) => [row.submission_id, row.reference]));
  expect(stored.size).toBe(rows.length);
  for (const [key, reference] of acknowledged) expect(stored.get(key)).toBe(reference);
}

async function start(): Promise<{ child: ChildProcess; port: number }> {
  const script = join(import.meta.dirname, '..', '..', 'testing', 'intake-process.ts');
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, NODE_ENV: 'production', ...toTestEnvironment(folder) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { child, port: Number(String(line)) };
}

async function send(port: number, key: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${intakePaths.contact}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${TEST_INTAKE_SECRET}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
    },
    body: JSON.stringify({ ...contact, message: `Message ${key}` }),
  });
  const { ok, reference } = await answer.json();
  if (!ok) throw new Error(`Answered ${answer.status}`);
  return reference;
}
