import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestMessage, insertRows } from '../../testing/messages.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';
import type { Form } from '../forms.ts';
import type { Page } from './read-page.ts';

let dashboard: TestDashboard;
let callRest: typeof import('../../testing/call-rest.ts').callRest;
const cookies: Record<string, string | undefined> = {};
let editorId: number;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const make = (form: Form, fields: object) =>
  createTestMessage(dashboard.payload, form, { ...fields });

beforeAll(async () => {
  dashboard = await openTestDashboard();
  const rest = await import('../../testing/call-rest.ts');
  callRest = rest.callRest;
  for (const role of ['admin', 'editor', 'recruiter'] as const) {
    const { id, email } = await createTestUser(dashboard.payload, role);
    if (role === 'editor') editorId = id;
    cookies[role] = await rest.signIn(email, 'a long enough password');
  }
  await make('contact-messages', {
    subject: 'Budget',
    createdAt: minutesAgo(1),
    phone: '01000000000',
  });
  await make('contact-messages', {
    subject: 'Shops',
    createdAt: minutesAgo(3),
    firstName: 'سارة',
    email: 'sara@example.com',
    context: { language: 'ar' },
  });
  await make('enquiries', { name: 'Omar Ali', createdAt: minutesAgo(2), service: 'Naming' });
  await make('enquiries', { name: 'Old One', createdAt: minutesAgo(4 * 24 * 60), owner: editorId });
  await make('applications', { position: 'Copywriter', createdAt: minutesAgo(5), starred: true });
  await make('contact-messages', { subject: 'CHEAP', createdAt: minutesAgo(6), state: 'spam' });
});
afterAll(() => dashboard.close());

async function ask(who: string, body: object): Promise<Page> {
  const cookie = cookies[who] ?? '';
  const response = await callRest('/inbox/rows', { method: 'POST', body, cookie });
  expect(response.status).toBe(200);
  return response.json();
}

const list = async (who: string, body: object = { filters: {} }) =>
  (await ask(who, body)).rows.map(({ about }) => about);

it('shows the forms that the user may read, newest first, without spam', async () => {
  const messages = ['Budget', 'Naming', 'Shops'];
  expect(await list('admin')).toEqual([...messages, 'Copywriter', 'Branding']);
  expect(await list('editor')).toEqual([...messages, 'Branding']);
  expect(await list('recruiter')).toEqual(['Copywriter']);
  expect(await list('recruiter', { filters: { form: 'enquiries' } })).toEqual([]);
});

it('is closed to anonymous users', async () => {
  for (const path of ['rows', 'changes', 'notes', 'replies', 'exports']) {
    expect((await callRest(`/inbox/${path}`, { method: 'POST', body: {} })).status).toBe(401);
  }
});

it.each([
  ['new', ['Budget', 'Naming', 'Shops', 'Branding']],
  ['mine', ['Branding']],
  ['unanswered', ['Branding']],
  ['waiting', []],
  ['starred', []],
  ['spam', ['CHEAP']],
])('has the view %s', async (view, expected) => {
  expect(await list('editor', { filters: { view } })).toEqual(expected);
});

it('filters by form, state, service, owner and day', async () => {
  const today = new Date().toLocaleDateString('sv');
  for (const [filters, expected] of [
    [{ form: 'contact-messages' }, ['Budget', 'Shops']],
    [{ state: 'spam' }, ['CHEAP']],
    [{ service: 'Naming' }, ['Naming']],
    [{ owner: 'me' }, ['Branding']],
    [{ owner: 'nobody', form: 'enquiries' }, ['Naming']],
    [{ until: minutesAgo(3 * 24 * 60).slice(0, 10) }, ['Branding']],
    [{ from: today, form: 'enquiries' }, ['Naming']],
  ] as const) {
    expect(await list('editor', { filters })).toEqual(expected);
  }
});

it('filters by language; a message without a known one is in the default one', async () => {
  await make('applications', { position: 'Unknown tongue', context: { language: 'xx' } });
  expect(await list('editor', { filters: { language: 'ar' } })).toEqual(['Shops']);
  expect(await list('editor', { filters: { language: 'en' } })).toEqual([
    ...['Budget', 'Naming', 'Branding'],
  ]);
  expect(await list('recruiter', { filters: { language: 'en' } })).toEqual([
    ...['Unknown tongue', 'Copywriter'],
  ]);
  const { rows } = await ask('editor', { filters: {} });
  expect(rows.map(({ language }) => language)).toEqual(['en', 'en', 'ar', 'en']);
  await dashboard.payload.delete({
    collection: 'applications',
    where: { position: { equals: 'Unknown tongue' } },
  });
});

it.each([
  ['Nour Hassan', ['Budget']],
  ['hassan budget', ['Budget']],
  ['٠١٠٠٠ ٠٠٠', ['Budget']],
  ['ساره', ['Shops']],
  ['%', ['Budget', 'Naming', 'Shops', 'Branding']],
  ['nobody', []],
])('finds %s', async (words, expected) => {
  expect(await list('editor', { filters: {}, words })).toEqual(expected);
});

it('pages through the list in both directions', async () => {
  const seen: string[] = [];
  let page = await ask('admin', { filters: {}, limit: 2 });
  expect(page.total).toBe(5);
  expect(page.newer).toBeUndefined();
  for (;;) {
    seen.push(...page.rows.map(({ about }) => about));
    if (!page.older) break;
    page = await ask('admin', { filters: {}, limit: 2, beyond: page.older });
  }
  expect(seen).toEqual(['Budget', 'Naming', 'Shops', 'Copywriter', 'Branding']);
  const back = await ask('admin', { filters: {}, limit: 2, beyond: page.newer, way: 'newer' });
  expect(back.rows.map(({ about }) => about)).toEqual(['Shops', 'Copywriter']);
});

it('neither repeats nor skips messages with equal times', async () => {
  const createdAt = '2020-01-01T00:00:00.000Z';
  for (const form of ['enquiries', 'contact-messages', 'applications', 'enquiries'] as const)
    await make(form, { createdAt, email: 'same@moment.example' });
  const ids = new Set<string>();
  let page = await ask('admin', { filters: {}, words: 'moment.example', limit: 1 });
  for (let turn = 0; turn < 10; turn += 1) {
    for (const { form, id } of page.rows) ids.add(`${form} ${id}`);
    if (!page.older) break;
    const beyond = page.older;
    page = await ask('admin', { filters: {}, words: 'moment.example', limit: 1, beyond });
  }
  expect(ids.size).toBe(4);
});

it('responds within 300 ms with 5,000 messages', { timeout: 120_000 }, async () => {
  const rows = Array.from({ length: 5000 }, (_, index) => ({
    ...{ firstName: 'Some', lastName: 'Body', email: 'some@body.example', phone: '012345' },
    ...{ company: 'One', subject: `Subject ${index}`, message: 'Words '.repeat(150) },
    ...{ reference: `M-${index}`, submissionId: `s${index}`, fingerprint: 'f', state: 'new' },
    ...{ searchText: `some body subject ${index} ${'words '.repeat(150)}`, starred: false },
    createdAt: minutesAgo(10 + index),
  }));
  await insertRows(dashboard.payload, 'contact_messages', rows);
  for (const body of [{ filters: {} }, { filters: {}, words: 'subject 4999' }]) {
    await ask('admin', body);
    const started = performance.now();
    const { rows: found } = await ask('admin', body);
    expect(performance.now() - started).toBeLessThan(300);
    expect(found.length).toBeGreaterThan(0);
  }
});
