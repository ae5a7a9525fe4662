import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Form } from '../../submissions/forms.ts';
import { createTestMessage } from '../../testing/messages.ts';
import { openTestDashboard, type TestDashboard } from '../../testing/open-test-dashboard.ts';
import { createTestTarget, getDeliveries } from '../../testing/outbox.ts';
import { getRetentionData, runRetention, toAfternoon } from '../../testing/retention.ts';
import { getRetentionHealth } from './run-retention.ts';

let dashboard: TestDashboard;
let resumes: typeof import('../../submissions/resumes.ts');
beforeAll(async () => {
  dashboard = await openTestDashboard();
  resumes = await import('../../submissions/resumes.ts');
  await createTestTarget(dashboard.payload, { forms: ['contact'] });
});
afterAll(() => dashboard.close());

const tonight = toAfternoon(0);
const daysAgo = (days: number) => toAfternoon(-days).toISOString();

const sweep = (now = tonight) => runRetention(dashboard.payload, now);

const listReferences = async (form: Form) => {
  const { docs } = await dashboard.payload.find({
    collection: 'submissions',
    where: { form: { equals: form } },
    pagination: false,
    sort: 'id',
    // The test reads all rows.
    overrideAccess: true,
  });
  return docs.map(({ reference }) => reference);
};

const listFiles = () =>
  readdirSync(join(dashboard.folder, 'resumes'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

async function createApplication(fields: Record<string, unknown>) {
  const resumeKey = await resumes.storeIncomingResume(Buffer.from('%PDF-1.7'));
  await resumes.retainResume(resumeKey);
  const id = await createTestMessage(dashboard.payload, 'application', { resumeKey, ...fields });
  return { id, resumeKey };
}

const setPeriods = (data: Record<string, number>) =>
  dashboard.payload.updateGlobal({
    slug: 'retention',
    data: data as never,
    // What admins may change is tested elsewhere.
    overrideAccess: true,
  });

beforeEach(async () => {
  const { payload } = dashboard;
  for (const collection of ['submissions', 'audit-trail', 'jobs'] as const) {
    // Each test has its own.
    await payload.delete({ collection, where: {}, overrideAccess: true });
  }
  // A run of the previous night, because the first run deletes nothing.
  await sweep(toAfternoon(-1));
  await setPeriods({ messages: 12, applications: 6, files: 6, spam: 60, auditTrail: 36 });
});

it('deletes nothing in the first run after installation or after a long pause', async () => {
  const { payload } = dashboard;
  await payload.delete({ collection: 'jobs', where: {}, overrideAccess: true });
  await createTestMessage(payload, 'enquiry', { reference: 'old', createdAt: daysAgo(800) });
  expect(await sweep()).toBeUndefined();
  expect(await sweep()).toBeUndefined();
  // A clock that jumps ahead for a while.
  expect(await sweep(toAfternoon(4000))).toMatchObject({ messages: 0 });
  expect(await listReferences('enquiry')).toEqual(['old']);
  expect(await sweep(toAfternoon(1))).toMatchObject({ messages: 1 });
});

it('deletes expired rows in any state, and no younger rows', async () => {
  const { payload } = dashboard;
  const make = (form: Form, reference: string, age: number, more = {}) =>
    createTestMessage(payload, form, { reference, createdAt: daysAgo(age), ...more });
  await make('contact', 'c-over', 367);
  await make('contact', 'c-won', 367, { state: 'won', starred: true });
  await make('contact', 'c-under', 364, { state: 'lost' });
  await make('enquiry', 'e-over', 400, { state: 'waiting' });
  await make('enquiry', 'e-under', 1);
  await make('enquiry', 'spam-over', 61, { state: 'spam' });
  await make('enquiry', 'spam-under', 59, { state: 'spam' });
  await make('enquiry', 'spam-since', 300, { state: 'spam', spamSince: daysAgo(2) });
  await make('enquiry', 'was-spam', 300, { state: 'open', spamSince: daysAgo(290) });
  expect(await getDeliveries(payload)).not.toEqual([]);
  await createApplication({ reference: 'a-over', createdAt: daysAgo(190) });
  await createApplication({ reference: 'a-under', createdAt: daysAgo(150) });

  expect(await sweep()).toMatchObject({ messages: 4, applications: 1 });
  expect(await listReferences('contact')).toEqual(['c-under']);
  expect(await listReferences('enquiry')).toEqual([
    ...['e-under', 'spam-under', 'spam-since', 'was-spam'],
  ]);
  expect(await listReferences('application')).toEqual(['a-under']);
  expect(listFiles()).toHaveLength(1);
  const deliveries = await getDeliveries(payload);
  expect(deliveries.map(({ reference }) => reference)).toEqual(['c-under']);
  // Once a night.
  expect(await sweep()).toBeUndefined();
});

it('deletes a file before its application, which records the deletion', async () => {
  await setPeriods({ files: 3 });
  const old = await createApplication({ reference: 'old', createdAt: daysAgo(100) });
  const young = await createApplication({ reference: 'young', createdAt: daysAgo(80) });
  expect(await sweep()).toMatchObject({ files: 1, applications: 0 });
  expect(listFiles()).toContain(young.resumeKey);
  expect(listFiles()).not.toContain(old.resumeKey);
  const { payload } = dashboard;
  // The test reads all rows.
  const application = await payload.findByID({
    collection: 'submissions',
    id: old.id,
    overrideAccess: true,
  });
  expect(application.resumeDeletedAt).toBe(tonight.toISOString());
  expect(await sweep(toAfternoon(1))).toMatchObject({ files: 0 });
  // The record is sent without it.
  expect(await sweep(toAfternoon(100))).toMatchObject({ applications: 0 });
  expect(await sweep(toAfternoon(101))).toMatchObject({ files: 1, applications: 1 });
});

it('records its result without personal data', async () => {
  const { payload } = dashboard;
  const info = vi.spyOn(payload.logger, 'info');
  await createTestMessage(payload, 'enquiry', { createdAt: daysAgo(400), name: 'Nour Hassan' });
  await createTestMessage(payload, 'enquiry', { createdAt: daysAgo(400) });
  await createTestMessage(payload, 'contact', { createdAt: daysAgo(400) });
  await sweep();
  const data = await getRetentionData(payload);
  expect(data).toEqual({ last: expect.objectContaining({ messages: 3 }) });
  // The test reads all rows.
  const { docs } = await payload.find({ collection: 'audit-trail', overrideAccess: true });
  expect(docs).toMatchObject([{ who: 'the dashboard', act: 'swept', detail: '3 messages' }]);
  expect(JSON.stringify([docs, data, info.mock.calls])).not.toMatch(/Nour|Hassan|@example/);
  info.mockRestore();
  const health = await getRetentionHealth(payload, tonight);
  expect(health).toMatchObject({ lastAt: tonight, deleted: { messages: 3 } });
  expect(health.nextAt.getHours()).toBe(3);
});

it('deletes audit rows by their own period', async () => {
  const { payload } = dashboard;
  for (const days of [1200, 1000]) {
    await payload.create({
      collection: 'audit-trail',
      data: { who: 'a', account: 1, act: 'signed-in', createdAt: daysAgo(days) },
      // No account may write.
      overrideAccess: true,
    });
  }
  expect(await sweep()).toMatchObject({ auditTrail: 1 });
  // The test reads all rows.
  const { docs } = await payload.find({
    collection: 'audit-trail',
    sort: 'id',
    overrideAccess: true,
  });
  expect(docs.map(({ act }) => act)).toEqual(['signed-in', 'swept']);
});

describe('a run that fails', () => {
  it('deletes the other rows, logs the error once, shows it, and retries', async () => {
    const { payload } = dashboard;
    const error = vi.spyOn(payload.logger, 'error');
    const stuck = await createApplication({ reference: 'stuck', createdAt: daysAgo(400) });
    await createTestMessage(payload, 'enquiry', { createdAt: daysAgo(400) });
    const remove = vi.spyOn(payload, 'delete').mockImplementation(async (options: object) => {
      return JSON.stringify(options).includes(`"equals":${stuck.id}}`)
        ? ({ docs: [], errors: [{ id: stuck.id, message: 'the bucket is away' }] } as never)
        : ({ docs: [{}], errors: [] } as never);
    });
    await sweep();
    const later = (minutes: number) => new Date(tonight.getTime() + minutes * 60_000);
    await sweep(later(1));
    await sweep(later(16));
    const failed = await getRetentionHealth(payload, later(17));
    expect(failed.problem).toBe('Could not be deleted: 1 application.');
    expect(error).toHaveBeenCalledTimes(1);
    remove.mockRestore();
    error.mockRestore();
    expect(await sweep(later(20))).toBeUndefined();
    expect(await sweep(later(32))).toMatchObject({ applications: 1 });
    expect((await getRetentionHealth(payload, later(33))).problem).toBeUndefined();
  });

  it('does not delete spam that was released during the run', async () => {
    const { payload } = dashboard;
    const id = await createTestMessage(payload, 'enquiry', {
      reference: 'released',
      state: 'spam',
      createdAt: daysAgo(90),
    });
    const { find } = payload.db;
    const looked = vi.spyOn(payload.db, 'find').mockImplementation(async (options) => {
      const found = await find.call(payload.db, options);
      if (options.collection === 'submissions') {
        await payload.db.updateOne({ collection: 'submissions', id, data: { state: 'open' } });
      }
      return found as never;
    });
    expect(await sweep()).toMatchObject({ messages: 0 });
    looked.mockRestore();
    expect(await listReferences('enquiry')).toEqual(['released']);
  });
});
