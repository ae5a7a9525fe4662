import { randomUUID } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role } from '../access/roles.ts';
import { isSqlite } from '../platform/database.ts';
import type { Form } from '../submissions/forms.ts';
import { createTestMessage, insertRows } from '../testing/messages.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../testing/open-test-dashboard.ts';
import { createTestPost } from '../testing/posts.ts';
import { readStartPage } from './read-start-page.ts';

/** Statements the page of an admin may cost, and milliseconds, with 5,000 messages and 500 posts. */
const BUDGET = { statements: 30, milliseconds: 250 };
const HOUR = 3_600_000;

let dashboard: TestDashboard;
const reqs = {} as Record<Role, PayloadRequest>;

beforeAll(async () => {
  dashboard = await openTestDashboard({ FORM_CHECK: 'on' });
  const { payload } = dashboard;
  for (const role of ['admin', 'editor', 'recruiter'] as const) {
    reqs[role] = await createLocalReq({ user: await createTestUser(payload, role) }, payload);
  }
});
afterAll(() => dashboard.close());

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

it('shows each role what it may see, most overdue first', async () => {
  const { payload } = dashboard;
  const open = { state: 'open', owner: reqs.editor.user?.id };
  await createTestMessage(payload, 'enquiry', { ...open, answerBy: inHours(-30) });
  await createTestMessage(payload, 'contact', { ...open, answerBy: inHours(-80) });
  await createTestMessage(payload, 'contact', { answerBy: inHours(80) });
  await createTestMessage(payload, 'application');
  await createTestMessage(payload, 'enquiry', { state: 'won', answerBy: inHours(-90) });

  const editor = await readStartPage(reqs.editor);
  expect(editor.waiting.map(({ form, answerBy }) => [form, answerBy !== undefined])).toEqual([
    ['contact', true],
    ['enquiry', true],
    ['contact', false],
  ]);
  expect(editor.counts).toEqual([
    { form: 'contact', unread: 1, due: 1, mine: 1 },
    { form: 'enquiry', unread: 0, due: 1, mine: 1 },
  ]);
  const recruiter = await readStartPage(reqs.recruiter);
  expect(recruiter.counts).toEqual([{ form: 'application', unread: 1, due: 0, mine: 0 }]);
  expect(recruiter.waiting).toMatchObject([{ form: 'application', about: 'Copywriter' }]);
  expect(recruiter.changes).toBeUndefined();
  expect((await readStartPage(reqs.admin)).waiting).toHaveLength(4);
});

it('separates own drafts from others, changes of published ones included', async () => {
  const { payload } = dashboard;
  const own = await createTestPost(payload);
  const shown = await createTestPost(payload, 'published');
  await createTestPost(payload, 'published');
  const change = async (id: number, role: Role) =>
    payload.update({
      collection: 'blogs',
      id,
      data: { header: role },
      draft: true,
      user: reqs[role].user,
      overrideAccess: true,
    });
  await change(own.id, 'editor');
  await change(shown.id, 'admin');
  const drafts = (await readStartPage(reqs.editor)).drafts;
  expect(drafts.mine).toMatchObject([{ place: { id: own.id, name: own.title } }]);
  expect(drafts.others).toMatchObject([
    { place: { id: shown.id, collection: 'blogs' }, by: reqs.admin.user?.id },
  ]);
});

it('lists drafts of case studies and openings, for recruiters only openings', async () => {
  const { payload } = dashboard;
  const user = reqs.recruiter.user;
  const seen = { draft: true as const, user, overrideAccess: true };
  const opening = await payload.create({
    collection: 'openings',
    data: { title: 'Copywriter' } as never,
    ...seen,
  });
  const study = await payload.create({
    collection: 'case-studies',
    data: { client: 'Amber' } as never,
    ...seen,
  });
  const places = [
    { collection: 'case-studies', id: study.id, name: 'Amber' },
    { collection: 'openings', id: opening.id, name: 'Copywriter' },
  ];
  const { others } = (await readStartPage(reqs.editor)).drafts;
  expect(others.map(({ place }) => place)).toEqual(expect.arrayContaining(places));
  const { drafts } = await readStartPage(reqs.recruiter);
  expect(drafts.mine.map(({ place }) => place)).toEqual(places.slice(1));
  expect(drafts.others).toEqual([]);
});

it('needs few statements with thousands of messages and hundreds of posts', async () => {
  const { payload } = dashboard;
  const toMessages = (count: number, form: Form) =>
    Array.from({ length: count }, (_, index) => ({
      ...{ email: 'a@example.com', reference: randomUUID(), starred: false },
      ...{ submissionId: randomUUID(), fingerprint: randomUUID(), createdAt: inHours(-index) },
      state: ['new', 'open', 'won', 'lost'][index % 4],
      answerBy: index % 9 === 0 ? inHours(-index) : null,
      ...{ form, sender: 'Nour Hassan', about: 'Naming', answers: { company: 'Delta' } },
    }));
  await insertRows(payload, 'submissions', toMessages(2500, 'contact'));
  await insertRows(payload, 'submissions', toMessages(2500, 'enquiry'));
  const post = { title: 'Post', _status: 'published', createdAt: inHours(0) };
  const posts = Array.from({ length: 500 }, (_, index) => ({ ...post, slug: `many-${index}` }));
  await insertRows(payload, 'blogs', posts);
  const versions = Array.from({ length: 500 }, (_, index) => ({
    ...{ version_title: 'Post', version__status: index % 2 ? 'draft' : 'published', latest: true },
    ...{ version_editedBy: reqs.admin.user?.id, version_updatedAt: inHours(0) },
  }));
  await insertRows(payload, '_blogs_v', versions);

  if (!isSqlite(payload.db)) throw new Error('these tests have SQLite');
  const { client } = payload.db;
  const { execute } = client;
  let statements = 0;
  client.execute = (...asked: Parameters<typeof execute>) => {
    statements += 1;
    return execute.apply(client, asked);
  };
  const began = performance.now();
  const day = await readStartPage(reqs.admin);
  const milliseconds = performance.now() - began;
  client.execute = execute;
  expect(day.drafts.mine).toHaveLength(5);
  expect(statements).toBeGreaterThan(5);
  expect(statements).toBeLessThanOrEqual(BUDGET.statements);
  expect(milliseconds).toBeLessThan(BUDGET.milliseconds);
});
