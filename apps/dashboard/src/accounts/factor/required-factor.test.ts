import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { toTestCode } from '../../testing/authenticator.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';

let dashboard: TestDashboard;
let rest: typeof import('../../testing/call-rest.ts');
let accounts: typeof import('../../testing/accounts.ts');
let owner: { cookie: string; secret: string; codes: string[] };

beforeAll(async () => {
  dashboard = await openTestDashboard();
  rest = await import('../../testing/call-rest.ts');
  accounts = await import('../../testing/accounts.ts');
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

/** Signs in, and returns what the setup of a second factor needs. */
async function signInWithSecret(name: string, code?: string) {
  const response = await rest.callRest('/users/login', {
    method: 'POST',
    body: { email: `${name}@example.com`, password, ...(code && { code }) },
    headers: { 'x-dashboard-client': name },
  });
  const { need, secret, recoveryCodes, errors } = await response.json();
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  return {
    status: response.status,
    need,
    secret,
    recoveryCodes,
    cookie,
    text: errors?.[0]?.message,
  };
}

it('is turned on only by an admin who has a second factor', async () => {
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

it('makes an admin without one set it up at the next sign-in', async () => {
  await createTestUser(dashboard.payload, 'admin', 'late');
  const { cookie: before = '' } = await accounts.signInWith('late');
  expect((await setRule(true, owner.cookie)).status).toBe(200);
  // Open sessions continue.
  expect(await accounts.whoIs(before)).toBe('late@example.com');

  // The password alone gives no access.
  const first = await signInWithSecret('late');
  expect(first).toMatchObject({ need: 'factor', cookie: undefined });
  expect(first.secret).toMatch(/^[A-Z2-7]{32}$/);
  for (const path of ['factor/prepare', 'factor/confirm', 'sessions/end']) {
    expect((await accounts.postAccounts(path, { account: 1, code: '000000' })).status).toBe(401);
  }
  expect(await signInWithSecret('late', '000000')).toMatchObject({
    status: 422,
    cookie: undefined,
    text: expect.stringContaining('clock'),
  });
  expect(await accounts.whoIs(before)).toBe('late@example.com');

  const done = await signInWithSecret('late', toTestCode(first.secret));
  expect(await accounts.whoIs(done.cookie)).toBe('late@example.com');
  expect(done.recoveryCodes).toHaveLength(10);
  expect(await accounts.whoIs(before)).toBeUndefined();
  expect((await accounts.signInWith('late')).need).toBe('code');
  const { cookie } = await accounts.signInWith('late', { code: done.recoveryCodes[0] });
  expect(await accounts.whoIs(cookie)).toBe('late@example.com');
});

it('creates a new secret at each sign-in until it is confirmed', async () => {
  await createTestUser(dashboard.payload, 'admin', 'again');
  expect((await setRule(true, owner.cookie)).status).toBe(200);
  const { secret } = await signInWithSecret('again');
  const next = await signInWithSecret('again');
  expect((await signInWithSecret('again', toTestCode(secret))).status).toBe(422);
  expect((await signInWithSecret('again', toTestCode(next.secret))).status).toBe(200);
});

it('does not affect a user until they become an admin', async () => {
  const { id } = await createTestUser(dashboard.payload, 'editor', 'rises');
  expect((await setRule(true, owner.cookie)).status).toBe(200);
  const { cookie, need } = await accounts.signInWith('rises');
  expect(need).toBeUndefined();
  await dashboard.payload.update({ collection: 'users', id, data: { role: 'admin' } });
  expect(await accounts.whoIs(cookie)).toBeUndefined();
  expect((await accounts.signInWith('rises')).need).toBe('factor');
});
