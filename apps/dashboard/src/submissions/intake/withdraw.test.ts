import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { intakeReplySchema, WITHDRAW_PATH, withdrawalReplySchema } from '@agency/contracts';
import { expect, it, vi } from 'vitest';
import { runErasures } from '../../testing/jobs.ts';
import { createTestMessage } from '../../testing/messages.ts';
import { TEST_INTAKE_SECRET } from '../../testing/open-test-dashboard.ts';
import { createTestTarget, getDeliveries } from '../../testing/outbox.ts';
import {
  dashboard,
  findStored,
  folder,
  getStored,
  handleApi,
  resumes,
  send,
} from './testing/open-careers.ts';

async function withdraw(body: unknown, secret = TEST_INTAKE_SECRET) {
  const response = await handleApi(
    new Request(`http://localhost${WITHDRAW_PATH}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}` },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    dashboard.payload,
  );
  return { status: response.status, body: await response.json() };
}

async function apply(key = randomUUID()) {
  const { withdraw: token = '' } = intakeReplySchema.parse((await send({ key })).body);
  return { key, token };
}

const readTrail = async () => {
  // The test reads all rows.
  const { docs } = await dashboard.payload.find({
    collection: 'audit-trail',
    where: { act: { equals: 'withdrawn' } },
    sort: 'id',
    overrideAccess: true,
  });
  return docs;
};

it('withdraws an application with file, history and deliveries, and is idempotent', async () => {
  const { payload } = dashboard;
  await createTestTarget(payload, { forms: ['application'], copyToSender: true });
  const other = await apply();
  const { key, token } = await apply();
  const { id, resumeKey } = await getStored(key);
  await payload.db.create({
    collection: 'message-events',
    data: { form: 'application', messageId: id, act: 'noted', account: 1, who: 'a', note: 'b' },
  });
  expect(await withdraw({ token })).toEqual({
    status: 200,
    body: { outcome: 'deleted' },
  });
  expect(await findStored(key)).toEqual([]);
  expect(await findStored(other.key)).toHaveLength(1);
  await runErasures(dashboard.payload);
  expect(existsSync(join(folder(), resumeKey))).toBe(false);
  // The test reads all rows.
  const { docs } = await payload.find({ collection: 'message-events', overrideAccess: true });
  expect(docs).toEqual([]);
  const deliveries = await getDeliveries(payload);
  expect(deliveries.map(({ subjectId }) => subjectId)).not.toContain(id);
  expect(await readTrail()).toMatchObject([
    { who: 'the applicant', subject: `application ${id}`, detail: null },
  ]);

  const again = withdrawalReplySchema.parse((await withdraw({ token })).body);
  expect(again.outcome).toBe('gone');
  expect(await readTrail()).toHaveLength(1);
});

it('concurrent requests delete the application once', async () => {
  const { key, token } = await apply();
  const before = (await readTrail()).length;
  const responses = await Promise.all([withdraw({ token }), withdraw({ token })]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(responses.map(({ body }) => body.outcome)).toContain('deleted');
  expect(await findStored(key)).toEqual([]);
  expect((await readTrail()).length - before).toBeGreaterThanOrEqual(1);
});

it('the deletion and its audit row are one transaction', async () => {
  const { key, token } = await apply();
  const { resumeKey } = await getStored(key);
  const before = (await readTrail()).length;
  const { payload } = dashboard;
  const create = payload.create.bind(payload);
  const spy = vi
    .spyOn(payload, 'create')
    .mockImplementation(((options: { collection: string }) =>
      options.collection === 'audit-trail'
        ? Promise.reject(new Error('killed here'))
        : create(options as never)) as never);
  expect((await withdraw({ token })).status).toBe(503);
  spy.mockRestore();
  expect(await findStored(key)).toHaveLength(1);
  expect(await resumes.readResume(resumeKey)).toBeDefined();
  expect(await readTrail()).toHaveLength(before);
  expect((await withdraw({ token })).body.outcome).toBe('deleted');
  expect(await findStored(key)).toEqual([]);
  await runErasures(dashboard.payload);
  expect(existsSync(join(folder(), resumeKey))).toBe(false);
  expect(await readTrail()).toHaveLength(before + 1);
});

it('links of deleted applications and forged links do not affect other applications', async () => {
  const [erased, other] = [await apply(), await apply()];
  const { id } = await getStored(erased.key);
  // Erased as by an admin; permissions are not tested here.
  await dashboard.payload.delete({ collection: 'submissions', id, overrideAccess: true });
  const mixed = other.token.slice(0, 36) + erased.token.slice(36);
  const before = (await readTrail()).length;
  expect((await withdraw({ token: erased.token })).body.outcome).toBe('gone');
  expect((await withdraw({ token: mixed })).status).toBe(404);
  expect(await findStored(other.key)).toHaveLength(1);
  expect(await readTrail()).toHaveLength(before);
  expect((await withdraw({ token: other.token })).body.outcome).toBe('deleted');
});

it('requires the secret of the website and a valid token', async () => {
  const { key, token } = await apply();
  const changed = `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`;
  expect((await withdraw({ token }, 'another')).status).toBe(401);
  expect((await withdraw({ token: changed })).status).toBe(404);
  expect((await withdraw({ token: 'a'.repeat(43) })).status).toBe(404);
  expect((await withdraw({ token: `${token}AAAA` })).status).toBe(404);
  for (const body of [{}, { token: 7 }, { token: '' }, { token: `${token}=` }, '{', 'null']) {
    expect((await withdraw(body)).status).toBe(400);
  }
  expect((await withdraw({ token, more: 'a'.repeat(2000) })).status).toBe(413);
  expect(await findStored(key)).toHaveLength(1);
});

it('is possible for applications only, and its token contains only a random id', async () => {
  const { token, key } = await apply();
  expect(token.slice(0, 36)).toBe(key);
  expect(token).toHaveLength(69);
  const { toWithdrawToken } = await import('../../platform/signed-text.ts');
  const submissionId = randomUUID();
  await createTestMessage(dashboard.payload, 'enquiry', { submissionId });
  const { body } = await withdraw({ token: toWithdrawToken(submissionId) });
  expect(body.outcome).toBe('gone');
  // The test reads all rows.
  const { totalDocs } = await dashboard.payload.count({
    collection: 'submissions',
    where: { submissionId: { equals: submissionId } },
    overrideAccess: true,
  });
  expect(totalDocs).toBe(1);
});

it('an application with an expired file is acknowledged when it is sent again', async () => {
  const { key, token } = await apply();
  const { id, resumeKey } = await getStored(key);
  const { removeResume } = await import('../resumes.ts');
  await removeResume(resumeKey);
  const data = { resumeDeletedAt: new Date().toISOString() };
  await dashboard.payload.db.updateOne({ collection: 'submissions', id, data });
  expect((await send({ key })).status).toBe(200);
  expect((await withdraw({ token })).body.outcome).toBe('deleted');
});
