import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { intakePaths } from '@agency/contracts';
import contact from '@agency/contracts/fixtures/contact.json' with { type: 'json' };
import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMonitor } from '../../operations/watch/monitor.ts';
import { getJobs, runTask } from '../../testing/jobs.ts';
import {
  openTestDashboard,
  TEST_INTAKE_SECRET,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';
import { createTestTarget, getDeliveries } from '../../testing/outbox.ts';
import {
  createFormCheckTask,
  getFormCheckHealth,
  isFormChecked,
  parseCheckToken,
  toCheckToken,
} from './run-check.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let dashboard: TestDashboard;
let website: Server;
/** Delivers a form as the website does. */
let mood: 'hands over' | 'is broken' | 'swallows';
const posted: Record<string, string>[] = [];
const start = Date.now();
const at = (after: number) => new Date(start + after);

/** Delivers a message as the website does. */
async function deliver(fields: object, key: string, secret = TEST_INTAKE_SECRET) {
  const { handleApiRequest: handleApi } = await import('../../api/handle-api.ts');
  return handleApi(
    new Request(`http://localhost:3000${intakePaths.contact}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${secret}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify(fields),
    }),
    dashboard.payload,
  );
}

beforeAll(async () => {
  website = createServer(async (request, response) => {
    const { submissionId, ...fields } = JSON.parse(await text(request));
    posted.push({ submissionId, ...fields });
    if (mood === 'is broken') return response.writeHead(503).end();
    if (mood === 'swallows') return response.writeHead(200).end('{}');
    const reply = await deliver(fields, submissionId);
    return response.writeHead(reply.ok ? 200 : 503).end(await reply.text());
  });
  await once(website.listen(0, '127.0.0.1'), 'listening');
  const { port } = website.address() as AddressInfo;
  dashboard = await openTestDashboard({ WEBSITE_URL: `http://127.0.0.1:${port}` });
});
beforeEach(async () => {
  mood = 'hands over';
  posted.length = 0;
  for (const collection of ['jobs', 'delivery-targets'] as const)
    await dashboard.payload.db.deleteMany({ collection, where: {} });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
afterAll(async () => {
  website.close();
  await dashboard.close();
});

const countMessages = async () =>
  (await dashboard.payload.db.count({ collection: 'submissions' })).totalDocs;
const runDueChecks = (payload: Payload, now: Date) =>
  runTask(payload, createFormCheckTask(payload), now);
const readJob = async () => (await getJobs(dashboard.payload, 'form-check'))[0];

it('is sent within a day after the start, and then once a day', async () => {
  await runDueChecks(dashboard.payload, at(0));
  await runDueChecks(dashboard.payload, at(5 * HOUR));
  expect(posted).toHaveLength(0);
  await runDueChecks(dashboard.payload, at(7 * HOUR));
  expect(posted).toHaveLength(1);
  expect(await readJob()).toMatchObject({
    ...{ attempts: 0, data: {}, finishedAt: at(7 * HOUR).toISOString() },
    nextTryAt: at(31 * HOUR).toISOString(),
  });
});

it('is processed like a message, and stores no message', async () => {
  await createTestTarget(dashboard.payload);
  const create = vi.spyOn(dashboard.payload.db, 'create');
  await runDueChecks(dashboard.payload, at(0));
  await runDueChecks(dashboard.payload, at(7 * HOUR));
  const written = create.mock.calls.map(([{ collection }]) => collection);
  expect(written).toContain('submissions');
  expect(written).toContain('deliveries');
  expect(await countMessages()).toBe(0);
  expect(await getDeliveries(dashboard.payload)).toEqual([]);
  expect((await readJob())?.finishedAt).toBeTruthy();
});

it('fails while messages cannot be stored', async () => {
  const create = dashboard.payload.create.bind(dashboard.payload);
  vi.spyOn(dashboard.payload, 'create').mockImplementation(((options: { collection: string }) =>
    options.collection === 'submissions'
      ? Promise.reject(new Error('no such column'))
      : create(options as never)) as never);
  await runDueChecks(dashboard.payload, at(0));
  await runDueChecks(dashboard.payload, at(7 * HOUR));
  expect(await getFormCheckHealth(dashboard.payload)).toEqual({
    why: 'The website responded with 503.',
  });
});

it('is sent daily again after the clock was set back', async () => {
  const { payload } = dashboard;
  const year = 365 * 24 * HOUR;
  mood = 'is broken';
  await runDueChecks(payload, at(year));
  await runDueChecks(payload, at(year + 7 * HOUR));
  expect(posted).toHaveLength(1);
  await payload.db.updateOne({
    collection: 'jobs',
    where: {},
    data: { nextTryAt: at(year + 31 * HOUR).toISOString() },
    req: undefined,
  });
  await runDueChecks(payload, at(0));
  expect(posted).toHaveLength(2);
  expect((await getFormCheckHealth(payload, at(HOUR))).lateSince).toEqual(at(0));
});

it('is sent by one of two processes', async () => {
  await Promise.all([
    runDueChecks(dashboard.payload, at(0)),
    runDueChecks(dashboard.payload, at(0)),
  ]);
  expect(await getJobs(dashboard.payload, 'form-check')).toHaveLength(1);
  await Promise.all(Array.from({ length: 4 }, () => runDueChecks(dashboard.payload, at(7 * HOUR))));
  expect(posted).toHaveLength(1);
});

it('is sent again with the same id until it arrives, with an alarm after 15 minutes', async () => {
  const { payload } = dashboard;
  const received: string[] = [];
  const error = vi.spyOn(payload.logger, 'error');
  const alarm = async (words: string) => void received.push(words);
  let time = 6 * HOUR;
  const watch = createMonitor(payload, { alarm, now: () => at(time) });
  mood = 'is broken';
  await runDueChecks(payload, at(0));
  await runDueChecks(payload, at(time));
  time += 14 * MINUTE;
  await runDueChecks(payload, at(time));
  await watch.run();
  expect(received).toEqual([]);
  time += 2 * MINUTE;
  await watch.run();
  await watch.run();
  expect(received).toEqual([
    expect.stringMatching(
      /None has arrived since \d+ \w+, \d\d:\d\d EES?T\. The website responded with 503\./,
    ),
  ]);
  // The first failure, and the alarm.
  expect(error).toHaveBeenCalledTimes(2);
  expect(watch.describe()).toContain('Daily test of the form: None has arrived since');

  mood = 'swallows';
  time += 20 * MINUTE;
  await runDueChecks(payload, at(time));
  expect((await getFormCheckHealth(payload, at(time))).why).toContain('did not arrive here');
  mood = 'hands over';
  time += 20 * MINUTE;
  await runDueChecks(payload, at(time));
  await watch.run();
  expect(received[1]).toMatch(/^Solved\. Daily test of the form: The last one arrived on/);
  expect(new Set(posted.map(({ submissionId }) => submissionId)).size).toBe(1);
  expect(posted).toHaveLength(4);
});

describe('the token', () => {
  it('is verified by its signature', () => {
    const id = randomUUID();
    vi.stubEnv('PAYLOAD_SECRET', 'another-secret-of-the-tests-0123456789');
    const ofAnother = toCheckToken(id);
    vi.unstubAllEnvs();
    const token = toCheckToken(id);
    expect(ofAnother).not.toBe(token);
    expect(parseCheckToken(`Words.\n${token}`)).toBe(id);
    for (const other of [
      token.replace(id, randomUUID()),
      `${token.slice(0, -2)}${token.endsWith('00') ? '11' : '00'}`,
      `${token} more`,
      ofAnother,
      `form-check:${id}:`,
    ]) {
      expect(parseCheckToken(other)).toBeUndefined();
    }
  });

  it('does not bypass the secret or the schema, and a form with a forged token is a normal message', async () => {
    const token = toCheckToken(randomUUID());
    const message = { ...contact, message: token };
    expect((await deliver(message, randomUUID(), 'wrong'.repeat(8))).status).toBe(401);
    expect((await deliver({ ...message, email: 'nobody' }, randomUUID())).status).toBe(422);
    const madeUp = { ...contact, message: `form-check:${randomUUID()}-${'0'.repeat(32)}` };
    expect((await deliver(madeUp, randomUUID())).status).toBe(201);
    expect(await countMessages()).toBe(1);
    expect((await deliver(message, randomUUID())).status).toBe(200);
    expect(await countMessages()).toBe(1);
    await dashboard.payload.db.deleteMany({ collection: 'submissions', where: {} });
  });
});

it('is off if contact messages go to another host', () => {
  expect(isFormChecked()).toBe(true);
  vi.stubEnv('CONTACT_ENDPOINT', 'https://script.example.com/macros/1/exec');
  expect(isFormChecked()).toBe(false);
});
