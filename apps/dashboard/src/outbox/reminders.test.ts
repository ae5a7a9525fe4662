import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Runner } from '../jobs/queue.ts';
import { startMailServer, type TestMailServer } from '../testing/mail-server.ts';
import { createTestMessage } from '../testing/messages.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../testing/open-test-dashboard.ts';
import { createTestOutbox, createTestTarget, getDeliveries } from '../testing/outbox.ts';
import { createReminderTask, queueReminders } from './reminders.ts';
import { createSender } from './sender.ts';

const HOUR = 3_600_000;

let dashboard: TestDashboard;
let payload: Payload;
let mails: TestMailServer;
let worker: Runner;
// The clock of the worker.
let ahead = 0;
let owner: Awaited<ReturnType<typeof createTestUser>>;

// Noon of today, and eight in the morning of it.
const noon = new Date(new Date().setHours(12, 0, 0, 0));
const morning = new Date(noon.getTime() - 4 * HOUR + 60_000);

beforeAll(async () => {
  mails = await startMailServer();
  dashboard = await openTestDashboard({
    SMTP_URL: mails.url,
    MAIL_FROM: 'site@agency.example',
    DASHBOARD_PUBLIC_URL: 'https://desk.example.com',
  });
  payload = dashboard.payload;
  owner = await createTestUser(payload, 'editor', 'owner');
});
beforeEach(async () => {
  for (const collection of ['submissions', 'deliveries', 'delivery-targets'] as const)
    await payload.db.deleteMany({ collection, where: {} });
  mails.taken.length = 0;
  mails.mood = 'takes';
  ahead = 0;
  worker = createTestOutbox({
    payload,
    sender: createSender(payload),
    // At noon, when reminders of eight in the morning are due.
    now: () => new Date(Math.max(Date.now(), noon.getTime()) + ahead),
  });
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  await mails.stop();
  await dashboard.close();
});

const createDue = (more: object = {}) =>
  createTestMessage(payload, 'enquiry', {
    state: 'open',
    answerBy: noon.toISOString(),
    owner: owner.id,
    ...more,
  });
const setField = (id: number, data: Record<string, unknown>) =>
  payload.db.updateOne({ collection: 'submissions', id, data });
const getReceivers = () => mails.taken.map(({ to }) => to.join());

describe('the reminder of a due message', () => {
  it('is sent once to the owner, with the sender and topic in the subject', async () => {
    const id = await createDue();
    await queueReminders(payload, new Date(morning.getTime() - HOUR));
    expect(await getDeliveries(payload)).toEqual([]);
    await Promise.all([queueReminders(payload, morning), queueReminders(payload, morning)]);
    await worker.work();
    await queueReminders(payload, new Date(morning.getTime() + HOUR));
    await worker.work();
    expect(getReceivers()).toEqual(['owner@example.com']);
    const [mail] = mails.taken;
    expect(mail?.subject).toMatch(/^Answer due: Nour Hassan, Delta Foods, Branding \(T-\d+\)$/);
    // Without the line breaks of its encoding.
    expect(mail?.source.replace(/=\r\n/g, '')).toContain(
      `https://desk.example.com/admin/collections/submissions/${id}`,
    );
    expect(mail?.source).not.toContain('nour@example');
    expect(mail?.source).toContain('Reply-To: Nabra <hello@nabra.example>');
    const [row] = await getDeliveries(payload);
    expect(row).toMatchObject({ kind: 'reminder', state: 'sent', target: null });
  });

  it('is sent to the targets of its form if it has no owner', async () => {
    await createTestTarget(payload, { addresses: ['jobs@example.com'], forms: ['application'] });
    await createTestTarget(payload, { addresses: ['web@example.com'], forms: ['enquiry'] });
    await payload.db.deleteMany({ collection: 'deliveries', where: {} });
    await createDue({ owner: null, service: 'Web', state: 'waiting' });
    await payload.db.deleteMany({ collection: 'deliveries', where: {} });
    await queueReminders(payload, morning);
    await worker.work();
    expect(getReceivers()).toEqual(['web@example.com']);
  });

  it('is sent again after the due date was changed', async () => {
    const id = await createDue();
    await queueReminders(payload, morning);
    await worker.work();
    const tomorrow = new Date(noon.getTime() + 24 * HOUR);
    await setField(id, { answerBy: tomorrow.toISOString() });
    await queueReminders(payload, morning);
    await queueReminders(payload, tomorrow);
    ahead = 48 * HOUR;
    await worker.work();
    expect(mails.taken).toHaveLength(2);
  });

  it.each([
    ['was answered', { answerBy: null }],
    ['is won', { state: 'won' }],
    ['is spam', { state: 'spam' }],
    ['was put off', { answerBy: new Date(noon.getTime() + 48 * HOUR).toISOString() }],
  ])('is not sent if the message %s before', async (_how, change) => {
    const id = await createDue();
    await queueReminders(payload, morning);
    await setField(id, change);
    await worker.work();
    await queueReminders(payload, morning);
    await worker.work();
    expect(mails.taken).toEqual([]);
    expect(await getDeliveries(payload)).toEqual([]);
  });

  it('is sent to the new owner after reassignment', async () => {
    const other = await createTestUser(payload, 'editor', 'other');
    const id = await createDue();
    await queueReminders(payload, morning);
    await setField(id, { owner: other.id });
    await worker.work();
    await queueReminders(payload, morning);
    await worker.work();
    expect(getReceivers()).toEqual(['other@example.com']);
  });

  it('is not sent to an owner who may not read the message', async () => {
    const recruiter = await createTestUser(payload, 'recruiter', 'recruiter');
    await createDue({ owner: recruiter.id });
    await queueReminders(payload, morning);
    await worker.work();
    expect(mails.taken).toEqual([]);
  });

  it('is sent for every due message, also for more than one batch', async () => {
    const ids = Array.from({ length: 201 }, (_, index) => index);
    for (const _ of ids) await createDue();
    await queueReminders(payload, morning);
    expect(await getDeliveries(payload)).toHaveLength(ids.length);
  });

  it('has different Message-IDs for an owner and a target with the same database id', async () => {
    const target = await createTestTarget(payload, { forms: ['enquiry'] });
    const id = await createDue({ owner: null });
    await payload.db.deleteMany({ collection: 'deliveries', where: {} });
    await queueReminders(payload, morning);
    await setField(id, { owner: owner.id });
    await payload.db.updateOne({
      collection: 'deliveries',
      where: { kind: { equals: 'reminder' } },
      data: { state: 'sent' },
      req: undefined,
    });
    await queueReminders(payload, morning);
    const keys = (await getDeliveries(payload)).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys.map((key) => key.split('.')[1]?.replace(/^due\d+/, ''))).toEqual([
      `-target${target.id}`,
      `-owner${owner.id}`,
    ]);
  });

  it('is retried while the mail server is down', async () => {
    await createDue();
    await queueReminders(payload, morning);
    mails.mood = 'refuses';
    await worker.work();
    expect((await getDeliveries(payload))[0]).toMatchObject({ state: 'queued', attempts: 1 });
  });

  it('is never sent if there was no mail server when it was due', async () => {
    await createDue();
    vi.stubEnv('SMTP_URL', '');
    expect(await createReminderTask(payload).hasWork?.(morning)).toBe(false);
    vi.unstubAllEnvs();
    process.env.SMTP_URL = mails.url;
    expect(await createReminderTask(payload).hasWork?.(morning)).toBe(true);
    await queueReminders(payload, new Date(noon.getTime() + 80 * HOUR));
    expect(await getDeliveries(payload)).toEqual([]);
  });
});
