import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';

const password = 'a long enough password';
let dashboard: TestDashboard;
let rest: typeof import('../../testing/call-rest.ts');
let admin: Awaited<ReturnType<typeof createTestUser>>;

beforeAll(async () => {
  dashboard = await openTestDashboard();
  rest = await import('../../testing/call-rest.ts');
  admin = await createTestUser(dashboard.payload, 'admin');
});
afterAll(() => dashboard.close());

const signIn = async (name: string, word = password) =>
  (await rest.signIn(`${name}@example.com`, word)) ?? '';

async function whoAmI(cookie: string, headers: Record<string, string> = {}) {
  const response = await rest.callRest('/users/me', { cookie, headers });
  return (await response.json()).user?.email;
}

describe('a session', () => {
  it('is an HttpOnly, same-site cookie', async () => {
    const response = await rest.callRest('/users/login', {
      method: 'POST',
      body: { email: 'admin@example.com', password },
    });
    expect(response.headers.getSetCookie()[0]).toMatch(/HttpOnly.*SameSite=Strict/i);
    expect(await response.json()).not.toHaveProperty('token');
  });

  it.each([
    [{ Origin: 'https://evil.example' }, undefined],
    [{ Origin: 'null' }, undefined],
    [{ Origin: 'http://localhost:3000' }, 'admin@example.com'],
    [{ Origin: 'http://127.0.0.1:3000' }, 'admin@example.com'],
  ])('sent from the origin %j belongs to %s', async (headers, email) => {
    expect(await whoAmI(await signIn('admin'), headers)).toBe(email);
  });

  it('ends at sign-out', async () => {
    const cookie = await signIn('admin');
    await rest.callRest('/users/logout', { method: 'POST', cookie });
    expect(await whoAmI(cookie)).toBeUndefined();
  });

  it('ends when the password is changed elsewhere', async () => {
    const { id } = await createTestUser(dashboard.payload, 'editor', 'changed');
    const cookie = await signIn('changed');
    expect(await whoAmI(cookie)).toBe('changed@example.com');
    await dashboard.payload.update({
      collection: 'users',
      id,
      data: { password: 'another long password' },
    });
    expect(await whoAmI(cookie)).toBeUndefined();
  });

  it('of a deleted account does not belong to the next account', async () => {
    const { id } = await createTestUser(dashboard.payload, 'editor', 'gone');
    const cookie = await signIn('gone');
    await dashboard.payload.delete({ collection: 'users', id });
    const next = await createTestUser(dashboard.payload, 'admin', 'next');
    expect(next.id).not.toBe(id);
    expect(await whoAmI(cookie)).toBeUndefined();
    await dashboard.payload.delete({ collection: 'users', id: next.id });
  });

  it('has the current role', async () => {
    const { id } = await createTestUser(dashboard.payload, 'editor', 'moved');
    const cookie = await signIn('moved');
    const readPosts = async () => (await rest.callRest('/blogs', { cookie })).status;
    expect(await readPosts()).toBe(200);
    await dashboard.payload.update({ collection: 'users', id, data: { role: 'recruiter' } });
    expect(await readPosts()).toBe(403);
  });
});

describe('a password', () => {
  const create = (word: string) =>
    dashboard.payload.create({
      collection: 'users',
      data: { email: `${word.length}@example.com`, password: word, role: 'editor' },
    });

  it('must have at least twelve characters', async () => {
    await expect(create('x'.repeat(11))).rejects.toMatchObject({
      data: {
        errors: [{ path: 'password', message: 'The password needs at least 12 characters.' }],
      },
    });
    await expect(create('kjwqhzpvtmxr')).resolves.toMatchObject({ role: 'editor' });
  });

  it('cannot be replaced by a shorter one', async () => {
    const cookie = await signIn('admin');
    const response = await rest.callRest(`/users/${admin.id}`, {
      method: 'PATCH',
      cookie,
      body: { password: 'short' },
    });
    expect(response.status).toBe(422);
    expect(await signIn('admin')).not.toBe('');
  });

  it.each([
    'passwordpassword',
    'Password1234',
    '123456789012',
    'qwertyuiop12',
    'iloveyou1234',
    'dashboardadmin',
    'abcabcabcabc',
    'x'.repeat(400),
  ])('%s is rejected for a new account, in the account page and with a link', async (word) => {
    const { payload } = dashboard;
    const message = expect.stringContaining('first that are guessed');
    const matched = expect.objectContaining({
      data: expect.objectContaining({ errors: [{ path: 'password', message }] }),
    });
    await expect(create(word)).rejects.toEqual(matched);
    const change = payload.update({ collection: 'users', id: admin.id, data: { password: word } });
    await expect(change).rejects.toEqual(matched);
    const { makeLink } = await import('../../testing/accounts.ts');
    const response = await rest.callRest('/accounts/links/use', {
      method: 'POST',
      body: { token: await makeLink(payload, admin.id), password: word, name: 'Admin' },
    });
    expect([response.status, (await response.json()).fields]).toEqual([422, { password: message }]);
  });
});

describe('an account', () => {
  it('cannot make itself admin', async () => {
    const { id } = await createTestUser(dashboard.payload, 'editor', 'climber');
    const cookie = await signIn('climber');
    await rest.callRest(`/users/${id}`, { method: 'PATCH', cookie, body: { role: 'admin' } });
    const after = await dashboard.payload.findByID({ collection: 'users', id });
    expect(after.role).toBe('editor');
  });

  it('cannot see or change another one, unless it is an admin', async () => {
    const { id } = await createTestUser(dashboard.payload, 'editor', 'nosy');
    const cookie = await signIn('nosy');
    expect((await rest.callRest(`/users/${admin.id}`, { cookie })).status).toBe(404);
    const { docs } = await (await rest.callRest('/users', { cookie })).json();
    expect(docs.map((user: { id: number }) => user.id)).toEqual([id]);
    const change = { method: 'PATCH', cookie, body: { name: 'Mine' } };
    expect((await rest.callRest(`/users/${admin.id}`, change)).status).toBe(403);
  });

  it('of the last admin can neither be deleted nor lose its role', async () => {
    const { payload } = dashboard;
    const others = await payload.find({
      collection: 'users',
      where: { and: [{ role: { equals: 'admin' } }, { id: { not_equals: admin.id } }] },
    });
    for (const { id } of others.docs) {
      await payload.update({ collection: 'users', id, data: { role: 'editor' } });
    }
    const demote = payload.update({
      collection: 'users',
      id: admin.id,
      data: { role: 'editor' },
    });
    await expect(demote).rejects.toThrow('at least one other admin');
    await expect(payload.delete({ collection: 'users', id: admin.id })).rejects.toThrow(
      'at least one other admin',
    );
  });

  it('cannot be created by an anonymous first visitor', async () => {
    const response = await rest.callRest('/users/first-register', {
      method: 'POST',
      body: { email: 'first@example.com', password, role: 'admin' },
    });
    expect(response.status).toBe(403);
  });
});

describe('an anonymous client', () => {
  it.each(['/blogs', '/media', '/submissions', '/users', '/jobs', '/payload-kv'])(
    'is rejected at %s',
    async (path) => {
      for (const query of ['', '?where[id][exists]=true&depth=2', '?draft=true']) {
        expect((await rest.callRest(path + query)).status).toBe(403);
      }
    },
  );

  it('finds no GraphQL endpoint', () => {
    expect(dashboard.payload.config.graphQL.disable).toBe(true);
  });
});

it('gets 503 for a password reset without a mail server, for any e-mail address', async () => {
  const request = async (email: string) => {
    const response = await rest.callRest('/users/forgot-password', {
      method: 'POST',
      body: { email },
    });
    return { status: response.status, body: await response.text() };
  };
  const response = await request('nobody@example.com');
  expect(response).toEqual(await request('admin@example.com'));
  expect(response).toMatchObject({ status: 503, body: expect.stringContaining('Mail is off') });
});
