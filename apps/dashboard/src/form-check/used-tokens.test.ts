import { randomUUID } from 'node:crypto';
import { intakePaths } from '@agency/contracts';
import contact from '@agency/contracts/fixtures/contact.json' with { type: 'json' };
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  openTestDashboard,
  TEST_INTAKE_SECRET,
  type TestDashboard,
} from '../testing/open-test-dashboard.ts';
import { getFormCheckHealth } from './check-health.ts';
import { toCheckToken } from './check-token.ts';
import { claimDueCheck, findLatestCheck, recordArrival, scheduleNext } from './schedule-check.ts';

const MINUTE = 60_000;
const start = Date.now();
const at = (minutes: number) => new Date(start + minutes * MINUTE);

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openTestDashboard();
});
afterAll(() => dashboard.close());

/** Plans a test and takes it up. */
async function send(minutes: number): Promise<string> {
  const { payload } = dashboard;
  await scheduleNext(payload, at(minutes), at(minutes));
  const check = await claimDueCheck(payload, at(minutes));
  if (!check) throw new Error('no test was due');
  return check.submissionId;
}

/** Sends a message with the token of a test. */
async function replay(submissionId: string, key: string = randomUUID()): Promise<number> {
  const { handleApiRequest: answerApi } = await import('../api/handle-api.ts');
  const response = await answerApi(
    new Request(`http://localhost:3000${intakePaths.contact}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${TEST_INTAKE_SECRET}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify({
        ...contact,
        message: toCheckToken(dashboard.payload, submissionId),
      }),
    }),
    dashboard.payload,
  );
  return response.status;
}

const readAll = async () => {
  const { payload } = dashboard;
  const { docs } = await payload.find({
    collection: 'form-checks',
    sort: 'number',
    pagination: false,
    // The test reads all rows.
    overrideAccess: true,
  });
  const messages = await payload.db.count({ collection: 'submissions' });
  return { docs, messages: messages.totalDocs };
};

it('a reused token affects no other test', async () => {
  const { payload } = dashboard;
  const used = await send(0);
  await recordArrival(payload, used, at(1));
  const late = await send(2);
  expect(late).not.toBe(used);
  const before = await readAll();
  expect(await replay(used)).toBe(200);
  expect(await replay(used, used)).toBe(200);
  expect(await readAll()).toEqual(before);
  expect(before.messages).toBe(0);
  expect((await getFormCheckHealth(payload, at(30))).lateSince).toEqual(at(2));
  await recordArrival(payload, late, at(31));
});

it('a token of a deleted test has no effect', async () => {
  const { payload } = dashboard;
  const old = await send(40);
  await recordArrival(payload, old, at(41));
  for (let number = 0; number < 60; number += 1) {
    await recordArrival(payload, await send(42 + number), at(42 + number));
  }
  const late = await send(110);
  const before = await readAll();
  expect(before.docs.map(({ submissionId }) => submissionId)).not.toContain(old);
  expect(await replay(old)).toBe(200);
  expect(await readAll()).toEqual(before);
  expect((await findLatestCheck(payload))?.submissionId).toBe(late);
  expect((await getFormCheckHealth(payload, at(140))).lateSince).toEqual(at(110));
});
