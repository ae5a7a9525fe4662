import { JWTAuthentication, jwtSign } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../payload-types.ts';
import { toTestCode } from '../../testing/authenticator.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';

let dashboard: TestDashboard;
let rest: typeof import('../../testing/call-rest.ts');
let accounts: typeof import('../../testing/accounts.ts');

beforeAll(async () => {
  dashboard = await openTestDashboard();
  rest = await import('../../testing/call-rest.ts');
  accounts = await import('../../testing/accounts.ts');
});
afterAll(() => dashboard.close());

const password = 'a long enough password';
const fresh = 'quite another password';

/** A signed-in user with a second factor. */
async function prepare(name: string, role: 'admin' | 'editor' = 'editor') {
  const { id } = await createTestUser(dashboard.payload, role, name);
  const { cookie = '' } = await accounts.signInWith(name);
  return { id, cookie, ...(await accounts.enrol(cookie)) };
}
const readFactor = async (account: number) =>
  (await dashboard.payload.db.findOne({
    collection: 'account-factors',
    where: { account: { equals: account } },
  })) as Record<string, unknown> | null;

describe('a second factor', () => {
  it('is active only after a code has confirmed it', async () => {
    const { id } = await createTestUser(dashboard.payload, 'editor', 'begins');
    const { cookie = '' } = await accounts.signInWith('begins');
    const { status, body } = await accounts.postAccounts('factor/prepare', { password }, cookie);
    expect(status).toBe(200);
    expect(body.qr).toMatch(/^data:image\/gif;base64,/);
    expect((await accounts.signInWith('begins')).status).toBe(200);
    const wrong = await accounts.postAccounts('factor/confirm', { code: '000000' }, cookie);
    expect([wrong.status, wrong.body.fields.code]).toEqual([422, expect.stringContaining('clock')]);
    const done = await accounts.postAccounts(
      'factor/confirm',
      { code: toTestCode(body.secret) },
      cookie,
    );
    expect(done.body.recoveryCodes).toHaveLength(10);
    expect(new Set(done.body.recoveryCodes).size).toBe(10);
    expect(await accounts.signInWith('begins')).toMatchObject({ status: 200, need: 'code' });
    const stored = JSON.stringify(await readFactor(id));
    expect(stored).not.toContain(body.secret);
  });

  it('can be set up with the password only', async () => {
    await createTestUser(dashboard.payload, 'editor', 'left-open');
    const { cookie = '' } = await accounts.signInWith('left-open');
    for (const [proof, message] of [
      [{}, 'Type your current password.'],
      [{ password: '' }, 'Type your current password.'],
      [{ password: 'a wrong password' }, 'This is not your password.'],
    ] as const) {
      const response = await accounts.postAccounts('factor/prepare', proof, cookie);
      expect([response.status, response.body.fields?.password]).toEqual([422, message]);
    }
    expect((await accounts.postAccounts('factor/prepare', { password })).status).toBe(401);
  });

  it('is requested only after a correct password', async () => {
    const { secret } = await prepare('asked');
    const first = await accounts.signInWith('asked');
    expect(first).toMatchObject({ status: 200, need: 'code', cookie: undefined });
    const code = toTestCode(secret);
    expect(
      await accounts.signInWith('asked', { password: 'a wrong password', code }),
    ).toMatchObject({ status: 401, need: undefined, cookie: undefined });
    expect(await accounts.signInWith('asked', { code: '000000' })).toMatchObject({
      status: 401,
      cookie: undefined,
      text: expect.stringContaining('code is wrong'),
    });
    const { cookie } = await accounts.signInWith('asked', { code });
    expect(await accounts.whoIs(cookie)).toBe('asked@example.com');
  });

  it('accepts each code once, and none older than the last accepted one', async () => {
    const { secret } = await prepare('twice');
    // At one time, because a 30-second step may end in between.
    const [before, now, next] = [-1, 0, 1].map((steps) => toTestCode(secret, steps));
    const signIn = async (code?: string) => (await accounts.signInWith('twice', { code })).status;
    expect(await signIn(before)).toBe(401);
    expect(await signIn(now)).toBe(200);
    expect(await signIn(now)).toBe(401);
    expect(await signIn(next)).toBe(200);
    expect(await signIn(now)).toBe(401);
  });

  it('accepts one of many concurrent requests with the same code', async () => {
    const { id, secret } = await prepare('raced');
    const { consumeCode: spendCode } = await import('./factor.ts');
    const code = toTestCode(secret);
    const tries = Array.from({ length: 8 }, () => spendCode(dashboard.payload, id, code));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
  });

  it('limits wrong codes, even with correct passwords in between', async () => {
    const { secret } = await prepare('guessed');
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await accounts.signInWith('guessed', { code: `00000${guess}` })).status).toBe(401);
      if (guess < 4) expect((await accounts.signInWith('guessed')).need).toBe('code');
    }
    const refused = await accounts.signInWith('guessed', { code: toTestCode(secret) });
    expect(refused.status).toBe(429);
  });
});

describe('a sign-in without the code', () => {
  it('creates no session at any endpoint', async () => {
    const { payload } = dashboard;
    const { id, cookie: before } = await prepare('around');
    const chosen = await rest.callRest('/accounts/links/use', {
      method: 'POST',
      body: { token: await accounts.makeLink(payload, id), password: fresh, name: 'Around' },
    });
    expect([chosen.status, chosen.headers.getSetCookie()]).toEqual([200, []]);
    expect(await accounts.whoIs(before)).toBeUndefined();
    const refreshed = await rest.callRest('/users/refresh-token', {
      method: 'POST',
      cookie: before,
    });
    expect(refreshed.status).toBe(403);
    expect(await accounts.signInWith('around', { password: fresh })).toMatchObject({
      need: 'code',
      cookie: undefined,
    });
    for (const path of [
      ...['/users/verify/x', '/users/first-register', '/users/reset-password', '/graphql'],
    ]) {
      const body = { email: 'around@example.com', password: fresh };
      const response = await rest.callRest(path, { method: 'POST', body });
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    const { auth } = payload.collections.users.config;
    const strategies = auth.strategies.map(({ name }) => name);
    expect([auth.useAPIKey, strategies, payload.config.graphQL.disable]).toEqual([
      undefined,
      ['account-session'],
      true,
    ]);
  });

  it("gets no valid token from Payload's own operations", async () => {
    const { payload } = dashboard;
    const { id } = await prepare('minted');
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: 'minted@example.com' },
      disableEmail: true,
    });
    await payload.resetPassword({
      collection: 'users',
      data: { token, password: fresh },
      overrideAccess: true,
    });
    // The session that it stored in the account, with a valid token.
    const stored = await payload.db.findOne<User>({
      collection: 'users',
      where: { id: { equals: id } },
    });
    expect(stored?.sessions).toHaveLength(1);
    const minted = await jwtSign({
      fieldsToSign: { id, collection: 'users', sid: stored?.sessions?.at(-1)?.id },
      secret: payload.secret,
      tokenExpiration: 3600,
    });
    const cookie = `dashboard-token=${minted.token}`;
    const headers = new Headers({ Cookie: cookie, Origin: 'http://localhost:3000' });
    expect((await JWTAuthentication({ payload, headers })).user).toBeNull();
    expect(await accounts.whoIs(cookie)).toBeUndefined();
    const login = payload.login({
      collection: 'users',
      data: { email: 'minted@example.com', password: fresh },
    });
    await expect(login).rejects.toThrow('code');
  });
});

describe('recovery codes', () => {
  it('each replace a code once, in any spelling, and are stored as hashes', async () => {
    const { id, codes } = await prepare('recovers');
    const [first = '', second = ''] = codes;
    const signIn = async (code: string) => (await accounts.signInWith('recovers', { code })).status;
    expect(await signIn(first)).toBe(200);
    expect(await signIn(first)).toBe(401);
    expect(await signIn(` ${second.toUpperCase().replaceAll('-', ' ')} `)).toBe(200);
    const stored = String((await readFactor(id))?.recoveryCodes);
    expect(stored.split(' ')).toHaveLength(8);
    expect(stored).not.toContain(codes[2]?.slice(0, 9));
  });

  it('are valid for one account, and only the last ten', async () => {
    const { cookie, secret, codes } = await prepare('renews');
    await prepare('other');
    const foreign = await accounts.signInWith('other', { code: codes[0] ?? '' });
    expect(foreign.status).toBe(401);
    const wish = { password, code: toTestCode(secret) };
    const { body } = await accounts.postAccounts('factor/codes', wish, cookie);
    expect(body.recoveryCodes).toHaveLength(10);
    expect((await accounts.signInWith('renews', { code: codes[0] ?? '' })).status).toBe(401);
    expect((await accounts.signInWith('renews', { code: body.recoveryCodes[0] })).status).toBe(200);
  });
});

describe('changing the factor', () => {
  it('ends every other session', async () => {
    await createTestUser(dashboard.payload, 'editor', 'elsewhere');
    const { cookie: other } = await accounts.signInWith('elsewhere');
    const { cookie = '' } = await accounts.signInWith('elsewhere');
    await accounts.enrol(cookie);
    expect(await accounts.whoIs(other)).toBeUndefined();
    expect(await accounts.whoIs(cookie)).toBe('elsewhere@example.com');
  });

  it('requires the password and a code of the current one, which stays valid until the new one is confirmed', async () => {
    const { cookie, secret } = await prepare('moves');
    expect((await accounts.postAccounts('factor/prepare', { password }, cookie)).status).toBe(422);
    const proof = { password, code: toTestCode(secret) };
    const { body } = await accounts.postAccounts('factor/prepare', proof, cookie);
    const signedIn = await accounts.signInWith('moves', { code: toTestCode(secret, 1) });
    expect(signedIn.status).toBe(200);
    const code = toTestCode(body.secret);
    expect((await accounts.postAccounts('factor/confirm', { code }, cookie)).status).toBe(200);
    expect(await accounts.whoIs(signedIn.cookie)).toBeUndefined();
    const next = await accounts.signInWith('moves', { code: toTestCode(body.secret, 1) });
    expect(next.status).toBe(200);
  });

  it("removes it with the owner's password and code, or with an admin who reauthenticates", async () => {
    const { id, cookie, secret } = await prepare('leaves');
    const remove = (proof: object) => accounts.postAccounts('factor/remove', proof, cookie);
    expect((await remove({ password })).status).toBe(422);
    expect((await remove({ password, code: toTestCode(secret) })).status).toBe(200);
    expect((await accounts.signInWith('leaves')).need).toBeUndefined();

    await accounts.enrol(cookie);
    await createTestUser(dashboard.payload, 'admin', 'helper');
    const { cookie: admin = '' } = await accounts.signInWith('helper');
    const reset = (body: object, by?: string) => accounts.postAccounts('factor/reset', body, by);
    expect((await reset({ account: id, password }, cookie)).status).toBe(403);
    expect((await accounts.signInWith('leaves')).need).toBe('code');
    const refused = await reset({ account: id, password }, admin);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('Set up your own second factor first'),
    ]);
    const { codes } = await accounts.enrol(admin);
    expect((await reset({ account: id, password: 'a wrong password' }, admin)).status).toBe(422);
    expect((await reset({ account: id, password }, admin)).status).toBe(422);
    expect((await reset({ account: id, password, code: codes[0] }, admin)).status).toBe(200);
    expect(await accounts.whoIs(cookie)).toBeUndefined();
    expect((await accounts.signInWith('leaves')).need).toBeUndefined();
  });

  it('removes it with `npm run admin`', async () => {
    const { cookie } = await prepare('lost', 'admin');
    const { setAdmin } = await import('../first-admin.ts');
    await setAdmin(dashboard.payload, 'lost@example.com', fresh);
    expect(await accounts.whoIs(cookie)).toBeUndefined();
    const { cookie: next } = await accounts.signInWith('lost', { password: fresh });
    expect(await accounts.whoIs(next)).toBe('lost@example.com');
  });

  it('removes it together with its account', async () => {
    const { id } = await prepare('deleted');
    await dashboard.payload.delete({ collection: 'users', id });
    for (const collection of ['account-factors', 'account-sessions'] as const) {
      const where = { account: { equals: id } };
      expect((await dashboard.payload.count({ collection, where })).totalDocs).toBe(0);
    }
  });
});
