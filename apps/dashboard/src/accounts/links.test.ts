import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '../payload-types.ts';
import { toTestCode } from '../testing/authenticator.ts';
import { startMailServer, type TestMailServer } from '../testing/mail-server.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../testing/open-test-dashboard.ts';
import { getDeliveries } from '../testing/outbox.ts';

let dashboard: TestDashboard;
let mails: TestMailServer;
let rest: typeof import('../testing/call-rest.ts');
let accounts: typeof import('../testing/accounts.ts');
let admin: string;

beforeAll(async () => {
  mails = await startMailServer();
  dashboard = await openTestDashboard({ SMTP_URL: mails.url });
  rest = await import('../testing/call-rest.ts');
  accounts = await import('../testing/accounts.ts');
  await createTestUser(dashboard.payload, 'admin');
  admin = (await accounts.signInWith('admin')).cookie ?? '';
});
afterAll(async () => {
  await dashboard.close();
  await mails.stop();
});
beforeEach(async () => {
  mails.taken.length = 0;
  process.env.SMTP_URL = mails.url;
  await dashboard.payload.delete({ collection: 'deliveries', where: {} });
});
afterEach(() => vi.useRealTimers());

const chosen = 'quite another password';
const toPerson = (name: string, more: object = {}) => ({
  ...{ name: 'Mona Samir', email: `${name}@example.com`, role: 'editor' },
  ...more,
});
const inviteAll = (people: object[], cookie = admin, password = accounts.TEST_PASSWORD) =>
  accounts.postAccounts('invitations', { people, password }, cookie);
const invite = (name: string, more: object = {}, cookie = admin) =>
  inviteAll([toPerson(name, more)], cookie);
const findId = async (name: string) => {
  const where = { email: { equals: `${name}@example.com` } };
  const { docs } = await dashboard.payload.find({ collection: 'users', where });
  return docs[0]?.id ?? 0;
};
const sendAgain = (account: number, cookie = admin) =>
  accounts.postAccounts('links/send', { account, password: accounts.TEST_PASSWORD }, cookie);
async function workOutbox() {
  const { createTestOutbox } = await import('../testing/outbox.ts');
  const { createSender } = await import('../outbox/sender.ts');
  const { payload } = dashboard;
  return createTestOutbox({ payload, sender: createSender(payload) }).work();
}
const getLinks = async () =>
  (await getDeliveries(dashboard.payload)).filter(({ kind }) => kind === 'link');
/** The token in a mail. */
const readToken = (source = '') =>
  /admin\/welcome#([\w-]{43})/.exec(source.replace(/=\r?\n/g, ''))?.[1] ?? '';
/**
 * Invites a user without a mail server.
 * @returns account and token
 */
async function inviteByHand(name: string) {
  delete process.env.SMTP_URL;
  const { body } = await invite(name);
  return { account: await findId(name), token: String(body[0].link).split('#')[1] ?? '' };
}
const isOpen = async (token: string) => {
  const { findLinkUser } = await import('./links.ts');
  return (await findLinkUser(dashboard.payload, token)) !== undefined;
};
const choose = (token: string, password = chosen) =>
  accounts.postAccounts('links/use', { token, password });
const readState = async (id: number) =>
  (await dashboard.payload.findByID({ collection: 'users', id })).state;

describe('an invitation', () => {
  it('is mailed, and its recipient chooses a password and can sign in', async () => {
    const { status, body } = await invite('mona');
    expect(status).toBe(200);
    expect(body).toEqual([{ email: 'mona@example.com', until: expect.any(String) }]);
    const account = await findId('mona');
    expect(await readState(account)).toBe('invited');
    // Admins also get a mail (takeover.test.ts).
    expect(await workOutbox()).toBe(2);
    const mail = mails.taken.find(({ to }) => to.includes('mona@example.com'));
    expect(mail?.subject).toMatch(/you are invited$/);
    const token = readToken(mail?.source);
    expect(await isOpen(token)).toBe(true);
    expect((await choose(token)).body).toEqual({ email: 'mona@example.com' });
    expect(await readState(account)).toBe('invited');
    const { cookie } = await accounts.signInWith('mona', { password: chosen });
    expect(await accounts.whoIs(cookie)).toBe('mona@example.com');
    expect(await readState(account)).toBe('active');
  });

  it('survives an outage of the mail server, and is not sent after its link has expired', async () => {
    mails.mood = 'greylists';
    await invite('patient');
    expect(await workOutbox()).toBe(0);
    expect(await getLinks()).toMatchObject([
      { kind: 'link', state: 'queued', attempts: 1, lastError: expect.stringContaining('later') },
    ]);
    mails.mood = 'takes';
    const { body: again } = await sendAgain(await findId('patient'));
    expect(again[0].email).toBe('patient@example.com');
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
    await workOutbox();
    const sent = mails.taken.filter(({ to }) => to.includes('patient@example.com'));
    expect(sent).toHaveLength(1);
    expect(await isOpen(readToken(sent[0]?.source))).toBe(true);
    expect(await getLinks()).toMatchObject([{ state: 'sent' }]);
  });

  it('is shown to the admin if there is no mail server, and nothing is queued', async () => {
    const { token } = await inviteByHand('by-hand');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await isOpen(token)).toBe(true);
    expect(await getDeliveries(dashboard.payload)).toEqual([]);
  });

  it.each([
    [{ email: 'no address' }, 'email', 'Type one plain e-mail address.'],
    [{ name: '  ' }, 'name', 'Type a name.'],
    [{ role: 'owner' }, 'people.0.role', 'Choose what the person may do.'],
  ])('with %j is rejected with an error message', async (more, field, message) => {
    const { status, body } = await invite('refused', more);
    expect([status, body.fields[field]]).toEqual([422, message]);
  });

  it('is rejected for an existing account, by a non-admin, or with a password', async () => {
    expect((await invite('admin')).body.fields.email).toContain('has an account already');
    await createTestUser(dashboard.payload, 'editor');
    const { cookie: editor = '' } = await accounts.signInWith('editor');
    expect((await invite('mine', {}, editor)).status).toBe(403);
    expect((await invite('mine', {}, '')).status).toBe(401);
    expect((await inviteAll([toPerson('mine')], admin, chosen)).status).toBe(422);
    const body = { email: 'mine@example.com', role: 'admin', password: chosen };
    const past = await rest.callRest('/users', { method: 'POST', cookie: admin, body });
    expect(past.status).toBe(403);
  });

  it('is sent to several people with one proof', async () => {
    const { id } = await createTestUser(dashboard.payload, 'admin', 'inviter');
    const { cookie = '' } = await accounts.signInWith('inviter');
    const { secret } = await accounts.enrol(cookie);
    const names = ['one', 'two', 'three'];
    const people = [...names.map((name) => toPerson(name)), { name: '', email: '', role: 'admin' }];
    const proof = { password: accounts.TEST_PASSWORD, code: toTestCode(secret) };
    const { body } = await accounts.postAccounts('invitations', { people, ...proof }, cookie);
    const emails = names.map((name) => `${name}@example.com`);
    expect(body.map(({ email }: { email: string }) => email)).toEqual(emails);
    const ids = await Promise.all(names.map(findId));
    expect(await Promise.all(ids.map(readState))).toEqual(['invited', 'invited', 'invited']);
    await workOutbox();
    expect(mails.taken.filter(({ subject }) => subject.endsWith('invited'))).toHaveLength(3);
    await dashboard.payload.delete({ collection: 'users', id });
  });

  it('has the name in one line, without control characters', async () => {
    await invite('split', { name: 'Mona\r\nBcc: Samir\u202Etxt' });
    const { name } = await dashboard.payload.findByID({
      collection: 'users',
      id: await findId('split'),
    });
    expect(name).toBe('Mona Bcc: Samirtxt');
  });

  it('is sent once if the request is repeated, at the same time or later', async () => {
    const send = () => inviteAll([toPerson('again'), toPerson('and-again')]);
    const responses = [...(await Promise.all([send(), send()])), await send()];
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.every(({ status }) => status < 500)).toBe(true);
    expect(responses.at(-1)?.status).toBe(422);
    expect(await getLinks()).toHaveLength(2);
  });

  it.each([
    [
      'an invalid e-mail address',
      toPerson('', { email: 'layla@' }),
      'layla@: Type one plain e-mail address.',
    ],
    ['no name', toPerson('nameless', { name: '' }), 'nameless@example.com: Type a name.'],
    [
      'the account of another row',
      toPerson('first'),
      'first@example.com: This address is here twice.',
    ],
  ])('is sent to none of several people if one has %s', async (_fault, second, message) => {
    const { status, body } = await inviteAll([toPerson('first'), second]);
    expect([status, body.message]).toEqual([422, message]);
    expect(await findId('first')).toBe(0);
    expect(await getDeliveries(dashboard.payload)).toEqual([]);
  });

  it('stores no token, and grants no access before it is used', async () => {
    const { account, token } = await inviteByHand('untold');
    const stored = await dashboard.payload.db.find({ collection: 'users', limit: 100 });
    expect(JSON.stringify(stored)).not.toContain(token);
    for (const password of ['', chosen, 'undefined', token]) {
      expect((await accounts.signInWith('untold', { password })).status).not.toBe(200);
    }
    await dashboard.payload.delete({ collection: 'users', id: account });
    expect(await isOpen(token)).toBe(false);
  });
});

describe('a link', () => {
  it('works once, even for concurrent requests', async () => {
    const { token } = await inviteByHand('once');
    const both = await Promise.all([choose(token), choose(token, 'a third long password')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    expect(await isOpen(token)).toBe(false);
    expect((await choose(token)).status).toBe(410);
  });

  it('is replaced by the next one', async () => {
    const { account, token } = await inviteByHand('replaced');
    const { body } = await sendAgain(account);
    expect(await isOpen(token)).toBe(false);
    expect((await choose(token)).status).toBe(410);
    expect(await isOpen(String(body[0].link).split('#')[1] ?? '')).toBe(true);
  });

  it('expires after 72 hours, and not before', async () => {
    const { token } = await inviteByHand('expires');
    const start = Date.now();
    vi.useFakeTimers({ now: start + 71 * 3_600_000, toFake: ['Date'] });
    expect(await isOpen(token)).toBe(true);
    vi.setSystemTime(start + 73 * 3_600_000);
    expect(await isOpen(token)).toBe(false);
    expect((await choose(token)).status).toBe(410);
  });

  it('is invalid after the password was changed, even if its token is restored in the database', async () => {
    const { account, token } = await inviteByHand('written-back');
    const { payload } = dashboard;
    const where = { id: { equals: account } };
    const stale = await payload.db.findOne<User>({ collection: 'users', where });
    expect((await choose(token)).status).toBe(200);
    await payload.db.updateOne({
      collection: 'users',
      where,
      data: {
        resetPasswordToken: stale?.resetPasswordToken,
        resetPasswordExpiration: stale?.resetPasswordExpiration,
      },
      options: { atomic: true },
      req: undefined,
    });
    expect(await isOpen(token)).toBe(false);
    expect((await choose(token, 'a third long password')).status).toBe(410);
  });

  it('with an invalid token is not valid, and stays valid after a weak password was rejected', async () => {
    expect(await isOpen('x'.repeat(43))).toBe(false);
    const { token } = await inviteByHand('weak');
    for (const password of ['short', 'password1234']) {
      expect((await choose(token, password)).status).toBe(422);
    }
    expect(await isOpen(token)).toBe(true);
  });

  it('for a forgotten password ends every session, but keeps the second factor', async () => {
    const { id } = await createTestUser(dashboard.payload, 'editor', 'forgetful');
    await dashboard.payload.update({ collection: 'users', id, data: { name: 'Forgetful' } });
    const { cookie = '' } = await accounts.signInWith('forgetful');
    await accounts.enrol(cookie);
    delete process.env.SMTP_URL;
    const { body } = await sendAgain(id);
    const token = String(body[0].link).split('#')[1] ?? '';
    expect(await isOpen(token)).toBe(true);
    expect(await accounts.whoIs(cookie)).toBe('forgetful@example.com');
    await choose(token);
    expect(await accounts.whoIs(cookie)).toBeUndefined();
    expect((await accounts.signInWith('forgetful', { password: chosen })).need).toBe('code');
  });
});
