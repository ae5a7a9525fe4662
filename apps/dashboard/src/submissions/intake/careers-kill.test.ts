// @module-tag nightly
import { createHash, randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { intakePaths } from '@agency/contracts';
import careers from '@agency/contracts/fixtures/careers.json' with { type: 'json' };
import { toPdf } from '@agency/resumes/testing/documents';
import { createClient } from '@libsql/client';
import { afterAll, expect, it } from 'vitest';
import { startIntake } from '../../testing/intake-client.ts';
import { TEST_INTAKE_SECRET, toTestEnvironment } from '../../testing/open-test-dashboard.ts';

// KILLS=60 for a long run; each costs the start of a process.
const kills = Number(process.env.KILLS ?? 2);

const folder = mkdtempSync(join(tmpdir(), 'dashboard-resume-kill-'));
const kept = join(folder, 'resumes');
const incoming = join(kept, 'incoming');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const toHash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
// In many sizes, so that kills occur at every step.
const toFile = (key: string) => toPdf({ text: key, extra: `%${'x'.repeat(randomInt(400_000))}\n` });

it(`every acknowledged application is stored once with its file, despite ${kills} kills`, {
  timeout: 60_000 + kills * 20_000,
}, async () => {
  const acknowledged = new Map<string, string>();
  const files = new Map<string, Buffer>();
  let unacknowledged: string[] = [];
  for (let round = 0; round < kills; round += 1) {
    const { child, port } = await startIntake(folder);
    // The website repeats requests without a response, with the same id.
    for (const key of unacknowledged) acknowledged.set(key, await send(port, key, files));
    unacknowledged = [];
    const target = randomInt(1, 25);
    let received = 0;
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        for (;;) {
          const key = randomUUID();
          try {
            acknowledged.set(key, await send(port, key, files));
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
    await expectStored(acknowledged, files);
  }
  expect(acknowledged.size).toBeGreaterThan(kills);
  await expectTidyAfterSweep();
});

async function getRows() {
  const client = createClient({ url: `file:${join(folder, 'dashboard.db')}` });
  const { rows } = await client.execute(
    'SELECT submission_id, reference, resume_key FROM submissions',
  );
  client.close();
  return rows;
}

async function expectStored(acknowledged: Map<string, string>, files: Map<string, Buffer>) {
  const rows = await getRows();
  const stored = new Map(rows.map((row) => [row.submission_id, row]));
  expect(stored.size).toBe(rows.length);
  for (const [key, reference] of acknowledged) {
    const row = stored.get(key);
    expect(row?.reference).toBe(reference);
    const bytes = readFileSync(join(kept, String(row?.resume_key)));
    expect(toHash(bytes)).toBe(toHash(files.get(key) ?? Buffer.alloc(0)));
  }
}

// Every row has its file and every file its row, also those that were never acknowledged.
async function expectTidyAfterSweep() {
  Object.assign(process.env, toTestEnvironment(folder));
  delete process.env.DATABASE_URL;
  const { openPayload } = await import('../../platform/open-payload.ts');
  const { cleanUpResumes: sweepResumes } = await import('../resumes.ts');
  const payload = await openPayload();
  await sweepResumes(payload, new Date(Date.now() + 7_200_000));
  await payload.destroy();
  expect(readdirSync(incoming)).toEqual([]);
  const names = readdirSync(kept).filter((name) => name !== 'incoming');
  const keys = (await getRows()).map((row) => String(row.resume_key));
  expect(names.sort()).toEqual(keys.sort());
}

async function send(port: number, key: string, files: Map<string, Buffer>): Promise<string> {
  const file = files.get(key) ?? toFile(key);
  files.set(key, file);
  const form = new FormData();
  for (const [name, value] of Object.entries(careers)) form.set(name, value);
  form.set('resume', file.toString('base64'));
  const response = await fetch(`http://127.0.0.1:${port}${intakePaths.careers}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${TEST_INTAKE_SECRET}`, 'Idempotency-Key': key },
    body: form,
  });
  const { ok, reference } = await response.json();
  if (!ok) throw new Error(`Answered ${response.status}`);
  return reference;
}
