import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSender } from '../../outbox/sender.ts';
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { createTestMessage } from '../../testing/messages.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';
import { createTestOutbox, getDeliveries } from '../../testing/outbox.ts';

const KEY = 'k'.repeat(20);
const MINUTE = 60_000;
const words = { subject: 'Re: A new name', text: 'Dear Nour,\n\nyes.\nSee you' };

let mails: TestMailServer;
let dashboard: TestDashboard;
let callRest: typeof import('../../testing/call-rest.ts').callRest;
const cookies: Record<string, string | undefined> = {};

beforeAll(async () => {
  mails = await startMailServer();
  dashboard = await openTestDashboard({ SMTP_URL: mails.url });
  const rest = await import('../../testing/call-rest.ts');
  callRest = rest.callRest;
  for (const role of ['account-manager', 'editor', 'recruiter', 'admin'] as const) {
    const { email } = await createTestUser(dashboard.payload, role);
    cookies[role] = await rest.signIn(email, 'a long enough password');
  }
});
beforeEach(async () => {
  mails.taken.length = 0;
  mails.unknown.clear();
  mails.mood = 'takes';
  await dashboard.payload.db.deleteMany({ collection: 'deliveries', where: {} });
});
afterAll(async () => {
  await dashboard.close();
  await mails.stop();
});

const post = (path: string, body: object, who = 'account-manager') =>
  callRest(`/inbox/${path}`, { method: 'POST', body, cookie: cookies[who] ?? '' });
const send = (id: number, more: object = {}, who?: string) =>
  post('replies/send', { id, key: KEY, ...words, ...more }, who);
const undo = (id: number, who?: string) => post('replies/undo', { id, key: KEY }, who);

/** Runs the outbox; by default after the time for undo. */
const work = (later = MINUTE) => {
  const { payload } = dashboard;
  const now = () => new Date(Date.now() + later);
  return createTestOutbox({ payload, sender: createSender(payload), now }).work();
};
const create = (fields: Record<string, unknown> = {}) =>
  createTestMessage(dashboard.payload, 'contact', fields);
const read = (id: number) =>
  // The test reads all rows.
  dashboard.payload.findByID({ collection: 'submissions', id, depth: 0, overrideAccess: true });

const readActs = async (id: number) => {
  const { docs } = await dashboard.payload.find({
    collection: 'message-events',
    where: { messageId: { equals: id } },
    sort: 'id',
    // As above.
    overrideAccess: true,
  });
  return docs.map(({ act, who, before, after }) => ({ act, who, before, after }));
};

describe('a reply', () => {
  it('is sent after the time for undo, with its writer as Reply-To', async () => {
    const id = await create({ email: 'lina@example.com' });
    expect(await (await send(id)).json()).toEqual({ isSame: true });
    await work(19_000);
    expect(mails.taken).toEqual([]);
    await work(21_000);
    expect(mails.taken).toMatchObject([{ to: ['lina@example.com'], subject: words.subject }]);
    const [{ source = '', messageId = '' } = {}] = mails.taken;
    const { reference } = await read(id);
    expect(messageId).toBe(`<${reference}.reply-${KEY}@localhost>`);
    expect(source).toMatch(/^Reply-To: .*account-manager@example\.com/m);
    expect(source).toMatch(/^Auto-Submitted: no/m);
    for (const name of ['In-Reply-To', 'References'])
      expect(source).toMatch(new RegExp(`^${name}:\\s+<${reference}\\.copy@localhost>`, 'm'));
    expect(source).toContain('Dear Nour,');
    expect(source).toMatch(/Nour Hassan wrote on [^:]+:\d\d:\r\nHello/);
    expect(await getDeliveries(dashboard.payload)).toMatchObject([
      { kind: 'reply', state: 'sent', reply: { ...words, who: 'account-manager' } },
    ]);
  });

  it('is recorded as reply, and removes the due date', async () => {
    const answerBy = '2038-01-01T12:00:00.000Z';
    const id = await create({ answerBy });
    await send(id);
    expect(await read(id)).toMatchObject({ answerBy: null, firstAnsweredAt: expect.any(String) });
    expect(await readActs(id)).toMatchObject([
      { act: 'replied', who: 'account-manager', after: 'mail' },
      { act: 'answer-by', before: '2038-01-01' },
    ]);
  });

  it('is sent once despite a double click, a second tab and a retry', async () => {
    const id = await create();
    const responses = await Promise.all([send(id), send(id), send(id)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    await work();
    expect(await (await send(id)).json()).toEqual({ isSame: true });
    await work();
    expect(mails.taken).toHaveLength(1);
    expect(await readActs(id)).toHaveLength(1);
    const [delivery] = await getDeliveries(dashboard.payload);
    const body = { ids: [delivery?.id] };
    await callRest('/deliveries/resend', { method: 'POST', body, cookie: cookies.admin ?? '' });
    await work();
    expect(mails.taken).toHaveLength(1);
  });

  it('with another text and a used key is not sent, and the response says so', async () => {
    const id = await create();
    await send(id);
    expect(await (await send(id, { text: 'Another' })).json()).toEqual({ isSame: false });
    expect(await getDeliveries(dashboard.payload)).toHaveLength(1);
    await send(id, { key: 'j'.repeat(20), text: 'Another' });
    await work();
    expect(mails.taken).toHaveLength(2);
  });

  it('is in the language of the message', async () => {
    const id = await create({ context: { language: 'ar' } });
    await send(id, { text: 'أهلًا نور' });
    await work();
    expect(mails.taken[0]?.source).toMatch(/<html lang=3D"ar" dir=3D"rtl">|lang="ar" dir="rtl"/);
  });

  it('is allowed for users who may read the message', async () => {
    const id = await create();
    const application = await createTestMessage(dashboard.payload, 'application');
    expect((await send(id, {}, 'recruiter')).status).toBe(404);
    expect((await send(application)).status).toBe(404);
    expect((await send(id, { text: ' ' })).status).toBe(422);
    expect((await send(id, { key: 'no key' })).status).toBe(422);
    expect((await send(2 ** 30)).status).toBe(404);
    await dashboard.payload.db.deleteMany({
      collection: 'deliveries',
      where: { kind: { equals: 'copy' } },
    });
    expect(await getDeliveries(dashboard.payload)).toEqual([]);
    expect((await send(application, {}, 'recruiter')).status).toBe(200);
  });

  it('to a message that is marked as spam afterwards is sent', async () => {
    const id = await create();
    await send(id);
    await post('changes', { field: 'state', to: 'spam', messages: [{ id, from: 'new' }] });
    await work();
    expect(mails.taken).toHaveLength(1);
  });

  it('that the mail server rejects is not counted as a reply, and can be sent again', async () => {
    const id = await create({ email: 'gone@example.com' });
    mails.unknown.add('gone@example.com');
    await send(id);
    await work();
    const [delivery] = await getDeliveries(dashboard.payload);
    expect(delivery).toMatchObject({ state: 'dropped', lastError: expect.stringMatching(/550/) });
    expect((await read(id)).firstAnsweredAt).toBeNull();
    mails.unknown.clear();
    const body = { ids: [delivery?.id] };
    const cookie = cookies['account-manager'] ?? '';
    await callRest('/deliveries/resend', { method: 'POST', body, cookie });
    await work();
    expect(mails.taken).toHaveLength(1);
  });
});

describe('undo', () => {
  it('cancels a reply, and restores the message', async () => {
    const answerBy = '2038-01-01T12:00:00.000Z';
    const id = await create({ answerBy });
    await send(id);
    expect((await undo(id)).status).toBe(200);
    expect((await undo(id)).status).toBe(200);
    await work();
    expect(mails.taken).toEqual([]);
    expect(await getDeliveries(dashboard.payload)).toEqual([]);
    expect(await read(id)).toMatchObject({ answerBy, firstAnsweredAt: null });
    expect((await readActs(id)).at(-1)).toMatchObject({ act: 'replied', before: 'mail' });
    await send(id);
    await work();
    expect(mails.taken).toHaveLength(1);
  });

  it('keeps the time of an earlier reply', async () => {
    const firstAnsweredAt = '2026-11-01T10:00:00.000Z';
    const id = await create({ firstAnsweredAt });
    await send(id);
    await undo(id);
    expect((await read(id)).firstAnsweredAt).toBe(firstAnsweredAt);
  });

  it('is rejected with 409 once the delivery has begun, and for other users', async () => {
    const id = await create();
    await send(id);
    expect((await undo(id, 'editor')).status).toBe(409);
    mails.mood = 'greylists';
    await work();
    expect((await undo(id)).status).toBe(409);
    mails.mood = 'takes';
    await work(60 * MINUTE);
    expect((await undo(id)).status).toBe(409);
    expect(mails.taken).toHaveLength(1);
    expect((await read(id)).firstAnsweredAt).toBeTruthy();
  });
});

describe('the replies to a person', () => {
  it('are exported, and erased with the message before they are sent', async () => {
    const email = 'erased@example.com';
    const id = await create({ email });
    await send(id);
    const archive = await (await post('person/export', { email }, 'admin')).json();
    expect(archive.messages[0].deliveries).toMatchObject([
      { kind: 'reply', reply: { ...words, who: 'account-manager' } },
    ]);
    await post('person/erase', { email }, 'admin');
    expect(await getDeliveries(dashboard.payload)).toEqual([]);
    await work();
    expect(mails.taken).toEqual([]);
    expect((await send(id, { key: 'j'.repeat(20) })).status).toBe(404);
  });
});
