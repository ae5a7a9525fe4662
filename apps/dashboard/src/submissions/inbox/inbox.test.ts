import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Submission } from '../../payload-types.ts';
import { createTestMessage, insertRows } from '../../testing/messages.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';
import type { Form } from '../forms.ts';
import { parseListQuery } from './list-query.ts';
import { findMessage, readPage } from './read-inbox.ts';

let dashboard: TestDashboard;
let callRest: typeof import('../../testing/call-rest.ts').callRest;
const reqs: Record<string, PayloadRequest> = {};
let editorId: number;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const make = (form: Form, fields: object) =>
  createTestMessage(dashboard.payload, form, { ...fields });

beforeAll(async () => {
  dashboard = await openTestDashboard();
  ({ callRest } = await import('../../testing/call-rest.ts'));
  for (const role of ['admin', 'editor', 'recruiter'] as const) {
    const user = await createTestUser(dashboard.payload, role);
    if (role === 'editor') editorId = user.id;
    reqs[role] = await createLocalReq({ user }, dashboard.payload);
  }
  await make('contact', {
    subject: 'Budget',
    createdAt: minutesAgo(1),
    phone: '01000000000',
  });
  await make('contact', {
    subject: 'Shops',
    createdAt: minutesAgo(3),
    firstName: 'سارة',
    email: 'sara@example.com',
    context: { language: 'ar' },
  });
  await make('enquiry', { name: 'Omar Ali', createdAt: minutesAgo(2), service: 'Naming' });
  await make('enquiry', { name: 'Old One', createdAt: minutesAgo(4 * 24 * 60), owner: editorId });
  await make('application', { position: 'Copywriter', createdAt: minutesAgo(5), starred: true });
  await make('contact', { subject: 'CHEAP', createdAt: minutesAgo(6), state: 'spam' });
});
afterAll(() => dashboard.close());

interface Asked {
  filters?: object;
  search?: string;
  page?: number;
}

/** The list of a URL with these filters. */
const request = (who: string, { filters, search = '', page }: Asked = {}) =>
  readPage(reqs[who] as PayloadRequest, { filters: parseListQuery({ ...filters }), search, page });

const list = async (who: string, requested?: Asked) =>
  (await request(who, requested)).rows.map(({ topic }) => topic);

it('shows the forms that the user may read, newest first, without spam', async () => {
  const messages = ['Budget', 'Naming', 'Shops'];
  expect(await list('admin')).toEqual([...messages, 'Copywriter', 'Branding']);
  expect(await list('editor')).toEqual([...messages, 'Branding']);
  expect(await list('recruiter')).toEqual(['Copywriter']);
  expect(await list('recruiter', { filters: { form: 'enquiry' } })).toEqual([]);
});

it('returns the message after a given one, with the same filters', async () => {
  const req = reqs.admin as PayloadRequest;
  const { docs } = await dashboard.payload.find({
    collection: 'submissions',
    where: { topic: { equals: 'Naming' } },
    // As above.
    overrideAccess: true,
  });
  const readBelow = async (filters: object) => {
    const below = { below: docs[0] as Submission, limit: 1 };
    return (await readPage(req, { filters, search: '', ...below })).rows[0]?.topic;
  };
  expect(await readBelow({})).toBe('Shops');
  expect(await readBelow({ form: 'enquiry' })).toBe('Branding');
  expect(await readBelow({ view: 'starred' })).toBe('Copywriter');
  expect(await readBelow({ view: 'spam' })).toBe('CHEAP');
  expect(await readBelow({ view: 'waiting' })).toBeUndefined();
  // Of two with the same time, the one with the larger id is first.
  const at = '2026-01-01T00:00:00.000Z';
  const ids = [];
  for (const subject of ['One', 'Two'])
    ids.push(await make('contact', { subject, createdAt: at, state: 'waiting' }));
  const [one, two] = await Promise.all(ids.map((id) => findMessage(req, id)));
  const query = { filters: parseListQuery({ view: 'waiting' }), search: '', limit: 1 };
  expect((await readPage(req, { ...query, below: two as Submission })).rows[0]?.topic).toBe('One');
  expect((await readPage(req, { ...query, below: one as Submission })).rows).toEqual([]);
  for (const id of ids)
    await dashboard.payload.db.deleteOne({
      collection: 'submissions',
      where: { id: { equals: id } },
    });
});

it('is closed to anonymous users', async () => {
  for (const path of ['changes', 'notes', 'replies', 'exports']) {
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
    [{ form: 'contact' }, ['Budget', 'Shops']],
    [{ state: 'spam' }, ['CHEAP']],
    [{ service: 'Naming' }, ['Naming']],
    [{ owner: 'me' }, ['Branding']],
    [{ owner: 'nobody', form: 'enquiry' }, ['Naming']],
    [{ until: minutesAgo(3 * 24 * 60).slice(0, 10) }, ['Branding']],
    [{ from: today, form: 'enquiry' }, ['Naming']],
  ] as const) {
    expect(await list('editor', { filters })).toEqual(expected);
  }
});

it('lists the language of a message, by default the default language', async () => {
  await make('application', { position: 'Unknown tongue', context: { language: 'xx' } });
  const listLanguages = async (role: 'editor' | 'recruiter') =>
    (await request(role, { filters: {} })).rows.map(({ language }) => language);
  expect(await listLanguages('editor')).toEqual(['en', 'en', 'ar', 'en']);
  expect(await listLanguages('recruiter')).toEqual(['en', 'en']);
  await dashboard.payload.delete({
    collection: 'submissions',
    where: { topic: { equals: 'Unknown tongue' } },
  });
});

it.each([
  ['Nour Hassan', ['Budget']],
  ['hassan budget', ['Budget']],
  ['٠١٠٠٠ ٠٠٠', ['Budget']],
  ['ساره', ['Shops']],
  ['%', ['Budget', 'Naming', 'Shops', 'Branding']],
  ['nobody', []],
])('finds %s', async (search, expected) => {
  expect(await list('editor', { filters: {}, search })).toEqual(expected);
});

it('ignores invalid filters', () => {
  const query = { view: 'new', owner: '2', page: '3', found: 'yes' };
  expect(parseListQuery(query)).toEqual({ ...query, owner: 2, page: 3 });
  const wrong = {
    view: 'x',
    owner: '-1',
    page: '1e99',
    from: '0001-01-01',
    mark: 's',
  };
  expect(parseListQuery(wrong)).toEqual({});
});

it('has pages of messages', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => toSubmission(`P-${index}`, index));
  await insertRows(dashboard.payload, 'submissions', rows);
  const found = { filters: { service: 'Paged' } };
  const first = await request('admin', found);
  expect(first).toMatchObject({ total: 60, page: 1, hasOlder: true });
  const second = await request('admin', { ...found, page: 2 });
  expect(second).toMatchObject({ total: 60, page: 2, hasOlder: false });
  const references = [...first.rows, ...second.rows].map(({ reference }) => reference);
  expect(references).toEqual(rows.map(({ reference }) => reference));
  const where = { topic: { equals: 'Paged' } };
  await dashboard.payload.db.deleteMany({ collection: 'submissions', where });
});

const toSubmission = (reference: string, age: number) => ({
  ...{ form: 'enquiry', answers: {}, sender: 'Some Body', topic: 'Paged', starred: false },
  ...{ reference, submissionId: reference, fingerprint: 'f', state: 'new' },
  createdAt: minutesAgo(10 + age),
});

it('responds within 300 ms with 5,000 messages', { timeout: 120_000 }, async () => {
  const rows = Array.from({ length: 5000 }, (_, index) => ({
    ...toSubmission(`M-${index}`, index),
    answers: { subject: `Subject ${index}`, message: 'Words '.repeat(150) },
    searchText: `some body subject ${index} ${'words '.repeat(150)}`,
  }));
  await insertRows(dashboard.payload, 'submissions', rows);
  for (const requested of [{}, { search: 'subject 4999' }]) {
    await request('admin', requested);
    const started = performance.now();
    const { rows: found } = await request('admin', requested);
    expect(performance.now() - started).toBeLessThan(300);
    expect(found.length).toBeGreaterThan(0);
  }
});

it('counts new messages for an open list, and does not extend the session', async () => {
  const { payload } = dashboard;
  const { signIn } = await import('../../testing/call-rest.ts');
  const cookie = await signIn('editor@example.com', 'a long enough password');
  const readSessions = () =>
    payload.db.findOne<{ id: number; sessions: object[] }>({
      collection: 'users',
      where: { id: { equals: editorId } },
    });
  const before = await readSessions();
  const after = (await request('editor')).rows[0]?.at;
  const count = async (filters: object = {}) => {
    const body = { filters, search: '', after };
    const response = await callRest('/inbox/count', { method: 'POST', body, cookie });
    expect(response.headers.get('Set-Cookie')).toBeNull();
    return response.json();
  };
  expect(await count()).toBe(0);
  await make('contact', { subject: 'Just now' });
  await make('application', { position: 'Not for editors' });
  await make('contact', { subject: 'CHEAP', state: 'spam' });
  expect(await count()).toBe(1);
  expect(await count({ form: 'enquiry' })).toBe(0);
  expect(await readSessions()).toEqual(before);
  expect((await callRest('/inbox/count', { method: 'POST', body: { filters: {} } })).status).toBe(
    401,
  );
});
