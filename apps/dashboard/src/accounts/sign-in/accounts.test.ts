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
  // Nothing listens there: only the response matters.
  dashboard = await openTestDashboard({ SMTP_URL: 'smtp://127.0.0.1:9' });
  rest = await import('../../testing/call-rest.ts');
  await createTestUser(dashboard.payload, 'admin');
});
afterAll(() => dashboard.close());
afterEach(() => vi.useRealTimers());

async function tryToSignIn(name: string, word: string, client = `client of ${name}`, cookie = '') {
  const response = await rest.callRest('/users/login', {
    method: 'POST',
    body: { email: `${name}@example.com`, password: word },
    headers: { 'x-dashboard-client': client },
    cookie,
  });
  const body = await response.json();
  const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0]);
  return {
    status: response.status,
    retryAfter: Number(response.headers.get('Retry-After')),
    text: body.errors?.[0]?.message,
    need: body.need,
    token: body.token,
    cookie: cookies[0],
    device: cookies.find((one) => one?.includes('-device-')),
  };
}

describe('an attacker who guesses passwords', () => {
  it.each(['guessed', 'nobody-at-all'])(
    'is rejected with Retry-After after five attempts for %s',
    async (name) => {
      if (name === 'guessed') await createTestUser(dashboard.payload, 'editor', name);
      for (let guess = 0; guess < 5; guess += 1) {
        expect((await tryToSignIn(name, 'a wrong password')).status).toBe(401);
      }
      const refused = await tryToSignIn(name, password);
      expect(refused.status).toBe(429);
      expect(refused.text).toMatch(/^Too many tries\. Try again in 1[45] minutes\.$/);
      expect(refused.retryAfter).toBeGreaterThan(13 * 60);
      expect(refused.retryAfter).toBeLessThanOrEqual(15 * 60);
    },
  );

  it('does not lock the account for other clients', async () => {
    await createTestUser(dashboard.payload, 'editor', 'victim');
    for (let guess = 0; guess < 8; guess += 1) await tryToSignIn('victim', 'wrong', '203.0.113.9');
    expect((await tryToSignIn('victim', password, '203.0.113.9')).status).toBe(429);
    expect((await tryToSignIn('victim', password, '198.51.100.7')).status).toBe(200);
  });

  it('is rejected after ten attempts for different accounts', async () => {
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await tryToSignIn(`one-of-many-${guess}`, 'wrong', '203.0.113.7')).status).toBe(401);
    }
    await createTestUser(dashboard.payload, 'editor', 'bystander');
    expect((await tryToSignIn('bystander', password, '203.0.113.7')).status).toBe(429);
    expect((await tryToSignIn('bystander', password)).status).toBe(200);
    const response = await rest.callRest('/users/forgot-password', {
      method: 'POST',
      body: { email: 'bystander@example.com' },
      headers: { 'x-dashboard-client': '203.0.113.7' },
    });
    expect(response.status).toBe(429);
  });

  it('is limited with many IP addresses, too', async () => {
    for (let guess = 0; guess < 100; guess += 1) {
      const { countAttempt } = await import('./attempts.ts');
      const headers = new Headers({ 'x-dashboard-client': `2001:db8:${guess}` });
      const req = { headers, payload: dashboard.payload, context: {} };
      await countAttempt(req as never, 'many@example.com');
    }
    const response = await tryToSignIn('many', 'a wrong password', '2001:db8:ffff');
    expect(response.status).toBe(429);
  });

  it('cannot lock out a known browser', async () => {
    const { id } = await createTestUser(dashboard.payload, 'editor', 'besieged');
    const { device, cookie } = await tryToSignIn('besieged', password);
    expect(device).toMatch(/^dashboard-device-/);
    const { countAttempt } = await import('./attempts.ts');
    for (let guess = 0; guess < 105; guess += 1) {
      const headers = new Headers({ 'x-dashboard-client': `2001:db8:1:${guess}` });
      const req = { headers, payload: dashboard.payload, context: {} };
      await countAttempt(req as never, 'besieged@example.com').catch(() => undefined);
    }
    expect((await tryToSignIn('besieged', password, '198.51.100.1')).status).toBe(429);
    expect((await tryToSignIn('besieged', password, '198.51.100.1', device)).status).toBe(200);
    // Reauthentication in a session has its own counter.
    const body = { email: 'free@example.com', currentPassword: password };
    const response = await rest.callRest(`/users/${id}`, {
      method: 'PATCH',
      cookie: cookie ?? '',
      body,
    });
    expect(response.status).toBe(200);
  });

  it('gets no further attempts with a known browser', async () => {
    for (const name of ['insider', 'target']) {
      await createTestUser(dashboard.payload, 'editor', name);
    }
    const { device } = await tryToSignIn('insider', password);
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await tryToSignIn('target', 'wrong', '192.0.2.7', device)).status).toBe(401);
    }
    expect((await tryToSignIn('target', password, '192.0.2.7', device)).status).toBe(429);
    for (let guess = 0; guess < 5; guess += 1) {
      await tryToSignIn('insider', 'wrong', `192.0.2.${guess}`, device);
    }
    expect((await tryToSignIn('insider', password, '192.0.2.99', device)).status).toBe(429);
    expect((await tryToSignIn('insider', password, '192.0.2.99')).status).toBe(200);
  });

  it('has no known browser after the password was changed', async () => {
    const { id } = await createTestUser(dashboard.payload, 'editor', 'renewed');
    const { device } = await tryToSignIn('renewed', password);
    await dashboard.payload.update({ collection: 'users', id, data: { password: fresh } });
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await tryToSignIn('renewed', 'wrong', '192.0.2.44', device)).status).toBe(401);
    }
    expect((await tryToSignIn('renewed', fresh, '192.0.2.44')).status).toBe(429);
    expect((await tryToSignIn('renewed', fresh, '192.0.2.45', device)).status).toBe(200);
  });

  it('starts at zero attempts again after a correct password', async () => {
    await createTestUser(dashboard.payload, 'editor', 'clumsy');
    for (let round = 0; round < 2; round += 1) {
      for (let guess = 0; guess < 4; guess += 1) await tryToSignIn('clumsy', 'wrong');
      expect((await tryToSignIn('clumsy', password)).status).toBe(200);
    }
  });
});

describe('changing an account', () => {
  const change = async (id: number, cookie: string | undefined, body: object) => {
    const response = await rest.callRest(`/users/${id}`, { method: 'PATCH', cookie, body });
    return { status: response.status, body: await response.json() };
  };
  const prepare = async (name: string) => {
    const { id } = await createTestUser(dashboard.payload, 'editor', name);
    const { cookie } = await tryToSignIn(name, password);
    return { id, cookie };
  };

  it.each([
    ['password', { password: fresh }],
    ['e-mail', { email: 'elsewhere@example.com' }],
  ])('of its %s requires the current password', async (what, wanted) => {
    const { id, cookie } = await prepare(`owner-${what}`);
    for (const currentPassword of [undefined, '', 'a wrong password', { like: '%' }]) {
      const refused = await change(id, cookie, { ...wanted, currentPassword });
      expect(refused.status).toBe(422);
      expect(refused.body.errors[0].data.errors[0].path).toBe('currentPassword');
    }
    expect((await tryToSignIn(`owner-${what}`, password)).status).toBe(200);
    const done = await change(id, cookie, { ...wanted, currentPassword: password });
    expect(done.status).toBe(200);
    expect(JSON.stringify(done.body)).not.toContain(password);
  });

  it('of the name requires no password, nor does saving the same e-mail address', async () => {
    const { id, cookie } = await prepare('renamed');
    const body = { name: 'Renamed', email: 'renamed@example.com' };
    expect((await change(id, cookie, body)).status).toBe(200);
  });

  it('never sets the password of another user', async () => {
    const { id } = await prepare('managed');
    const { cookie } = await tryToSignIn('admin', password);
    const body = { password: fresh, currentPassword: password };
    const refused = await change(id, cookie, body);
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      403,
      'You cannot choose a password for another user. Send a link instead.',
    ]);
    expect((await tryToSignIn('managed', password)).status).toBe(200);
    const moved = { email: 'moved@example.com' };
    expect((await change(id, cookie, moved)).status).toBe(422);
    expect((await change(id, cookie, { ...moved, currentPassword: password })).status).toBe(200);
  });

  it('in bulk or by hidden fields requires the password, too', async () => {
    const { id } = await prepare('bulk');
    const { cookie } = await tryToSignIn('admin', password);
    for (const [body, status] of [
      [{ password: fresh }, 403],
      [{ email: 'taken-over@example.com' }, 422],
    ] as const) {
      const response = await rest.callRest(`/users?where[id][equals]=${id}`, {
        method: 'PATCH',
        cookie,
        body,
      });
      expect(response.status).toBe(status);
    }
    expect((await tryToSignIn('bulk', password)).status).toBe(200);
    const until = new Date(Date.now() + 60_000).toISOString();
    await change(id, cookie, { oneTimePasswordUntil: until, resetPasswordToken: 'mine' });
    expect(
      await dashboard.payload.findByID({ collection: 'users', id, showHiddenFields: true }),
    ).toMatchObject({ oneTimePasswordUntil: null, resetPasswordToken: null });
  });

  it('counts wrong current passwords as failed sign-ins', async () => {
    const { id, cookie } = await prepare('left-open');
    for (let guess = 0; guess < 5; guess += 1) {
      await change(id, cookie, { password: fresh, currentPassword: `guess ${guess}` });
    }
    const body = { password: fresh, currentPassword: password };
    expect((await change(id, cookie, body)).status).toBe(429);
  });
});

// Spaces that never break, as Option-Space types them on a Mac.
it.each([
  ['with a link', 'link'],
  ['in the account page', 'page'],
])(
  'a password with unusual spaces chosen %s works for sign-in and reauthentication',
  async (_, way) => {
    const chosen = 'quietly\u00A0seven\u00A0herons\u00A0paint\u00A0walls';
    const name = `spaced-${way}`;
    const { id } = await createTestUser(dashboard.payload, 'editor', name);
    if (way === 'link') {
      const { makeLink } = await import('../../testing/accounts.ts');
      const body = {
        token: await makeLink(dashboard.payload, id),
        password: chosen,
        name: 'Spaced',
      };
      expect((await rest.callRest('/accounts/links/use', { method: 'POST', body })).status).toBe(
        200,
      );
    } else {
      const { cookie } = await tryToSignIn(name, password);
      const body = { password: chosen, currentPassword: password };
      const options = { method: 'PATCH', cookie: cookie ?? '', body };
      expect((await rest.callRest(`/users/${id}`, options)).status).toBe(200);
    }
    const { status, cookie = '' } = await tryToSignIn(name, chosen);
    expect(status).toBe(200);
    const moved = { email: `${name}-moved@example.com`, currentPassword: chosen };
    const patch = { method: 'PATCH', cookie, body: moved };
    expect((await rest.callRest(`/users/${id}`, patch)).status).toBe(200);
    const prove = { method: 'POST', cookie, body: { password: chosen } };
    expect((await rest.callRest('/accounts/factor/prepare', prove)).status).toBe(200);
  },
);

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
  const note = (name: string) =>
    writeFileSync(getFile(), `E-mail: ${name}@example.com\nPassword: ${password}\n`);
  const choose = async (token: string, typed: object) => {
    const body = { token, ...typed };
    const response = await rest.callRest('/accounts/links/use', { method: 'POST', body });
    return { status: response.status, body: await response.json() };
  };

  it('is invalid after it expires, and the file is deleted at the next start', async () => {
    const { removeUsedFirstAdminFile } = await import('../first-admin.ts');
    note('in-time');
    const { id } = await make('in-time', until(60_000));
    expect(await tryToSignIn('in-time', password)).toMatchObject({ status: 200, need: 'welcome' });
    await removeUsedFirstAdminFile(dashboard.payload);
    expect(existsSync(getFile())).toBe(true);
    await dashboard.payload.delete({ collection: 'users', id });

    note('too-late');
    await make('too-late', until(-1000));
    expect((await tryToSignIn('too-late', password)).status).toBe(401);
    await removeUsedFirstAdminFile(dashboard.payload);
    expect(existsSync(getFile())).toBe(false);
    const { setAdmin } = await import('../first-admin.ts');
    expect(await setAdmin(dashboard.payload, 'too-late@example.com', fresh)).toBe('reset');
    expect((await tryToSignIn('too-late', fresh)).status).toBe(200);
  });

  it('gives access only to the screen that replaces it', async () => {
    note('first');
    const { id } = await make('first', until(60_000));
    const welcomed = await tryToSignIn('first', password);
    expect(welcomed).toMatchObject({ status: 200, need: 'welcome', cookie: undefined });

    // Each error is shown at its field.
    const person = { name: 'Nadia', email: 'nadia@example.com' };
    for (const [typed, fields] of [
      [{ password: fresh }, { name: 'Type a name.' }],
      [{ name: ' ', password: fresh }, { name: 'Type a name.' }],
      [{ name: 'Nadia', password: fresh }, { email: 'Type one plain e-mail address.' }],
      [
        { ...person, password: 'short' },
        { password: 'The password needs at least 12 characters.' },
      ],
    ] as const) {
      const refused = await choose(welcomed.token, typed);
      expect([refused.status, refused.body.fields]).toEqual([422, fields]);
    }
    const taken = { name: 'Nadia', email: 'Admin@example.com', password: fresh };
    expect((await choose(welcomed.token, taken)).body.fields).toEqual({
      email: 'This address has an account already.',
    });

    const chosen = { name: ' Nadia Fares ', email: 'Nadia@example.com', password: fresh };
    expect((await choose(welcomed.token, chosen)).body).toEqual({ email: 'nadia@example.com' });
    expect(await dashboard.payload.findByID({ collection: 'users', id })).toMatchObject({
      name: 'Nadia Fares',
      email: 'nadia@example.com',
    });
    expect(existsSync(getFile())).toBe(false);
    expect((await choose(welcomed.token, chosen)).status).toBe(410);
    expect((await tryToSignIn('nadia', password)).status).toBe(401);
    expect((await tryToSignIn('nadia', fresh)).cookie).toMatch(/^dashboard-token=/);
  });

  it('gives access to that screen for an hour, repeatedly until it expires', async () => {
    await make('slow', until(7 * 24 * 3_600_000));
    const { token } = await tryToSignIn('slow', password);
    vi.useFakeTimers({ now: Date.now() + 61 * 60_000, toFake: ['Date'] });
    const chosen = { name: 'Slow', email: 'slow@example.com', password: fresh };
    expect((await choose(token, chosen)).status).toBe(410);
    const { token: next } = await tryToSignIn('slow', password);
    expect((await choose(next, chosen)).status).toBe(200);
  });

  it('keeps its file as long as the password is valid', async () => {
    note('unchanged');
    await make('unchanged', until(60_000));
    await make('another', until(60_000));
    const { token } = await tryToSignIn('another', password);
    const chosen = { name: 'Another', email: 'another@example.com', password: fresh };
    expect((await choose(token, chosen)).status).toBe(200);
    expect(existsSync(getFile())).toBe(true);
  });
});
