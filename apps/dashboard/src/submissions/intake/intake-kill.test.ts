// @module-tag nightly
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, expect, it } from 'vitest';
import { sendContact, startIntake } from '../../testing/intake-client.ts';

// KILLS=60 for a long run; each costs the start of a process.
const kills = Number(process.env.KILLS ?? 2);

const folder = mkdtempSync(join(tmpdir(), 'dashboard-kill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it(`every acknowledged message is stored once, despite ${kills} kills`, {
  timeout: 30_000 + kills * 20_000,
}, async () => {
  const acknowledged = new Map<string, string>();
  let unacknowledged: string[] = [];
  for (let round = 0; round < kills; round += 1) {
    const { child, port } = await startIntake(folder);
    // The website repeats requests without a response, with the same id.
    for (const key of unacknowledged) acknowledged.set(key, await send(port, key));
    unacknowledged = [];
    const target = randomInt(1, 40);
    let received = 0;
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (;;) {
          const key = randomUUID();
          try {
            acknowledged.set(key, await send(port, key));
          } catch {
            unacknowledged.push(key);
            return;
          }
          received += 1;
          if (received === target) child.kill('SIGKILL');
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
  const { rows } = await client.execute('SELECT submission_id, reference FROM submissions');
  const check = await client.execute('PRAGMA integrity_check');
  client.close();
  expect(check.rows[0]?.integrity_check).toBe('ok');
  const stored = new Map(rows.map((row) => [row.submission_id, row.reference]));
  expect(stored.size).toBe(rows.length);
  for (const [key, reference] of acknowledged) expect(stored.get(key)).toBe(reference);
}

async function send(port: number, key: string): Promise<string> {
  const { status, reference } = await sendContact(port, key, { message: `Message ${key}` });
  if (!reference) throw new Error(`Answered ${status}`);
  return reference;
}
