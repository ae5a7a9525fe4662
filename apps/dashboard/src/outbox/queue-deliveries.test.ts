import { randomUUID } from 'node:crypto';
import { intakePaths } from '@agency/contracts';
import contact from '@agency/contracts/fixtures/contact.json' with { type: 'json' };
import enquiry from '@agency/contracts/fixtures/enquiry.json' with { type: 'json' };
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  openTestDashboard,
  TEST_INTAKE_SECRET,
  type TestDashboard,
} from '../testing/open-test-dashboard.ts';
import { createTestTarget, getDeliveries } from '../testing/outbox.ts';
import { queueDeliveries } from './queue-deliveries.ts';

let dashboard: TestDashboard;
let handleApi: typeof import('../api/handle-api.ts').handleApiRequest;
beforeAll(async () => {
  dashboard = await openTestDashboard();
  ({ handleApiRequest: handleApi } = await import('../api/handle-api.ts'));
});
beforeEach(async () => {
  const { db } = dashboard.payload;
  for (const collection of ['deliveries', 'submissions', 'delivery-targets'] as const) {
    await db.deleteMany({ collection, where: {} });
  }
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => dashboard.close());

async function send(
  fields: object = {},
  key = randomUUID(),
  path: string = intakePaths.contact,
  headers: Record<string, string> = {},
) {
  const response = await handleApi(
    new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${TEST_INTAKE_SECRET}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        ...headers,
      },
      body: JSON.stringify({ ...(path === intakePaths.contact ? contact : enquiry), ...fields }),
    }),
    dashboard.payload,
  );
  return response.status;
}
const getRows = () => getDeliveries(dashboard.payload);
const getMessages = async () =>
  (await dashboard.payload.find({ collection: 'submissions', pagination: false })).docs;

it('no delivery is queued without targets', async () => {
  expect(await send()).toBe(201);
  expect(await getRows()).toEqual([]);
});

it('a message and its deliveries are stored once', async () => {
  const { id: mail } = await createTestTarget(dashboard.payload, { copyToSender: true });
  const { id: hook } = await createTestTarget(dashboard.payload, { kind: 'webhook' });
  const key = randomUUID();
  expect(await send({}, key)).toBe(201);
  expect(await send({}, key)).toBe(200);
  await Promise.all([1, 2, 3].map(() => send({}, key)));
  const [message] = await getMessages();
  expect(await getRows()).toMatchObject([
    { kind: 'notify', target: mail, channel: 'mail', state: 'queued', attempts: 0 },
    { kind: 'notify', target: hook, channel: 'webhook', state: 'queued' },
    { kind: 'copy', target: null, channel: 'mail', idempotencyKey: `${message?.reference}.copy` },
  ]);
});

it('a message and its deliveries are stored in one transaction', async () => {
  const { payload } = dashboard;
  await createTestTarget(payload);
  await createTestTarget(payload, { kind: 'webhook' });
  const create = payload.db.create.bind(payload.db);
  let rows = 0;
  vi.spyOn(payload.db, 'create').mockImplementation(async (options) => {
    if (options.collection === 'deliveries' && ++rows === 2) throw new Error('no room');
    return create(options);
  });
  const key = randomUUID();
  expect(await send({}, key)).toBe(503);
  expect(rows).toBe(2);
  expect(await getMessages()).toEqual([]);
  expect(await getRows()).toEqual([]);
  vi.restoreAllMocks();
  expect(await send({}, key)).toBe(201);
  expect(await getRows()).toHaveLength(2);
});

it('suspected spam is forwarded once, after it was released', async () => {
  const { payload } = dashboard;
  await createTestTarget(payload, { copyToSender: true });
  await send();
  const [message] = await getMessages();
  if (!message) throw new Error('there is no message');
  await payload.db.deleteMany({ collection: 'deliveries', where: {} });
  const { createLocalReq } = await import('payload');
  const req = await createLocalReq({}, payload);
  const queue = (state: string) => queueDeliveries(req, { ...message, state } as never);
  await queue('spam');
  expect(await getRows()).toEqual([]);
  await queue('new');
  await queue('new');
  expect(await getRows()).toHaveLength(2);
});

it('an e-mail address gets at most three copies a day', async () => {
  await createTestTarget(dashboard.payload, { copyToSender: true });
  for (let number = 0; number < 5; number += 1) await send({ email: 'victim@example.com' });
  await send({ email: 'another@example.com' });
  const rows = await getRows();
  expect(rows.filter(({ kind }) => kind === 'notify')).toHaveLength(6);
  expect(rows.filter(({ kind }) => kind === 'copy')).toHaveLength(4);
});

it('a sender causes at most five copies an hour for any addresses, and all messages are forwarded', async () => {
  await createTestTarget(dashboard.payload, { copyToSender: true });
  const from = (sender: string) => ({ 'X-Sender': sender });
  for (let number = 0; number < 8; number += 1) {
    await send({ email: `victim${number}@example.com` }, randomUUID(), undefined, from('one'));
  }
  await send({ email: 'other@example.com' }, randomUUID(), undefined, from('two'));
  const rows = await getRows();
  expect(rows.filter(({ kind }) => kind === 'notify')).toHaveLength(9);
  expect(rows.filter(({ kind }) => kind === 'copy')).toHaveLength(6);
});

it('messages that were not stored do not count towards the limit of copies', async () => {
  const { payload } = dashboard;
  await createTestTarget(payload, { copyToSender: true });
  const from = { 'X-Sender': 'unlucky' };
  vi.spyOn(payload, 'create').mockRejectedValue(new Error('no room'));
  for (let number = 0; number < 5; number += 1)
    expect(await send({}, randomUUID(), undefined, from)).toBe(503);
  vi.restoreAllMocks();
  await send({ email: 'unlucky@example.com' }, randomUUID(), undefined, from);
  expect((await getRows()).map(({ kind }) => kind)).toContain('copy');
});

it('all senders together cause at most a hundred copies an hour', async () => {
  const { payload } = dashboard;
  const { id: target } = await createTestTarget(payload, { copyToSender: true });
  const make = (number: number, minutes: number) =>
    payload.db.create({
      collection: 'deliveries',
      data: {
        ...{ kind: 'copy', channel: 'mail', target, subjectKind: 'contact' },
        ...{
          subjectId: number,
          reference: 'x',
          key: `old:${number}`,
          idempotencyKey: `o${number}`,
        },
        ...{ state: 'sent', attempts: 1, nextTryAt: new Date().toISOString() },
        queuedAt: new Date(Date.now() - minutes * 60_000).toISOString(),
      },
    });
  const countNew = async () => {
    await send({ email: `${randomUUID()}@example.com` });
    return (await getRows()).filter(({ kind, key }) => kind === 'copy' && !key.startsWith('old'))
      .length;
  };
  for (let number = 0; number < 99; number += 1) await make(number, 59);
  await make(100, 61);
  expect(await countNew()).toBe(1);
  expect(await countNew()).toBe(1);
});

it('deliveries of a deleted message are deleted, and those of a deleted target are discarded', async () => {
  const { payload } = dashboard;
  const { id } = await createTestTarget(payload);
  await createTestTarget(payload, { kind: 'webhook' });
  await send();
  await payload.delete({ collection: 'delivery-targets', id });
  expect(await getRows()).toMatchObject([
    { target: null, state: 'dropped', lastError: 'Its forwarding was deleted.' },
    { state: 'queued' },
  ]);
  await payload.delete({ collection: 'submissions', where: {} });
  expect(await getRows()).toEqual([]);
});
