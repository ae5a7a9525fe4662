import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';

const password = 'a long enough password';
const fresh = 'quite another password';
let dashboard: TestDashboard;
let rest: typeof import('../../testing/call-rest.ts');

beforeAll(async () => {
  // Nothing listens there: only what is answered is of interest.
  dashboard = await openTestDashboard({ SMTP_URL: 'smtp://127.0.0.1:9' });
  rest = await import('../../testing/call-rest.ts');
  await createTestUser(dashboard.payload, 'admin');
});
afterAll(() => dashboard.close());
afterEach(() => vi.useRealTimers());

async function tryToSignIn(name: string, word: string, client = '192.0.2.1') {
  const answer = await rest.callRest('/users/login', {
    method: 'POST',
    body: { email: `${name}@example.com`, password: word },
    headers: { 'x-dashboard-client': client },
  });
  const body = await answer.json();
  return {
    status: answer.status,
    retryAfter: Number(answer.headers.get('Retry-After')),
    text: body.errors?.[0]?.message,
    cookie: answer.headers.getSetCookie()[0]?.split(';')[0],
  };
}

describe('whoever guesses a password', () => {
  it.each(['guessed', 'nobody-at-all'])(
    'has to wait after five tries for %s, and is told how long',
    async (name) => {
      if (name === 'guessed') await createTestUser(dashboard.payload, 'editor', name);
      for (let guess = 0; guess < 5; guess += 1) {
        expect((await tryToSignIn(name, 'a wrong password')).status).toBe(401);
      }
      const refused = await tryToSignIn(name, password);
      expect(refused.status).toBe(429);
      expect(refused.text).toMatch(
        /^Too many tries\. Try again at \d\d:\d\d \(Africa\/Cairo\), or in 1[45] minutes\.$/,
      );
      expect(refused.retryAfter).toBeGreaterThan(13 * 60);
      expect(refused.retryAfter).toBeLessThanOrEqual(15 * 60);
    },
  );

  it('closes the account to themselves only', async () => {
    await createTestUser(dashboard.payload, 'editor', 'victim');
    for (let guess = 0; guess < 8; guess += 1) await tryToSignIn('victim', 'wrong', '203.0.113.9');
    expect((await tryToSignIn('victim', password, '203.0.113.9')).status).toBe(429);
    expect((await tryToSignIn('victim', password, '198.51.100.7')).status).toBe(200);
  });

  it('with many addresses is stopped as well', async () => {
    for (let guess = 0; guess < 100; guess += 1) {
      const { countAttempt } = await import('./attempts.ts');
      const headers = new Headers({ 'x-dashboard-client': `2001:db8:${guess}` });
      await countAttempt({ headers, payload: dashboard.payload } as never, 'many@example.com');
    }
    const answer = await tryToSignIn('many', 'a wrong password', '2001:db8:ffff');
    expect(answer.status).toBe(429);
  });

  it('starts again at nothing once the password was right', async () => {
    await createTestUser(dashboard.payload, 'editor', 'clumsy');
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 4; guess += 1) await tryToSignIn('clumsy', 'wrong');
      expect((await tryToSignIn('clumsy', password)).status).toBe(200);
    }
  });
});

it('has no address where accounts are verified by mail', async () => {
  const answer = await rest.callRest('/users/verify/x', { method: 'POST' });
  expect(answer.status).toBe(404);
});

describe('a forgotten password', () => {
  it('is looked up after the answer, so that its time tells nothing', async () => {
    const { payload } = dashboard;
    const asked = vi.spyOn(payload, 'forgotPassword');
    const answer = await rest.callRest('/users/forgot-password', {
      method: 'POST',
      body: { email: 'Admin@example.com ' },
    });
    expect(answer.status).toBe(200);
    expect(asked).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await expect(asked.mock.results[0]?.value).resolves.toMatch(/^[0-9a-f]{40}$/);
  });
});

describe('changing an account', () => {
  const change = async (id: number, cookie: string | undefined, body: object) => {
    const answer = await rest.callRest(`/users/${id}`, { method: 'PATCH', cookie, body });
    return { status: answer.status, body: await answer.json() };
  };
  const prepare = async (name: string) => {
    const { id } = await createTestUser(dashboard.payload, 'editor', name);
    const { cookie } = await tryToSignIn(name, password);
    return { id, cookie };
  };

  it.each([
    ['password', { password: fresh }],
    ['e-mail', { email: 'elsewhere@example.com' }],
  ])('of its %s takes the current password', async (what, wanted) => {
    const { id, cookie } = await prepare(`owner-${what}`);
    for (const currentPassword of [undefined, '', 'a wrong password', { like: '%' }]) {
      const refused = await change(id, cookie, { ...wanted, currentPassword });
      expect(refused.status).toBe(400);
      expect(refused.body.errors[0].data.errors[0].path).toBe('currentPassword');
    }
    expect((await tryToSignIn(`owner-${what}`, password)).status).toBe(200);
    const done = await change(id, cookie, { ...wanted, currentPassword: password });
    expect(done.status).toBe(200);
    expect(JSON.stringify(done.body)).not.toContain(password);
  });

  it('of its name takes none, and the same e-mail again is no change', async () => {
    const { id, cookie } = await prepare('renamed');
    const body = { name: 'Renamed', email: 'renamed@example.com' };
    expect((await change(id, cookie, body)).status).toBe(200);
  });

  it('of somebody else is no password of theirs, whoever asks', async () => {
    const { id } = await prepare('managed');
    const { cookie } = await tryToSignIn('admin', password);
    const body = { password: fresh, currentPassword: password };
    const refused = await change(id, cookie, body);
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      403,
      'Nobody chooses a password for somebody else. Send them a link instead.',
    ]);
    expect((await tryToSignIn('managed', password)).status).toBe(200);
    const moved = { email: 'moved@example.com' };
    expect((await change(id, cookie, moved)).status).toBe(400);
    expect((await change(id, cookie, { ...moved, currentPassword: password })).status).toBe(200);
  });

  it('of many at once is no way around it, nor are hidden fields', async () => {
    const { id } = await prepare('bulk');
    const { cookie } = await tryToSignIn('admin', password);
    for (const [body, status] of [
      [{ password: fresh }, 403],
      [{ email: 'taken-over@example.com' }, 400],
    ] as const) {
      const answer = await rest.callRest(`/users?where[id][equals]=${id}`, {
        method: 'PATCH',
        cookie,
        body,
      });
      expect(answer.status).toBe(status);
    }
    expect((await tryToSignIn('bulk', password)).status).toBe(200);
    const until = new Date(Date.now() + 60_000).toISOString();
    const hidden = { resetPasswordToken: 'mine', resetPasswordExpiration: until };
    await change(id, cookie, hidden);
    const reset = await rest.callRest('/users/reset-password', {
      method: 'POST',
      body: { token: 'mine', password: fresh },
    });
    expect(reset.status).toBe(403);
  });

  it('guessing the current password is counted like signing in', async () => {
    const { id, cookie } = await prepare('left-open');
    for (let guess = 0; guess < 5; guess += 1) {
      await change(id, cookie, { password: fresh, currentPassword: `guess ${guess}` });
    }
    const body = { password: fresh, currentPassword: password };
    expect((await change(id, cookie, body)).status).toBe(429);
  });
});

describe('the one-time password of the first admin', () => {
  const until = (ms: number) => new Date(Date.now() + ms).toISOString();
  const make = async (name: string, oneTimePasswordUntil: string) => {
    const data = { email: `${name}@example.com`, password, role: 'admin' as const };
    return dashboard.payload.create({
      collection: 'users',
      data: { ...data, oneTimePasswordUntil },
    });
  };
  const getFile = () => join(dashboard.folder, 'first-admin.txt');

  it('opens nothing when its time is over, and the file goes at the next start', async () => {
    const { removeSpentFirstAdminFile } = await import('./first-admin.ts');
    const note = (name: string) =>
      writeFileSync(getFile(), `E-mail: ${name}@example.com\nPassword: ${password}\n`);
    note('in-time');
    const { id } = await make('in-time', until(60_000));
    expect((await tryToSignIn('in-time', password)).status).toBe(200);
    await removeSpentFirstAdminFile(dashboard.payload, getFile());
    expect(existsSync(getFile())).toBe(true);
    await dashboard.payload.delete({ collection: 'users', id });

    note('too-late');
    await make('too-late', until(-1000));
    expect((await tryToSignIn('too-late', password)).status).toBe(401);
    await removeSpentFirstAdminFile(dashboard.payload, getFile());
    expect(existsSync(getFile())).toBe(false);
    const { setAdmin } = await import('./first-admin.ts');
    expect(await setAdmin(dashboard.payload, 'too-late@example.com', fresh)).toBe('reset');
    expect((await tryToSignIn('too-late', fresh)).status).toBe(200);
  });

  it('is like any other once it is changed, and its file is gone', async () => {
    writeFileSync(getFile(), 'x');
    const { id } = await make('first', until(60_000));
    const { cookie } = await tryToSignIn('first', password);
    await rest.callRest(`/users/${id}`, { method: 'PATCH', cookie, body: { name: 'First' } });
    expect(existsSync(getFile())).toBe(true);
    const body = { password: fresh, currentPassword: password };
    await rest.callRest(`/users/${id}`, { method: 'PATCH', cookie, body });
    await vi.waitFor(() => expect(existsSync(getFile())).toBe(false));
    vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
    expect((await tryToSignIn('first', fresh)).status).toBe(200);
  });

  it('keeps its file while the password in it still works', async () => {
    writeFileSync(getFile(), `E-mail: unchanged@example.com\nPassword: ${password}\n`);
    await make('unchanged', until(60_000));
    const { id } = await make('another', until(60_000));
    const { cookie } = await tryToSignIn('another', password);
    const body = { password: fresh, currentPassword: password };
    const answer = await rest.callRest(`/users/${id}`, { method: 'PATCH', cookie, body });
    expect(answer.status).toBe(200);
    expect(existsSync(getFile())).toBe(true);
  });

  it('ends with a reset link, too', async () => {
    writeFileSync(getFile(), 'x');
    await make('linked', until(60_000));
    const token = await dashboard.payload.forgotPassword({
      collection: 'users',
      data: { email: 'linked@example.com' },
      disableEmail: true,
    });
    const body = { token, password: fresh };
    const answer = await rest.callRest('/users/reset-password', { method: 'POST', body });
    expect(answer.status).toBe(200);
    await vi.waitFor(() => expect(existsSync(getFile())).toBe(false));
  });
});
