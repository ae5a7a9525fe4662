import { randomUUID } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role } from '../../access/permissions.ts';
import { isSqlite } from '../../platform/database.ts';
import type { Form } from '../../submissions/forms.ts';
import { createTestMessage, insertRows } from '../../testing/messages.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';
import { readStartPage } from './read-start-page.ts';

/** Limits of SQL statements and milliseconds for an admin's page, with 5,000 messages. */
const BUDGET = { statements: 10, milliseconds: 250 };
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

it('returns what each role may see, most overdue first', async () => {
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
  expect(recruiter.waiting).toMatchObject([{ form: 'application', topic: 'Copywriter' }]);
  expect(recruiter.changes).toBeUndefined();
  expect((await readStartPage(reqs.admin)).waiting).toHaveLength(4);
});

it('runs few SQL statements with thousands of messages', async () => {
  const { payload } = dashboard;
  const toMessages = (count: number, form: Form) =>
    Array.from({ length: count }, (_, index) => ({
      ...{ email: 'a@example.com', reference: randomUUID(), starred: false },
      ...{ submissionId: randomUUID(), fingerprint: randomUUID(), createdAt: inHours(-index) },
      state: ['new', 'open', 'won', 'lost'][index % 4],
      answerBy: index % 9 === 0 ? inHours(-index) : null,
      ...{ form, sender: 'Nour Hassan', topic: 'Naming', answers: { company: 'Delta' } },
    }));
  await insertRows(payload, 'submissions', toMessages(2500, 'contact'));
  await insertRows(payload, 'submissions', toMessages(2500, 'enquiry'));
  if (!isSqlite(payload.db)) throw new Error('these tests have SQLite');
  const { client } = payload.db;
  const { execute } = client;
  let statements = 0;
  client.execute = (...requested: Parameters<typeof execute>) => {
    statements += 1;
    return execute.apply(client, requested);
  };
  const began = performance.now();
  await readStartPage(reqs.admin);
  const milliseconds = performance.now() - began;
  client.execute = execute;
  expect(statements).toBeGreaterThan(3);
  expect(statements).toBeLessThanOrEqual(BUDGET.statements);
  expect(milliseconds).toBeLessThan(BUDGET.milliseconds);
});
