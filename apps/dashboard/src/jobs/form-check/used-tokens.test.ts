import { randomUUID } from 'node:crypto';
import { intakePaths } from '@agency/contracts';
import contact from '@agency/contracts/fixtures/contact.json' with { type: 'json' };
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runTask } from '../../testing/jobs.ts';
import {
  openTestDashboard,
  TEST_INTAKE_SECRET,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';
import { addJob, findJob } from '../queue.ts';
import {
  createFormCheckTask,
  FORM_CHECK,
  type FormCheckData,
  getFormCheckHealth,
  recordArrival,
  toCheckToken,
} from './run-check.ts';

const MINUTE = 60_000;
const start = Date.now();
const at = (minutes: number) => new Date(start + minutes * MINUTE);

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openTestDashboard();
});
afterAll(() => dashboard.close());

/** A form test whose sender had a timeout. */
async function send(minutes: number): Promise<string> {
  const { payload } = dashboard;
  const data: FormCheckData = { submissionId: randomUUID() };
  await payload.db.deleteMany({ collection: 'jobs', where: {} });
  await addJob(payload, { task: FORM_CHECK, key: FORM_CHECK, at: at(minutes), data });
  const failed = { lastError: 'The website did not answer in time.' };
  await payload.db.updateOne({ collection: 'jobs', where: {}, data: failed, req: undefined });
  return String(data.submissionId);
}

/** Sends a message with the token of a test. */
async function replay(submissionId: string, key: string = randomUUID()): Promise<number> {
  const { handleApiRequest: handleApi } = await import('../../api/handle-api.ts');
  const response = await handleApi(
    new Request(`http://localhost:3000${intakePaths.contact}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${TEST_INTAKE_SECRET}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify({
        ...contact,
        message: toCheckToken(submissionId),
      }),
    }),
    dashboard.payload,
  );
  return response.status;
}

const readAll = async () => {
  const { payload } = dashboard;
  const messages = await payload.db.count({ collection: 'submissions' });
  return { data: (await findJob(payload, FORM_CHECK))?.data, messages: messages.totalDocs };
};

it('a reused token does not affect other form tests', async () => {
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
  expect((await getFormCheckHealth(payload, at(31))).lateSince).toBeUndefined();
});

it('a form test that arrived after the timeout of its sender is not sent again', async () => {
  const { payload } = dashboard;
  const late = await send(40);
  expect(await replay(late)).toBe(200);
  // No website listens in this test.
  expect(await runTask(payload, createFormCheckTask(payload), at(42))).toBe(1);
  expect(await findJob(payload, FORM_CHECK)).toMatchObject({
    ...{ data: {}, finishedAt: expect.any(String), lastError: null },
  });
});
