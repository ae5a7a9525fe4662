import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';
import { getDeliveries } from '../../testing/outbox.ts';

let dashboard: TestDashboard;
let mails: TestMailServer;
let rest: typeof import('../../testing/call-rest.ts');
let accounts: typeof import('../../testing/accounts.ts');
let people = 0;

beforeAll(async () => {
  mails = await startMailServer();
  dashboard = await openTestDashboard({
    SMTP_URL: mails.url,
    DASHBOARD_PUBLIC_URL: 'https://desk.example.com',
  });
  rest = await import('../../testing/call-rest.ts');
  accounts = await import('../../testing/accounts.ts');
});
afterAll(async () => {
  await dashboard.close();
  await mails.stop();
});
beforeEach(async () => {
  mails.mood = 'takes';
  mails.taken.length = 0;
  await dashboard.payload.delete({ collection: 'deliveries', where: {} });
});
afterEach(() => vi.useRealTimers());

/** A user with a forgotten password. */
async function prepare() {
  people += 1;
  const name = `forgetful${people}`;
  const { id } = await createTestUser(dashboard.payload, 'editor', name);
  await dashboard.payload.update({ collection: 'users', id, data: { name } });
  return { id, name, email: `${name}@example.com` };
}
async function request(email: unknown) {
  const started = performance.now();
  const response = await rest.callRest('/users/forgot-password', {
    method: 'POST',
    body: { email },
    headers: { Host: 'evil.example', 'x-dashboard-client': `client of ${String(email)}` },
  });
  const text = await response.text();
  const retryAfter = Number(response.headers.get('Retry-After'));
  return { status: response.status, text, retryAfter, ms: performance.now() - started };
}
async function workOutbox() {
  const { createTestOutbox } = await import('../../testing/outbox.ts');
  const { createSender } = await import('../../outbox/sender.ts');
  const { payload } = dashboard;
  return createTestOutbox({ payload, sender: createSender(payload) }).work();
}
const readToken = (source = '') =>
  /https:\/\/desk\.example\.com\/admin\/welcome#([\w-]{43})/.exec(
    source.replace(/=\r?\n/g, ''),
  )?.[1] ?? '';
const choose = (token: string) =>
  accounts.postAccounts('links/use', { token, password: 'quite another password' });

it('responds after the link and its mail are stored, and the link works once', async () => {
  const { email, name } = await prepare();
  expect((await request(` ${email.toUpperCase()} `)).status).toBe(200);
  expect(await getDeliveries(dashboard.payload)).toMatchObject([
    { kind: 'forgotten', state: 'queued', subjectKind: 'users' },
  ]);
  expect(await workOutbox()).toBe(1);
  const [mail] = mails.taken;
  expect(mail?.to).toEqual([email]);
  expect(mail?.source).not.toContain('evil.example');
  const token = readToken(mail?.source);
  expect((await choose(token)).status).toBe(200);
  expect((await choose(token)).status).toBe(410);
  const signedIn = await accounts.signInWith(name, { password: 'quite another password' });
  expect(signedIn.status).toBe(200);
});

it('is mailed after an outage of the mail server', async () => {
  const { email } = await prepare();
  mails.mood = 'greylists';
  expect((await request(email)).status).toBe(200);
  expect(await workOutbox()).toBe(0);
  mails.mood = 'takes';
  vi.useFakeTimers({ now: Date.now() + 2 * 3_600_000, toFake: ['Date'] });
  expect(await workOutbox()).toBe(1);
  expect((await choose(readToken(mails.taken[0]?.source))).status).toBe(200);
});

it('works for four hours, and is not sent after that', async () => {
  const { email } = await prepare();
  await request(email);
  await workOutbox();
  await request(email);
  vi.useFakeTimers({ now: Date.now() + 4 * 3_600_000 + 60_000, toFake: ['Date'] });
  expect((await choose(readToken(mails.taken[0]?.source))).status).toBe(410);
  await workOutbox();
  expect(mails.taken).toHaveLength(1);
  expect(await getDeliveries(dashboard.payload)).toMatchObject([{ state: 'sent' }]);
});

it('replaces a former link, but not an invitation', async () => {
  const { id, email } = await prepare();
  const ofAdmin = await accounts.makeLink(dashboard.payload, id);
  const data = { state: 'invited' as const };
  await dashboard.payload.update({ collection: 'users', id, data });
  await request(email);
  await workOutbox();
  const token = readToken(mails.taken[0]?.source);
  const { findLinkUser } = await import('../links.ts');
  const isOpen = async (one: string) => (await findLinkUser(dashboard.payload, one)) !== undefined;
  expect([await isOpen(ofAdmin), await isOpen(token)]).toEqual([false, true]);
  vi.useFakeTimers({ now: Date.now() + 71 * 3_600_000, toFake: ['Date'] });
  expect(await isOpen(token)).toBe(true);
  expect((await choose(token)).status).toBe(200);
  expect(await isOpen(token)).toBe(false);
});

it('sends the same response in the same time for an unknown e-mail address', async () => {
  const { email } = await prepare();
  const known = await request(email);
  const unknown = await request('nobody@example.com');
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  for (const { ms } of [known, unknown]) expect(ms).toBeGreaterThan(395);
  expect(await getDeliveries(dashboard.payload)).toHaveLength(1);
  for (const email of ['', 'no address', 5, { like: '%' }]) {
    expect((await request(email)).status).toBe(422);
  }
});

it('is limited to three an hour for an account', async () => {
  const { email } = await prepare();
  for (const requested of [email, 'no-one@example.com']) {
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await request(requested)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await request(requested)).retryAfter).toBeGreaterThan(3500);
  }
  expect(await getDeliveries(dashboard.payload)).toHaveLength(3);
});

it('is 503 if it cannot be stored, and logs no personal data', async () => {
  const { email } = await prepare();
  const { logger, db } = dashboard.payload;
  const log = vi.spyOn(logger, 'error');
  vi.spyOn(db, 'create').mockRejectedValueOnce(new Error('disk I/O error'));
  expect((await request(email)).status).toBe(503);
  expect(JSON.stringify(log.mock.calls)).toContain('An API call failed');
  expect(JSON.stringify(log.mock.calls)).not.toContain(email);
  expect(await getDeliveries(dashboard.payload)).toEqual([]);
});
