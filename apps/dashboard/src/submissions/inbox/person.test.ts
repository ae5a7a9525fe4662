import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runErasures } from '../../testing/jobs.ts';
import { createTestMessage, insertRows } from '../../testing/messages.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';
import { createTestTarget } from '../../testing/outbox.ts';

const EMAIL = 'Layla@Example.com';
const PHONE = '+20 111 222 3344';

let dashboard: TestDashboard;
let callRest: typeof import('../../testing/call-rest.ts').callRest;
const cookies: Record<string, string | undefined> = {};

beforeAll(async () => {
  dashboard = await openTestDashboard();
  const rest = await import('../../testing/call-rest.ts');
  callRest = rest.callRest;
  for (const role of ['admin', 'editor'] as const) {
    const { email } = await createTestUser(dashboard.payload, role);
    cookies[role] = await rest.signIn(email, 'a long enough password');
  }
  const resumes = await import('../resumes.ts');
  const resumeKey = await resumes.storeIncomingResume(Buffer.from('%PDF-1.7'));
  await resumes.retainResume(resumeKey);
  const { payload } = dashboard;
  await createTestTarget(payload, { name: 'Cairo office', forms: ['contact'] });
  await createTestMessage(payload, 'contact', { email: 'layla@example.com' });
  await createTestMessage(payload, 'enquiry', {
    email: 'other@mail.example',
    phone: '01112223344',
  });
  await createTestMessage(payload, 'enquiry', { email: EMAIL, state: 'spam' });
  await createTestMessage(payload, 'application', { email: EMAIL, resumeKey });
  await createTestMessage(payload, 'enquiry', { email: 'not-layla@example.com' });
});
afterAll(() => dashboard.close());

const send = (who: string, path: string, body: object) =>
  callRest(`/inbox/${path}`, { method: 'POST', body, cookie: cookies[who] ?? '' });

/** Resumes in a dashboard's folder. */
const listFiles = (folder: string) =>
  readdirSync(join(folder, 'resumes'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const countRows = async () => {
  const response = await (await send('admin', 'person', { email: EMAIL, phone: PHONE })).json();
  return response.rows.length;
};

it('finds messages by e-mail address or phone number, in any format, spam included', async () => {
  const { rows } = await (await send('admin', 'person', { email: EMAIL })).json();
  expect(rows.map(({ form }: { form: string }) => form).sort()).toEqual([
    'application',
    'contact',
    'enquiry',
  ]);
  expect(await countRows()).toBe(4);
});

it('finds a sender by the second phone number in the field', async () => {
  const id = await createTestMessage(dashboard.payload, 'application', {
    email: 'two@mail.example',
    phone: '010 0765 4321 / 011 2345 6789',
  });
  for (const phone of ['+20 112 345 6789', '01007654321']) {
    const { rows } = await (await send('admin', 'person', { phone })).json();
    expect(rows, phone).toHaveLength(1);
  }
  await dashboard.payload.delete({ collection: 'submissions', id });
});

it('accepts an e-mail address in the phone field', async () => {
  const { rows } = await (await send('admin', 'person', { phone: ` ${EMAIL} ` })).json();
  expect(rows).toHaveLength(3);
});

it('lists the targets that received messages, also in the export', async () => {
  const { payload } = dashboard;
  const requested = { email: EMAIL };
  expect((await (await send('admin', 'person', requested)).json()).forwarded).toEqual([]);
  await payload.db.updateMany({
    collection: 'deliveries',
    where: { state: { equals: 'queued' } },
    data: { state: 'sent' },
  });
  expect((await (await send('admin', 'person', requested)).json()).forwarded).toEqual([
    'Cairo office',
  ]);
  const archive = JSON.parse(await (await send('admin', 'person/export', requested)).text());
  const message = archive.messages.find((one: { form: string }) => one.form === 'contact');
  expect(message.deliveries).toMatchObject([{ state: 'sent', to: 'Cairo office' }]);
  await payload.db.updateMany({
    collection: 'deliveries',
    where: { state: { equals: 'sent' } },
    data: { state: 'queued' },
  });
});

it('is allowed for admins only, and requires an e-mail address or a phone number', async () => {
  for (const path of ['person', 'person/export', 'person/erase'])
    expect((await send('editor', path, { email: EMAIL })).status).toBe(403);
  expect((await send('admin', 'person/erase', {})).status).toBe(422);
  expect((await send('admin', 'person/erase', { email: '', phone: '+' })).status).toBe(422);
  expect(await countRows()).toBe(4);
});

it('exports all data of a person in one file', async () => {
  const { rows } = await (await send('admin', 'person', { email: EMAIL })).json();
  const { id } = rows.find((one: { form: string }) => one.form === 'application');
  await send('admin', 'notes', { id, note: 'Called on Monday' });
  const archive = JSON.parse(await (await send('admin', 'person/export', { email: EMAIL })).text());
  const application = archive.messages.find((one: { form: string }) => one.form === 'application');
  expect(application.history[0].note).toBe('Called on Monday');
  const message = archive.messages.find((one: { form: string }) => one.form === 'contact');
  expect(message.deliveries).toMatchObject([{ kind: 'notify', channel: 'mail', state: 'queued' }]);
  expect(Buffer.from(application.resumeInBase64, 'base64').toString()).toBe('%PDF-1.7');
  // No internal data.
  const names = archive.messages.flatMap((one: object) => Object.keys(one));
  for (const name of ['spamScore', 'resumeKey', 'searchText', 'fingerprint'])
    expect(names).not.toContain(name);
});

it('finds, exports and erases messages whose e-mail address is in the text of many newer ones', async () => {
  const email = 'quoted@example.com';
  const { payload } = dashboard;
  await createTestMessage(payload, 'enquiry', { email, createdAt: '2026-01-01T08:00:00.000Z' });
  const quotes = Array.from({ length: 1100 }, (_, index) => ({
    ...{ form: 'enquiry', topic: 'Many', email: 'a@b.example', phoneDigits: '|12345|012345|' },
    ...{ reference: `Q-${index}`, submissionId: `q${index}`, fingerprint: 'f' },
    ...{ state: 'new', starred: false, answers: {}, searchText: `a@b.example ${email}` },
  }));
  await insertRows(payload, 'submissions', quotes);
  const { rows } = await (await send('admin', 'person', { email })).json();
  expect(rows).toMatchObject([{ form: 'enquiry' }]);
  const archive = JSON.parse(await (await send('admin', 'person/export', { email })).text());
  expect(archive.messages).toMatchObject([{ answers: { email } }]);
  expect(await (await send('admin', 'person/erase', { email })).json()).toEqual({ erased: 1 });
  expect(await (await send('admin', 'person', { email })).json()).toEqual({
    rows: [],
    forwarded: [],
  });
  await payload.db.deleteMany({ collection: 'submissions', where: { topic: { equals: 'Many' } } });
});

it('erases all rows and files, and adds an audit row without personal data', async () => {
  expect(listFiles(dashboard.folder)).toHaveLength(1);
  const erased = await send('admin', 'person/erase', { email: EMAIL, phone: PHONE });
  expect(await erased.json()).toEqual({ erased: 4 });
  expect(await countRows()).toBe(0);
  const { payload, folder } = dashboard;
  await runErasures(payload);
  expect(listFiles(folder)).toEqual([]);
  const readAll = async (
    collection: 'message-events' | 'submissions' | 'audit-trail' | 'deliveries',
  ) => {
    // The test reads all rows.
    const found = await payload.find({ collection, pagination: false, overrideAccess: true });
    return found.docs;
  };
  expect(await readAll('message-events')).toEqual([]);
  expect(await readAll('deliveries')).toEqual([]);
  expect(await readAll('submissions')).toMatchObject([{ email: 'not-layla@example.com' }]);
  const trail = await readAll('audit-trail');
  expect(trail).toContainEqual(
    expect.objectContaining({ act: 'erased', who: 'admin@example.com', detail: '4 messages' }),
  );
  expect(JSON.stringify(trail)).not.toMatch(/layla|1112223344|Hassan/i);
});
