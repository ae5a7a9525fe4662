import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toTestCode } from '../testing/authenticator.ts';
import { startMailServer, type TestMailServer } from '../testing/mail-server.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../testing/open-test-dashboard.ts';

let dashboard: TestDashboard;
let mails: TestMailServer;
let rest: typeof import('../testing/call-rest.ts');
let accounts: typeof import('../testing/accounts.ts');
let owner: { id: number; cookie: string };
let victim: { id: number; cookie: string; secret: string };

beforeAll(async () => {
  mails = await startMailServer();
  dashboard = await openTestDashboard({ SMTP_URL: mails.url });
  rest = await import('../testing/call-rest.ts');
  accounts = await import('../testing/accounts.ts');
  const { payload } = dashboard;
  const { id } = await createTestUser(payload, 'admin', 'owner');
  owner = { id, cookie: (await accounts.signInWith('owner')).cookie ?? '' };
  const other = await createTestUser(payload, 'editor', 'victim');
  const { cookie = '' } = await accounts.signInWith('victim');
  victim = { id: other.id, cookie, secret: (await accounts.enrol(cookie)).secret };
});
afterAll(async () => {
  await dashboard.close();
  await mails.stop();
});
beforeEach(async () => {
  // Failed reauthentications are counted by session.
  owner.cookie = (await accounts.signInWith('owner')).cookie ?? '';
  mails.taken.length = 0;
  await dashboard.payload.delete({ collection: 'deliveries', where: {} });
});

const password = 'a long enough password';
const change = async (id: number, body: object, cookie = owner.cookie) => {
  const response = await rest.callRest(`/users/${id}`, { method: 'PATCH', cookie, body });
  return { status: response.status, body: await response.json() };
};
const invited = { name: 'Intruder', email: 'intruder@example.com', role: 'admin' };

async function workOutbox() {
  const { createTestOutbox } = await import('../testing/outbox.ts');
  const { createSender } = await import('../outbox/sender.ts');
  const { payload } = dashboard;
  return createTestOutbox({ payload, sender: createSender(payload) }).work();
}

describe('a stolen admin session without a password', () => {
  it.each<[string, string, () => object]>([
    ['invites nobody', 'invitations', () => ({ people: [invited] })],
    ['sends nobody a link', 'links/send', () => ({ account: victim.id })],
    ['resets no factor', 'factor/reset', () => ({ account: victim.id })],
    ['signs nobody out', 'sessions/end', () => ({ account: victim.id })],
    ['deletes nobody', 'delete', () => ({ account: victim.id })],
    ['changes no rule', 'factor/rule', () => ({ isRequired: false })],
  ])('%s', async (_what, path, toBody) => {
    const request = (proof: object) =>
      accounts.postAccounts(path, { ...toBody(), ...proof }, owner.cookie);
    // The owner has no second factor, so it resets none even with the password.
    const statuses = path === 'factor/reset' ? [409] : [422];
    for (const proof of [{}, { password: '' }, { password: 'a wrong password' }]) {
      expect(statuses, JSON.stringify(proof)).toContain((await request(proof)).status);
    }
    expect(await accounts.whoIs(victim.cookie)).toBe('victim@example.com');
    expect((await dashboard.payload.count({ collection: 'deliveries' })).totalDocs).toBe(0);
    const { totalDocs } = await dashboard.payload.count({
      collection: 'users',
      where: { email: { equals: invited.email } },
    });
    expect(totalDocs).toBe(0);
  });

  it('cannot change a role or an e-mail address, one by one or in bulk', async () => {
    const { body } = await change(victim.id, { role: 'admin' });
    expect(body.errors[0].data.errors).toEqual([
      { path: 'currentPassword', message: 'Type your current password.' },
    ]);
    expect((await change(victim.id, { role: 'admin', currentPassword: 'wrong' })).status).toBe(422);
    const many = await rest.callRest(`/users?where[id][equals]=${victim.id}`, {
      method: 'PATCH',
      cookie: owner.cookie,
      body: { role: 'admin' },
    });
    expect(many.status).toBe(422);
    expect((await change(victim.id, { email: 'mine@example.com' })).status).toBe(422);
    const stored = await dashboard.payload.findByID({ collection: 'users', id: victim.id });
    expect(stored).toMatchObject({ role: 'editor', email: 'victim@example.com' });
    // Unchanged values need no reauthentication, because the account form sends all values.
    const same = { name: 'Victim', role: 'editor', email: 'victim@example.com' };
    expect((await change(victim.id, same)).status).toBe(200);
  });

  it("cannot delete an account or change a rule through Payload's endpoints", async () => {
    const { cookie } = owner;
    for (const path of [`/users/${victim.id}`, `/users?where[id][equals]=${victim.id}`]) {
      expect((await rest.callRest(path, { method: 'DELETE', cookie })).status).toBe(403);
    }
    const rule = { method: 'POST', cookie, body: { secondFactorForAdmins: false } };
    expect((await rest.callRest('/globals/sign-in-rules', rule)).status).toBe(403);
    expect(await accounts.whoIs(victim.cookie)).toBe('victim@example.com');
  });

  it('gets no link for its own account, with or without reauthentication', async () => {
    for (const proof of [{}, { password }]) {
      const body = { account: owner.id, ...proof };
      const { status, body: response } = await accounts.postAccounts(
        'links/send',
        body,
        owner.cookie,
      );
      expect([status, response.link]).toEqual([409, undefined]);
    }
  });
});

it('reauthentication requires the second factor, too', async () => {
  const { id } = await createTestUser(dashboard.payload, 'admin', 'careful');
  const { cookie = '' } = await accounts.signInWith('careful');
  const { secret } = await accounts.enrol(cookie);
  const send = (proof: object) =>
    accounts.postAccounts('links/send', { account: victim.id, ...proof }, cookie);
  expect((await send({ password })).body.fields).toEqual({
    code: 'Type the code of your authenticator app.',
  });
  expect((await send({ password, code: '000000' })).status).toBe(422);
  expect((await send({ password, code: toTestCode(secret) })).status).toBe(200);
  const body = { role: 'admin', currentPassword: password };
  const refused = await change(victim.id, body, cookie);
  expect(refused.body.errors[0].data.errors[0].path).toBe('currentCode');
  const code = toTestCode(secret, 1);
  expect((await change(victim.id, { ...body, currentCode: code }, cookie)).status).toBe(200);
  const back = { role: 'editor', currentPassword: password };
  expect((await change(victim.id, back)).status).toBe(200);
  await dashboard.payload.delete({ collection: 'users', id });
});

it('an admin without a second factor cannot reset one, even with the password', async () => {
  const { id } = await createTestUser(dashboard.payload, 'admin', 'newcomer');
  const { cookie = '' } = await accounts.signInWith('newcomer');
  const reset = (proof: object) =>
    accounts.postAccounts('factor/reset', { account: victim.id, ...proof }, cookie);
  expect((await reset({ password })).status).toBe(409);
  const { secret } = await accounts.enrol(cookie);
  expect((await reset({ password })).status).toBe(422);
  expect((await reset({ password, code: toTestCode(secret) })).status).toBe(200);
  await dashboard.payload.delete({ collection: 'users', id });
});

it('an admin who reauthenticates can delete an account, except the last admin', async () => {
  const { id } = await createTestUser(dashboard.payload, 'editor', 'leaver');
  const { cookie } = await accounts.signInWith('leaver');
  const remove = (account: number) =>
    accounts.postAccounts('delete', { account, password }, owner.cookie);
  expect((await accounts.postAccounts('delete', { account: id, password }, cookie)).status).toBe(
    403,
  );
  expect((await remove(id)).status).toBe(200);
  expect(await accounts.whoIs(cookie)).toBeUndefined();
  expect((await remove(id)).status).toBe(404);
  await workOutbox();
  expect(mails.taken[0]?.source).toMatch(/Deleted/);
  expect((await remove(owner.id)).status).toBe(409);
  expect(await accounts.whoIs(owner.cookie)).toBe('owner@example.com');
});

it('every admin gets a mail about changes of accounts', async () => {
  const { payload } = dashboard;
  const second = await createTestUser(payload, 'admin', 'second');
  await createTestUser(payload, 'editor', 'bystander');
  await payload.delete({ collection: 'deliveries', where: {} });
  const acts: [() => Promise<{ status: number }>, RegExp][] = [
    [
      () => accounts.postAccounts('links/send', { account: victim.id, password }, owner.cookie),
      /Created a link to choose a password/,
    ],
    [() => change(victim.id, { role: 'recruiter', currentPassword: password }), /Changed a role/],
    [
      () => change(victim.id, { email: 'moved@example.com', currentPassword: password }),
      /Changed an e-mail address/,
    ],
    [
      async () => {
        const slug = 'sign-in-rules';
        await payload.updateGlobal({ slug, data: { secondFactorForAdmins: true } });
        return accounts.postAccounts('factor/rule', { isRequired: false, password }, owner.cookie);
      },
      /Changed a rule of signing in/,
    ],
  ];
  for (const [act, heading] of acts) {
    mails.taken.length = 0;
    expect((await act()).status).toBe(200);
    await workOutbox();
    const received = mails.taken.filter(({ subject }) =>
      /an account was changed$|a rule was changed$/.test(subject),
    );
    expect(received.flatMap(({ to }) => to).toSorted()).toEqual([
      'owner@example.com',
      'second@example.com',
    ]);
    for (const { source } of received) {
      expect(source).toMatch(heading);
      expect(source).toContain('owner@example.com');
    }
  }
  // Former admins get no mail.
  await accounts.postAccounts('links/send', { account: victim.id, password }, owner.cookie);
  await payload.update({ collection: 'users', id: second.id, data: { role: 'editor' } });
  mails.taken.length = 0;
  await workOutbox();
  expect(mails.taken.flatMap(({ to }) => to)).not.toContain('second@example.com');
});
