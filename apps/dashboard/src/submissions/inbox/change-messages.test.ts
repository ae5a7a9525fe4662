import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSender } from '../../outbox/sender.ts';
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { createTestMessage } from '../../testing/messages.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';
import { createTestOutbox, createTestTarget, getDeliveries } from '../../testing/outbox.ts';
import type { ChangeResult } from './change-messages.ts';

let dashboard: TestDashboard;
let mails: TestMailServer;
let callRest: typeof import('../../testing/call-rest.ts').callRest;
const cookies: Record<string, string | undefined> = {};
const ids: Record<string, number> = {};
let contact: number;
let enquiry: number;
let application: number;

beforeAll(async () => {
  mails = await startMailServer();
  dashboard = await openTestDashboard({ SMTP_URL: mails.url });
  const rest = await import('../../testing/call-rest.ts');
  callRest = rest.callRest;
  for (const role of ['admin', 'editor', 'recruiter'] as const) {
    const { id, email } = await createTestUser(dashboard.payload, role);
    ids[role] = id;
    cookies[role] = await rest.signIn(email, 'a long enough password');
  }
});
afterAll(async () => {
  await mails.stop();
  await dashboard.close();
});

beforeEach(async () => {
  for (const collection of ['deliveries', 'delivery-targets'] as const)
    await dashboard.payload.db.deleteMany({ collection, where: {} });
  contact = await createTestMessage(dashboard.payload, 'contact');
  enquiry = await createTestMessage(dashboard.payload, 'enquiry');
  application = await createTestMessage(dashboard.payload, 'application');
});

const send = (who: string, path: string, body: object) =>
  callRest(`/inbox/${path}`, { method: 'POST', body, cookie: cookies[who] ?? '' });

const change = async (who: string, body: object): Promise<ChangeResult> =>
  (await send(who, 'changes', body)).json();

/** The stored message. */
const read = async (id: number) =>
  (await dashboard.payload.findByID({
    collection: 'submissions',
    id,
    depth: 0,
    // The test reads all rows.
    overrideAccess: true,
  })) as unknown as Record<string, unknown>;

async function readHistory(id: number) {
  const { docs } = await dashboard.payload.find({
    collection: 'message-events',
    where: { messageId: { equals: id } },
    sort: 'id',
    // As above.
    overrideAccess: true,
  });
  return docs.map(({ who, act, before, after, note }) =>
    [who, act, before, after, note].filter(Boolean).join(' | '),
  );
}

it('changes several messages at once, and records the user', async () => {
  const messages = [
    { id: contact, from: 'new' },
    { id: enquiry, from: 'new' },
  ];
  const { changed, refused } = await change('editor', { field: 'state', to: 'spam', messages });
  expect(refused).toEqual([]);
  expect(changed).toMatchObject(messages.map((one) => ({ ...one, to: 'spam' })));
  expect((await read(enquiry)).state).toBe('spam');
  expect(await readHistory(enquiry)).toEqual(['editor | state | new | spam']);
});

it('checks access for every message', async () => {
  const messages = [
    { id: application, from: 'new' },
    { id: enquiry, from: 'new' },
  ];
  const { changed, refused } = await change('recruiter', { field: 'state', to: 'spam', messages });
  expect(changed.map(({ form }) => form)).toEqual(['application']);
  expect(refused).toEqual([{ id: enquiry, why: 'You may not work on this message.' }]);
  expect((await read(enquiry)).state).toBe('new');
});

it('gives an application a stage and no state, except for spam', async () => {
  const one = (from: string) => [{ id: application, from }];
  const setState = (from: string, to: string) =>
    change('recruiter', { field: 'state', to, messages: one(from) });
  const readBoth = async () => {
    const { stage, state } = await read(application);
    return { stage, state };
  };
  expect((await setState('new', 'won')).refused).toMatchObject([
    { why: 'An application has a stage and no state.' },
  ]);
  await change('recruiter', { field: 'stage', to: 'reviewing', messages: one('new') });
  await change('recruiter', { field: 'stage', to: 'hired', messages: one('reviewing') });
  expect(await readBoth()).toEqual({ stage: 'hired', state: 'won' });
  await setState('won', 'spam');
  expect(await readBoth()).toEqual({ stage: 'hired', state: 'spam' });
  await change('recruiter', { field: 'stage', to: 'offer', messages: one('hired') });
  expect(await readBoth()).toEqual({ stage: 'offer', state: 'spam' });
  // The stage decides, on any screen.
  const { changed } = await setState('spam', 'won');
  expect(changed).toMatchObject([{ from: 'spam', to: 'open' }]);
  expect(await readBoth()).toEqual({ stage: 'offer', state: 'open' });
  expect(await readHistory(application)).toEqual([
    'recruiter | opened | new | reviewing',
    'recruiter | stage | reviewing | hired',
    'recruiter | state | hired | spam',
    'recruiter | stage | hired | offer',
    'recruiter | released | spam | offer',
  ]);
});

it('assigns a message only to users who may read it', async () => {
  const messages = [{ id: enquiry, from: null }];
  const wrong = await change('editor', { field: 'owner', to: ids.recruiter, messages });
  expect(wrong.refused[0]?.why).toContain('must be allowed to read it');
  await change('editor', { field: 'owner', to: ids.editor, messages });
  expect((await read(enquiry)).owner).toBe(ids.editor);
  expect(await readHistory(enquiry)).toEqual(['editor | owner | editor']);
});

it('does not assign messages to invited users', async () => {
  const { payload } = dashboard;
  const { id } = await createTestUser(payload, 'editor', 'invited');
  const messages = [{ id: enquiry, from: null }];
  await payload.db.updateOne({ collection: 'users', id, data: { state: 'invited' } });
  const { refused } = await change('editor', { field: 'owner', to: id, messages });
  expect(refused).toHaveLength(1);
  await payload.db.updateOne({ collection: 'users', id, data: { state: 'active' } });
  const { changed } = await change('editor', { field: 'owner', to: id, messages });
  expect(changed).toHaveLength(1);
});

it('rejects a change based on an old value', async () => {
  const request = (who: string, to: string) =>
    change(who, {
      field: 'state',
      to,
      messages: [{ id: enquiry, from: 'new' }],
    });
  const [one, other] = await Promise.all([request('editor', 'won'), request('admin', 'waiting')]);
  expect(one.changed.length + other.changed.length).toBe(1);
  const [refused] = [...one.refused, ...other.refused];
  expect(refused?.why).toMatch(/^Somebody was faster\./);
  expect(await readHistory(enquiry)).toHaveLength(1);
});

it('allows concurrent changes of different fields and notes', async () => {
  const one = (from: unknown) => [{ id: contact, from }];
  await Promise.all([
    change('editor', { field: 'state', to: 'open', messages: one('new') }),
    change('admin', { field: 'starred', to: true, messages: one(false) }),
    change('editor', { field: 'owner', to: ids.admin, messages: one(null) }),
    change('admin', { field: 'answerBy', to: '2030-01-31', messages: one(null) }),
    send('editor', 'notes', { id: contact, note: 'Called twice' }),
    send('admin', 'notes', { id: contact, note: 'اتصلت' }),
  ]);
  const { state, starred, owner, answerBy } = await read(contact);
  expect({ state, starred, owner }).toEqual({ state: 'open', starred: true, owner: ids.admin });
  expect(answerBy).toContain('2030-01-31');
  expect((await readHistory(contact)).sort()).toEqual([
    'admin | answer-by | 2030-01-31',
    'admin | noted | اتصلت',
    'admin | starred | true',
    'editor | noted | Called twice',
    'editor | opened | new | open',
    'editor | owner | admin',
  ]);
});

it('removes the due date when a user replies', async () => {
  const id = await createTestMessage(dashboard.payload, 'enquiry', {
    answerBy: '2030-01-31T12:00:00.000Z',
  });
  await send('editor', 'replies', { id, way: 'mail' });
  expect((await read(id)).answerBy).toBeNull();
  expect(await readHistory(id)).toEqual([
    'editor | replied | mail',
    'editor | answer-by | 2030-01-31',
  ]);
});

it('records the time of the first reply', async () => {
  const reply = { id: enquiry, way: 'mail' };
  expect((await send('editor', 'replies', reply)).status).toBe(200);
  const { firstAnsweredAt } = await read(enquiry);
  expect(Date.now() - Date.parse(String(firstAnsweredAt))).toBeLessThan(10_000);
  await send('editor', 'replies', { ...reply, way: 'call' });
  expect((await read(enquiry)).firstAnsweredAt).toBe(firstAnsweredAt);
  expect(await readHistory(enquiry)).toEqual([
    'editor | replied | mail',
    'editor | replied | call',
  ]);
});

it('records a release from spam', async () => {
  const messages = (from: string) => [{ id: enquiry, from }];
  await change('editor', { field: 'state', to: 'spam', messages: messages('new') });
  await change('editor', { field: 'state', to: 'open', messages: messages('spam') });
  expect((await readHistory(enquiry)).at(-1)).toBe('editor | released | spam | open');
});

it('queues the deliveries once when a message is released from spam', async () => {
  const { payload } = dashboard;
  const target = await createTestTarget(payload, { forms: ['enquiry'] });
  const id = await createTestMessage(payload, 'enquiry', { state: 'spam' });
  const move = (from: string, to: string) =>
    change('editor', { field: 'state', to, messages: [{ id, from }] });
  expect(await getDeliveries(payload)).toEqual([]);
  await move('spam', 'open');
  const queued = [{ subjectKind: 'enquiry', subjectId: id, target: target.id, state: 'queued' }];
  expect(await getDeliveries(payload)).toMatchObject(queued);
  await move('open', 'spam');
  await move('spam', 'new');
  expect(await getDeliveries(payload)).toMatchObject(queued);
});

it('rejects notes on messages that the user may not read', async () => {
  const note = { id: application, note: 'Mine' };
  expect((await send('editor', 'notes', note)).status).toBe(404);
  expect((await send('recruiter', 'notes', { ...note, id: 99_999 })).status).toBe(404);
  expect((await send('recruiter', 'notes', { ...note, note: '  ' })).status).toBe(422);
});

it('reports a deleted message, and stores no history for it', async () => {
  await send('admin', 'notes', { id: enquiry, note: 'About a person' });
  const gone = await callRest(`/submissions/${enquiry}`, {
    method: 'DELETE',
    cookie: cookies.admin ?? '',
  });
  expect(gone.status).toBe(200);
  expect(await readHistory(enquiry)).toEqual([]);
  const messages = [{ id: enquiry, from: 'new' }];
  const { refused } = await change('admin', { field: 'state', to: 'won', messages });
  expect(refused[0]?.why).toBe('It was deleted meanwhile.');
});

it("changes nothing through Payload's endpoints", async () => {
  const cookie = cookies.admin ?? '';
  const response = await callRest(`/submissions/${enquiry}`, {
    method: 'PATCH',
    body: { state: 'won', sender: 'Somebody else' },
    cookie,
  });
  expect(response.status).toBe(403);
  expect(await read(enquiry)).toMatchObject({ state: 'new', sender: 'Nour Hassan' });
});

it('removes the owner of a message when the account is deleted', async () => {
  const { payload } = dashboard;
  const { id } = await createTestUser(payload, 'editor', 'leaver');
  const messages = [{ id: enquiry, from: null }];
  await change('editor', { field: 'owner', to: id, messages });
  await payload.delete({ collection: 'users', id });
  expect((await read(enquiry)).owner).toBeNull();
});

it('mails a new owner once, but not a user who assigns a message to themselves', async () => {
  const { payload } = dashboard;
  const give = (from: string | null, to: string | null) => {
    const messages = [{ id: enquiry, from: from && ids[from] }];
    return change('editor', { field: 'owner', to: to && ids[to], messages });
  };
  // After the time in which an assignment can be undone.
  const now = () => new Date(Date.now() + 60_000);
  const sendAll = () => createTestOutbox({ payload, sender: createSender(payload), now }).work();
  const early = createTestOutbox({ payload, sender: createSender(payload) });

  await give(null, 'editor');
  expect(await getDeliveries(payload)).toEqual([]);
  await give('editor', 'admin');
  expect(await early.work()).toBe(0);
  // Undone: nothing is sent, and it can be assigned again.
  await give('admin', null);
  await sendAll();
  expect(mails.taken).toEqual([]);
  expect(await getDeliveries(payload)).toEqual([]);

  await give(null, 'admin');
  await give('admin', 'editor');
  await give('editor', 'admin');
  await sendAll();
  await give('admin', null);
  await give(null, 'admin');
  await sendAll();
  expect(mails.taken.map(({ to }) => to.join())).toEqual(['admin@example.com']);
  const [mail] = mails.taken;
  expect(mail?.subject).toMatch(/^Assigned to you: Nour Hassan, Delta Foods, Branding \(T-\d+\)$/);
  expect(mail?.source).toContain('Reply-To: Nour Hassan <nour@example.com>');
});
