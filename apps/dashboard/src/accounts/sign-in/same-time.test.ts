import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDashboard } from '../../testing/open-test-dashboard.ts';

/** Attempts for each account, at first and at most. */
const ROUNDS = { least: 9, most: 60 };

const names = ['known', 'nobody'] as const;
type Name = (typeof names)[number];

let dashboard: TestDashboard;
let rest: typeof import('../../testing/call-rest.ts');
/** PBKDF2 iterations since the last reset, per 32 bytes. */
let rounds = 0;

beforeAll(async () => {
  // With the PBKDF2 iterations of production; other tests use few.
  const { pbkdf2 } = crypto;
  const { createTestUser, openTestDashboard } = await import(
    '../../testing/open-test-dashboard.ts'
  );
  crypto.pbkdf2 = (password, salt, iterations, bytes, ...rest) => {
    rounds += iterations * (bytes / 32);
    pbkdf2(password, salt, iterations, bytes, ...rest);
  };
  syncBuiltinESMExports();
  dashboard = await openTestDashboard();
  rest = await import('../../testing/call-rest.ts');
  await createTestUser(dashboard.payload, 'editor', 'known');
});
afterAll(() => dashboard.close());

async function signIn(name: Name, password: string, client: string) {
  rounds = 0;
  const started = performance.now();
  const response = await rest.callRest('/users/login', {
    method: 'POST',
    body: { email: `${name}@example.com`, password },
    headers: { 'x-dashboard-client': client },
  });
  const ms = performance.now() - started;
  return { status: response.status, text: await response.text(), ms, rounds };
}

/** The largest difference between the shortest times of the accounts, relative to the shortest of all. */
function toSpread(times: Record<Name, number[]>) {
  const shortest = names.map((name) => Math.min(...times[name]));
  return (Math.max(...shortest) - Math.min(...shortest)) / Math.min(...shortest);
}

it('hashes as often for unknown accounts as for known ones', async () => {
  const said = new Set<string>();
  for (const name of names) {
    const response = await signIn(name, 'a wrong password', '203.0.113.1');
    expect([response.status, response.rounds]).toEqual([401, 600_000]);
    said.add(response.text);
  }
  expect(said.size).toBe(1);
});

// Measuring time needs a minute of hashing; the count of iterations above is faster.
it('takes the same time for unknown and known accounts', { tags: 'nightly' }, async () => {
  const times: Record<Name, number[]> = { known: [], nobody: [] };
  // More rounds remove delays of a busy machine; a real difference remains.
  for (
    let round = 0;
    round < ROUNDS.least || (round < ROUNDS.most && toSpread(times) >= 0.1);
    round += 1
  ) {
    // The order alternates, so that other load affects both accounts alike.
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(round + turn) % names.length] ?? 'known';
      times[name].push((await signIn(name, 'a wrong password', `192.0.2.${round}`)).ms);
    }
  }
  expect(toSpread(times), JSON.stringify(times)).toBeLessThan(0.25);
});
