import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { toTestCode } from '../testing/authenticator.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../testing/open-test-dashboard.ts';

let dashboard: TestDashboard;
let rest: typeof import('../testing/call-rest.ts');
let accounts: typeof import('../testing/accounts.ts');
let owner: { cookie: string; secret: string; codes: string[] };

beforeAll(async () => {
  dashboard = await openTestDashboard();
  rest = await import('../testing/call-rest.ts');
  accounts = await import('../testing/accounts.ts');
  await createTestUser(dashboard.payload, 'admin', 'owner');
  const { cookie = '' } = await accounts.signInWith('owner');
  owner = { cookie, secret: '', codes: [] };
});
afterAll(() => dashboard.close());
beforeEach(async () => {
  await dashboard.payload.updateGlobal({
    slug: 'sign-in-rules',
    data: { secondFactorForAdmins: false },
  });
});

const password = 'a long enough password';
const setRule = (isRequired: boolean, cookie: string, code = owner.codes.pop()) =>
  accounts.postAccounts('factor/rule', { isRequired, password, code }, cookie);

it('is turned on only by an admin with a factor', async () => {
  await createTestUser(dashboard.payload, 'editor', 'editor');
  const { cookie: editor = '' } = await accounts.signInWith('editor');
  expect((await setRule(true, editor)).status).toBe(403);
  const refused = await setRule(true, owner.cookie);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('Set up your own second factor first');
  owner = { ...owner, ...(await accounts.enrol(owner.cookie)) };
  expect((await setRule(true, owner.cookie, '')).body.fields).toHaveProperty('code');
  expect((await setRule(true, owner.cookie)).status).toBe(200);
  const remove = { password, code: toTestCode(owner.secret) };
  const kept = await accounts.postAccounts('factor/remove', remove, owner.cookie);
  expect([kept.status, kept.body.message]).toEqual([409, expect.stringContaining('anew')]);
  expect((await setRule(false, owner.cookie)).status).toBe(200);
});

it('makes an admin without one set it up before anything else', async () => {
  await createTestUser(dashboard.payload, 'admin', 'late');
  const { cookie: before = '' } = await accounts.signInWith('late');
  expect((await setRule(true, owner.cookie)).status).toBe(200);
  // Open sessions continue.
  expect(await accounts.whoIs(before)).toBe('late@example.com');

  const { cookie = '', need } = await accounts.signInWith('late');
  expect(need).toBe('factor');
  expect(await accounts.whoIs(cookie)).toBeUndefined();
  for (const path of ['/blogs', '/users', '/submissions', '/globals/sign-in-rules']) {
    expect((await rest.callRest(path, { cookie })).status).toBe(403);
  }
  expect((await rest.callRest('/users/refresh-token', { method: 'POST', cookie })).status).toBe(
    403,
  );
  for (const path of ['sessions/end', 'links/send', 'factor/codes', 'factor/remove']) {
    expect((await accounts.postAccounts(path, { account: 1, password }, cookie)).status).toBe(401);
  }
  // Next has a copy of the program of its own, and shows the page.
  vi.resetModules();
  const { findEnrollingUser: findEnrolling } = await import('./session-guard.ts');
  const headers = new Headers({ Cookie: cookie, Origin: 'http://localhost:3000' });
  const found = await findEnrolling({ payload: dashboard.payload, headers });
  expect(found?.email).toBe('late@example.com');

  const { body } = await accounts.postAccounts('factor/prepare', {}, cookie);
  const code = toTestCode(body.secret);
  expect((await accounts.postAccounts('factor/confirm', { code }, cookie)).status).toBe(200);
  expect(await accounts.whoIs(cookie)).toBe('late@example.com');
  expect(await accounts.whoIs(before)).toBeUndefined();
});

it('lets that admin sign out instead', async () => {
  await createTestUser(dashboard.payload, 'admin', 'leaves');
  expect((await setRule(true, owner.cookie)).status).toBe(200);
  const { cookie } = await accounts.signInWith('leaves');
  expect((await accounts.postAccounts('sessions/leave', {}, cookie)).status).toBe(200);
  expect((await accounts.postAccounts('factor/prepare', {}, cookie)).status).toBe(401);
});

it('does not affect other roles, until they become admins', async () => {
  const { id } = await createTestUser(dashboard.payload, 'editor', 'rises');
  expect((await setRule(true, owner.cookie)).status).toBe(200);
  const { cookie, need } = await accounts.signInWith('rises');
  expect(need).toBeUndefined();
  await dashboard.payload.update({ collection: 'users', id, data: { role: 'admin' } });
  expect(await accounts.whoIs(cookie)).toBeUndefined();
  expect((await accounts.signInWith('rises')).need).toBe('factor');
});
