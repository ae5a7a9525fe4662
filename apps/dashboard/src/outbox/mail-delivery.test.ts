import contact from '@agency/contracts/fixtures/contact.json' with { type: 'json' };
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Runner } from '../jobs/queue.ts';
import { startMailServer, type TestMailServer } from '../testing/mail-server.ts';
import { createTestMessage } from '../testing/messages.ts';
import { openTestDashboard, type TestDashboard } from '../testing/open-test-dashboard.ts';
import { createTestOutbox, createTestTarget, getDeliveries } from '../testing/outbox.ts';
import { type Mailer, openMailer } from './mailer.ts';
import { createSender } from './sender.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let dashboard: TestDashboard;
let mails: TestMailServer;
let worker: Runner;
let mailer: Mailer;
// The clock of the worker; rows are queued by the real one.
let ahead = 0;

beforeAll(async () => {
  mails = await startMailServer();
  dashboard = await openTestDashboard({
    SMTP_URL: mails.url,
    MAIL_FROM: 'site@agency.example',
    DASHBOARD_PUBLIC_URL: 'https://desk.example.com',
  });
});
beforeEach(async () => {
  const { payload } = dashboard;
  for (const collection of ['deliveries', 'submissions', 'delivery-targets'] as const) {
    await payload.db.deleteMany({ collection, where: {} });
  }
  ahead = 0;
  mails.mood = 'takes';
  mails.taken.length = 0;
  mails.unknown.clear();
  mailer = open();
  worker = createTestOutbox({
    payload,
    sender: createSender(payload, { send: (mail) => mailer.send(mail) }),
    now: () => new Date(Date.now() + ahead),
  });
});
afterAll(async () => {
  await mails.stop();
  await dashboard.close();
});

const store = (fields: object = {}) =>
  createTestMessage(dashboard.payload, 'contact', { ...contact, ...fields });
/** A mailer with the timeouts of production, for tests that do not test timeouts. */
const open = (timeout?: number) =>
  openMailer({ SMTP_URL: mails.url, MAIL_FROM: 'site@agency.example' }, timeout);
const hang = () => {
  mails.mood = 'hangs';
  mailer = open(700);
};
const getRows = () => getDeliveries(dashboard.payload);

describe('a mail', () => {
  it('has the submitted fields, with sender, company and topic in its subject', async () => {
    await createTestTarget(dashboard.payload, {
      addresses: ['one@example.com', 'two@example.com'],
    });
    const reference = 'C-TEST-0001';
    const id = await store({ lastName: 'Adel\r\nBcc: all@example.com', reference });
    expect(await worker.work()).toBe(1);
    const [mail] = mails.taken;
    expect(mail?.to).toEqual(['one@example.com', 'two@example.com']);
    expect(mail?.subject).toMatch(
      /^New message: Salma Adel Bcc: all@example\.com, Adel & Daughters, /,
    );
    expect(mail?.messageId).toMatch(new RegExp(`^<${reference}\\.\\d+@desk\\.example\\.com>$`));
    const source = (mail?.source ?? '').replace(/=\r\n/g, '').replaceAll('=3D', '=');
    expect(source).toMatch(/^Reply-To: .*salma@example\.com/m);
    expect(source).toMatch(/^From: Nabra <site@agency\.example>/m);
    expect(source.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m);
    expect(source).toContain('We have sold lamps in Giza for forty years');
    const page = `https://desk.example.com/admin/collections/submissions/${id}`;
    expect(source).toContain(`Open: ${page}`);
    expect(await getRows()).toMatchObject([{ state: 'sent', attempts: 1, lastError: null }]);
  });

  // Visitors can type any of these, and the mail must also arrive at servers that accept ASCII only.
  it.each([
    ['salma@مثال.مصر', '<salma@xn--mgbh0fb.xn--wgbh1c>'],
    ["o'hara+lamps=2@example.com", "<o'hara+lamps=2@example.com>"],
    ['سلمى@example.com', undefined],
    [`${'a'.repeat(240)}@example.com`, undefined],
    ['salma@example.com/x', undefined],
    ['salma@ex_ample.com', undefined],
    ["salma@example.com'", undefined],
    ['salma@123.45', undefined],
  ])('from %s has ASCII headers only', async (email, answerTo) => {
    await createTestTarget(dashboard.payload);
    await store({ email });
    expect(await worker.work()).toBe(1);
    const [head = '', body = ''] = (mails.taken[0]?.source ?? '').split(/\r\n\r\n(.*)/s);
    expect(head).toMatch(/^[\x20-\x7e\r\n\t]+$/);
    const [, replyTo] = /^Reply-To: ((?:.|\r\n )*)/m.exec(head) ?? [];
    // By default replies go to the agency.
    expect(replyTo).toContain(answerTo ?? '<hello@nabra.example>');
    const text = body.replace(/=\r\n/g, '');
    expect(text.includes('An answer to this mail goes to the sender')).toBe(answerTo !== undefined);
  });

  it('has submitted text HTML-escaped', async () => {
    await createTestTarget(dashboard.payload);
    await store({ message: '<img src=x onerror=alert(1)> & "more"' });
    await worker.work();
    const [, html = ''] = (mails.taken[0]?.source ?? '').split('Content-Type: text/html');
    expect(html).toContain('&#60;img');
    expect(html).not.toContain('<img');
  });

  it('has a copy with the reference for the sender, if enabled', async () => {
    await createTestTarget(dashboard.payload, { copyToSender: true });
    const reference = 'C-TEST-0002';
    await store({ reference });
    expect(await worker.work()).toBe(2);
    const copy = mails.taken.find(({ to }) => to[0] === 'salma@example.com');
    expect(copy?.messageId).toBe(`<${reference}.copy@desk.example.com>`);
    expect(copy?.source).toContain(reference);
    expect(copy?.source).not.toContain('/admin/');
    expect(copy?.source).toMatch(/^Auto-Submitted: auto-generated/m);
  });

  it('to an invalid address of the sender is discarded without an alarm', async () => {
    await createTestTarget(dashboard.payload, { copyToSender: true });
    mails.unknown.add('salma@example.com');
    await store();
    await worker.work();
    expect(await getRows()).toMatchObject([
      { kind: 'notify', state: 'sent' },
      { kind: 'copy', state: 'dropped', lastError: expect.stringContaining('(550)') },
    ]);
  });
});

describe('a mail server', () => {
  const failures: [string, () => unknown, RegExp, number][] = [
    ['that refuses', () => (mails.mood = 'refuses'), /refuses an address \(550\)/, 0],
    ['that greylists', () => (mails.mood = 'greylists'), /come back later \(451\)/, 0],
    ['that hangs', hang, /did not answer in time/, 0],
    // The server has received the mail without acknowledging it, so it is sent again with the same id.
    ['that drops the connection', () => (mails.mood = 'drops'), /closed the connection/, 1],
    ['that is away', () => mails.stop(), /cannot be reached/, 0],
  ];
  it.each(failures)('that %s gets the mail after recovery', async (_, fail, why, taken) => {
    await createTestTarget(dashboard.payload);
    await store();
    await fail();
    expect(await worker.work()).toBe(0);
    const [failed] = await getRows();
    expect(failed).toMatchObject({ state: 'queued', attempts: 1, lease: null });
    expect(failed?.lastError).toMatch(why);
    expect(mails.taken).toHaveLength(taken);
    if (mails.mood === 'takes') await mails.start();
    mails.mood = 'takes';
    mailer = open();
    expect(await worker.work()).toBe(0);
    ahead = MINUTE;
    expect(await worker.work()).toBe(1);
    expect(new Set(mails.taken.map(({ messageId }) => messageId)).size).toBe(1);
    expect(mails.taken).toHaveLength(taken + 1);
    expect(await getRows()).toMatchObject([{ state: 'sent', attempts: 2, lastError: null }]);
  });

  it('with an unknown host name is reported', async () => {
    const settings = { SMTP_URL: 'smtps://mail.invalid', MAIL_FROM: 'site@agency.example' };
    const mail = {
      to: ['a@example.com'],
      subject: '',
      text: '',
      html: '',
      senderName: '',
      messageId: '<a@b>',
    };
    await expect(openMailer(settings).send(mail)).rejects.toThrow(
      'The name of the mail server cannot be found.',
    );
  });

  it('that rejects one recipient gets the mail again for that recipient only', async () => {
    await createTestTarget(dashboard.payload, {
      addresses: ['one@example.com', 'two@example.com'],
    });
    mails.unknown.add('two@example.com');
    await store();
    await worker.work();
    expect(await getRows()).toMatchObject([{ state: 'queued', reached: 'one@example.com' }]);
    mails.unknown.clear();
    ahead = MINUTE;
    await worker.work();
    expect(mails.taken.map(({ to }) => to)).toEqual([['one@example.com'], ['two@example.com']]);
    expect(await getRows()).toMatchObject([{ state: 'sent' }]);
  });

  it('that rejects one mail gets the next mail', async () => {
    await createTestTarget(dashboard.payload, { copyToSender: true });
    mails.unknown.add('desk@example.com');
    await store();
    expect(await worker.work()).toBe(1);
    expect(mails.taken.map(({ to }) => to)).toEqual([['salma@example.com']]);
  });

  it('that hangs does not block webhooks', async () => {
    await createTestTarget(dashboard.payload);
    await createTestTarget(dashboard.payload, { kind: 'webhook' });
    mails.mood = 'hangs';
    await store();
    const working = worker.work();
    await expect
      .poll(async () => (await getRows()).find(({ channel }) => channel === 'webhook')?.lastError, {
        timeout: 20_000,
      })
      .toMatch(/cannot be reached/);
    expect((await getRows())[0]).toMatchObject({ channel: 'mail', attempts: 1, lastError: null });
    // The mail would wait for a minute.
    await mails.stop();
    await working;
    await mails.start();
  });

  it('that is down for 71 hours gets all mails; after 72 hours deliveries are `dead`', async () => {
    await createTestTarget(dashboard.payload);
    await store();
    mails.mood = 'greylists';
    const waits: number[] = [];
    while (ahead < 71 * HOUR) {
      await worker.work();
      const [row] = await getRows();
      expect(row?.state).toBe('queued');
      const next = new Date(row?.nextTryAt ?? 0).getTime() - Date.now();
      waits.push(next - ahead);
      // Not all of the 300 attempts.
      ahead = Math.max(next + 1000, waits.length > 10 ? ahead + 6 * HOUR : 0);
    }
    expect(waits[0]).toBeLessThanOrEqual(15_000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(15 * MINUTE);
    await store();
    ahead = 72 * HOUR + 20 * MINUTE;
    await dashboard.payload.db.updateMany({
      collection: 'deliveries',
      where: { attempts: { equals: 0 } },
      data: { queuedAt: new Date(Date.now() + 71 * HOUR).toISOString() },
    });
    await worker.work();
    expect(await getRows()).toMatchObject([
      { state: 'dead', lastError: expect.stringContaining('(451)') },
      { state: 'queued', attempts: 1 },
    ]);
    mails.mood = 'takes';
    ahead += 15 * MINUTE;
    expect(await worker.work()).toBe(1);
    expect(mails.taken).toHaveLength(1);
  }, 60_000);
});

it('a test mail is sent to every address of a target, stores no delivery, and reports a rejection', async () => {
  const addresses = ['desk@example.com', 'hall@example.com'];
  const desk = await createTestTarget(dashboard.payload, { addresses });
  const test = () => createSender(dashboard.payload, mailer).test(desk);
  await test();
  expect(mails.taken).toMatchObject([{ to: addresses, subject: 'Test: Desk' }]);
  expect(await getRows()).toEqual([]);
  mails.mood = 'refuses';
  await expect(test()).rejects.toThrow('The mail server refuses an address (550).');
});
