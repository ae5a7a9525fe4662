import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestMessage } from '../../testing/messages.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';

const PASSWORD = 'a long enough password';

let dashboard: TestDashboard;
let rest: typeof import('../../testing/call-rest.ts');
let admin = '';

beforeAll(async () => {
  dashboard = await openTestDashboard();
  rest = await import('../../testing/call-rest.ts');
  for (const role of ['admin', 'editor'] as const) await createTestUser(dashboard.payload, role);
  admin = (await rest.signIn('admin@example.com', PASSWORD)) ?? '';
});
afterAll(() => dashboard.close());

/** The latest row, or one before it, as an admin sees it. */
async function readLatest(place = 1) {
  const path = `/audit-trail?limit=1&page=${place}&sort=-id`;
  const { docs } = await (await rest.callRest(path, { cookie: admin })).json();
  const { who, act, subject, detail } = docs[0];
  return [who, act, subject, detail].filter(Boolean).join(' | ');
}

it('records successful sign-ins only', async () => {
  expect(await readLatest()).toBe('admin@example.com | signed-in');
  await rest.signIn('editor@example.com', 'a wrong password, long enough');
  expect(await readLatest()).toBe('admin@example.com | signed-in');
  await rest.signIn('editor@example.com', PASSWORD);
  expect(await readLatest()).toBe('editor@example.com | signed-in');
});

it('records new accounts, changed roles and deletions', async () => {
  const call = (method: string, path: string, body?: object) =>
    rest.callRest(path, { method, cookie: admin, ...(body && { body }) });
  const invited = { name: 'New', email: 'new@example.com', role: 'editor' };
  await call('POST', '/accounts/invitations', { people: [invited], password: PASSWORD });
  const where = { email: { equals: invited.email } };
  const [doc = { id: 0 }] = (await dashboard.payload.find({ collection: 'users', where })).docs;
  const subject = `users ${doc.id}`;
  expect(await readLatest()).toBe(`admin@example.com | link-made | ${subject}`);
  expect(await readLatest(2)).toBe(`admin@example.com | account-made | ${subject} | editor`);
  await call('PATCH', `/users/${doc.id}`, {
    role: 'recruiter',
    currentPassword: PASSWORD,
  });
  expect(await readLatest()).toBe(
    `admin@example.com | role-changed | ${subject} | editor → recruiter`,
  );
  await call('PATCH', `/users/${doc.id}`, { name: 'Newer' });
  expect(await readLatest()).toContain('role-changed');
  await call('POST', '/accounts/delete', { account: doc.id, password: PASSWORD });
  expect(await readLatest()).toBe(`admin@example.com | deleted | ${subject}`);
  const id = await createTestMessage(dashboard.payload, 'enquiry');
  await call('DELETE', `/submissions/${id}`);
  expect(await readLatest()).toBe(`admin@example.com | deleted | enquiry ${id}`);
});

it('is append-only for every role', async () => {
  const response = await rest.callRest('/audit-trail?limit=1', { cookie: admin });
  const { docs } = await response.json();
  const path = `/audit-trail/${docs[0].id}`;
  for (const [method, at] of [
    ['PATCH', path],
    ['DELETE', path],
    ['POST', '/audit-trail'],
  ] as const) {
    const body = { who: 'nobody', account: 1, act: 'signed-in' };
    expect((await rest.callRest(at, { method, cookie: admin, body })).status).toBe(403);
  }
  const editor = (await rest.signIn('editor@example.com', PASSWORD)) ?? '';
  expect((await rest.callRest('/audit-trail', { cookie: editor })).status).toBe(403);
});
