import crypto, { randomUUID } from 'node:crypto';
import { createLocalReq } from 'payload';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';

let dashboard: TestDashboard;
let rest: typeof import('../../testing/call-rest.ts');
let accounts: typeof import('../../testing/accounts.ts');
let sessions: typeof import('./sessions.ts');

beforeAll(async () => {
  dashboard = await openTestDashboard();
  rest = await import('../../testing/call-rest.ts');
  accounts = await import('../../testing/accounts.ts');
  sessions = await import('./sessions.ts');
});
afterAll(() => dashboard.close());
afterEach(() => vi.useRealTimers());

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Mobile Safari/604.1';

/** A user with sessions on a Mac and a phone. */
async function prepare(name: string, role: 'admin' | 'editor' = 'editor') {
  const { id } = await createTestUser(dashboard.payload, role, name);
  const { cookie: onMac = '' } = await accounts.signInWith(name, { agent: mac });
  const { cookie: onPhone = '' } = await accounts.signInWith(name, { agent: phone });
  return { id, onMac, onPhone };
}
const list = async (id: number, cookie?: string) => {
  const token = JSON.parse(
    Buffer.from(cookie?.split('.')[1] ?? 'e30', 'base64url').toString('utf8'),
  );
  const found = await sessions.listSessions(dashboard.payload, id);
  return found.map((one) => ({ ...one, isThis: one.session === token.sid }));
};
const end = (body: object, cookie?: string) => accounts.postAccounts('sessions/end', body, cookie);

it('are listed with readable names, and the current one is marked', async () => {
  const { id, onMac } = await prepare('listed');
  const found = await list(id, onMac);
  expect(found.map(({ device, isThis }) => [device, isThis]).toSorted()).toEqual([
    ['Firefox · macOS', true],
    ['Safari · iOS', false],
  ]);
});

it('are ended one by one, or all at once', async () => {
  const { id, onMac, onPhone } = await prepare('ends');
  const [other] = (await list(id, onMac)).filter(({ isThis }) => !isThis);
  expect((await end({ account: id, session: other?.id }, onMac)).body).toEqual({ ended: 1 });
  expect(await accounts.whoIs(onPhone)).toBeUndefined();
  expect(await accounts.whoIs(onMac)).toBe('ends@example.com');
  expect((await end({ account: id }, onMac)).status).toBe(200);
  expect(await accounts.whoIs(onMac)).toBeUndefined();
  expect(await list(id)).toEqual([]);
});

it('of another user are ended only by admins', async () => {
  const victim = await prepare('victim');
  const editor = await prepare('meddler');
  const admin = await prepare('boss', 'admin');
  expect((await end({ account: victim.id }, editor.onMac)).status).toBe(403);
  expect((await end({ account: victim.id })).status).toBe(401);
  const [foreign] = await list(victim.id);
  const wish = { account: editor.id, session: foreign?.id };
  expect((await end(wish, editor.onMac)).body).toEqual({ ended: 0 });
  expect(await accounts.whoIs(victim.onMac)).toBe('victim@example.com');
  const password = accounts.TEST_PASSWORD;
  expect((await end({ account: victim.id, password }, admin.onMac)).body).toEqual({ ended: 2 });
  expect(await accounts.whoIs(victim.onMac)).toBeUndefined();
});

it('are not restored by concurrent requests of other sessions', async () => {
  const { id, onMac, onPhone } = await prepare('revived');
  // Payload writes the complete account, with the sessions that it read before.
  const stale = await dashboard.payload.db.findOne<{ id: number; sessions?: unknown }>({
    collection: 'users',
    where: { id: { equals: id } },
  });
  const [other] = (await list(id, onMac)).filter(({ isThis }) => !isThis);
  await end({ account: id, session: other?.id }, onMac);
  const data = { sessions: stale?.sessions };
  await dashboard.payload.db.updateOne({ collection: 'users', id, data });
  await rest.callRest('/users/refresh-token', { method: 'POST', cookie: onMac });
  expect(await accounts.whoIs(onPhone)).toBeUndefined();
  expect(await accounts.whoIs(onMac)).toBe('revived@example.com');
});

it('of two concurrent sign-ins are both stored', async () => {
  const { payload } = dashboard;
  const { id, onMac } = await prepare('twice');
  // Like a sign-in that read the account before the other one wrote it.
  const user = { id, sessions: [{ id: randomUUID() }] };
  await sessions.openSession(await createLocalReq({}, payload), user as never);
  expect(await accounts.whoIs(onMac)).toBe('twice@example.com');
});

it('do not overwrite a role that changes while the password is checked', async () => {
  const { payload } = dashboard;
  const { id } = await createTestUser(payload, 'editor', 'moved');
  const { pbkdf2 } = crypto;
  const hashing = vi.spyOn(crypto, 'pbkdf2').mockImplementationOnce((...hashed) => {
    void payload
      .update({ collection: 'users', id, data: { role: 'recruiter' } })
      .then(() => pbkdf2(...hashed));
  });
  const { cookie } = await accounts.signInWith('moved');
  expect(hashing).toHaveBeenCalled();
  hashing.mockRestore();
  expect(await accounts.whoIs(cookie)).toBe('moved@example.com');
  const refresh = { method: 'POST', cookie: cookie ?? '' };
  expect((await rest.callRest('/users/refresh-token', refresh)).status).toBe(200);
  expect(await payload.findByID({ collection: 'users', id })).toMatchObject({ role: 'recruiter' });
});

it('end when the password is changed, except the one that changed it', async () => {
  const { id, onMac, onPhone } = await prepare('changes');
  const body = { password: 'quite another password', currentPassword: accounts.TEST_PASSWORD };
  await rest.callRest(`/users/${id}`, { method: 'PATCH', cookie: onMac, body });
  expect(await accounts.whoIs(onPhone)).toBeUndefined();
  expect(await accounts.whoIs(onMac)).toBe('changes@example.com');
  expect(await list(id, onMac)).toHaveLength(1);
});

it('end twelve hours after sign-in, even if they are used', async () => {
  const { id, onMac } = await prepare('tireless');
  const { cookie: later = '' } = await accounts.signInWith('tireless', { agent: phone });
  const HOUR = 3_600_000;
  const start = Date.now();
  vi.useFakeTimers({ now: start, toFake: ['Date'] });
  let cookie = onMac;
  for (let hour = 1.5; hour < 12; hour += 1.5) {
    vi.setSystemTime(start + hour * HOUR);
    const response = await rest.callRest('/users/refresh-token', { method: 'POST', cookie });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(await accounts.whoIs(cookie), `after ${hour} hours`).toBe('tireless@example.com');
  }
  vi.setSystemTime(start + 12 * HOUR + 60_000);
  expect(await accounts.whoIs(cookie)).toBeUndefined();
  const refused = await rest.callRest('/users/refresh-token', { method: 'POST', cookie });
  expect(refused.status).toBe(403);
  expect(await list(id, onMac)).toEqual([]);
  expect(await accounts.whoIs(later)).toBeUndefined();
  // The next sign-in deletes its row.
  await accounts.signInWith('tireless');
  const where = { account: { equals: id } };
  expect((await dashboard.payload.count({ collection: 'account-sessions', where })).totalDocs).toBe(
    1,
  );
});

it('of users who stay signed in end after 30 days without use, or from the list', async () => {
  const { id, onMac } = await prepare('stays');
  const signIn = { email: 'stays@example.com', password: accounts.TEST_PASSWORD, stay: 'on' };
  const response = await rest.callRest('/users/login', { method: 'POST', body: signIn });
  const [text = '', expires] = response.headers.getSetCookie()[0]?.split('; ') ?? [];
  const DAY = 86_400_000;
  const start = Date.now();
  const days = (Date.parse(String(expires?.split('=')[1])) - start) / DAY;
  expect(Math.round(days)).toBe(30);
  vi.useFakeTimers({ now: start + 29 * DAY, toFake: ['Date'] });
  expect(await accounts.whoIs(text)).toBe('stays@example.com');
  expect(await accounts.whoIs(onMac)).toBeUndefined();
  // Payload renews the cookie when the own account is saved.
  const renewed = await rest.callRest('/users/refresh-token', { method: 'POST', cookie: text });
  const [again = ''] = renewed.headers.getSetCookie()[0]?.split(';') ?? [];
  expect(await list(id, again)).toMatchObject([{ isThis: true }]);
  vi.setSystemTime(start + 29.9 * DAY);
  expect(await accounts.whoIs(again)).toBe('stays@example.com');
  vi.setSystemTime(start + 30 * DAY + 60_000);
  expect(await accounts.whoIs(text)).toBeUndefined();
  expect(await accounts.whoIs(again)).toBeUndefined();
  vi.useRealTimers();
  const [open] = await list(id, text);
  await end({ account: id, session: open?.id }, text);
  expect(await accounts.whoIs(text)).toBeUndefined();
});
