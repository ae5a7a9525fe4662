import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Role, roles } from '../../access/permissions.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';
import { LOCKS } from './document-lock.ts';

let dashboard: TestDashboard;
let rest: typeof import('../../testing/call-rest.ts');
const ids: Partial<Record<Role, number>> = {};
const cookies: Partial<Record<Role, string>> = {};
let category: number;

beforeAll(async () => {
  dashboard = await openTestDashboard();
  rest = await import('../../testing/call-rest.ts');
  for (const role of roles) {
    ids[role] = (await createTestUser(dashboard.payload, role)).id;
    cookies[role] = await rest.signIn(`${role}@example.com`, 'a long enough password');
  }
  const made = await dashboard.payload.create({
    collection: 'categories',
    data: { name: 'Words' },
  });
  category = made.id;
});
afterAll(() => dashboard.close());

const request = (role: Role, method: string, path = '', body?: unknown) =>
  rest.callRest(`/${LOCKS}${path}`, { method, body, cookie: cookies[role] ?? '' });

interface Locked {
  relationTo: 'categories' | 'users';
  value: number;
}

/** Locks a document as the panel does. */
async function lock(document: Locked, by: Role): Promise<number> {
  const user = { relationTo: 'users', value: ids[by] };
  const { id } = await dashboard.payload.db.create({
    collection: LOCKS,
    data: { document, user },
  });
  return Number(id);
}

async function findOwner(id: number): Promise<unknown> {
  const { docs } = await dashboard.payload.find({
    collection: LOCKS,
    where: { id: { equals: id } },
    depth: 0,
  });
  return docs[0]?.user.value;
}

it.each(roles)('a user cannot create a lock (%s)', async (role) => {
  const document = { relationTo: 'categories', value: category };
  const user = { relationTo: 'users', value: ids.admin };
  expect((await request(role, 'POST', '', { document, user })).status).toBe(403);
});

it.each<[Role, Role, boolean]>([
  ['recruiter', 'editor', false],
  ['editor', 'admin', true],
  ['admin', 'editor', true],
])('a %s takes the lock on content from an %s: %s', async (role, owner, may) => {
  const id = await lock({ relationTo: 'categories', value: category }, owner);
  // A takeover changes only the owner, to the user of the request.
  const user = { relationTo: 'users', value: ids.recruiter };
  const document = { relationTo: 'users', value: ids.admin };
  const response = await request(role, 'PATCH', `/${id}`, { user, document });
  expect(response.ok).toBe(may);
  expect(await findOwner(id)).toBe(ids[may ? role : owner]);
  expect((await request(role, 'DELETE', `/${id}`)).ok).toBe(may);
  expect((await findOwner(id)) === undefined).toBe(may);
});

it.each<[Role, Role, boolean]>([
  ['recruiter', 'admin', false],
  ['editor', 'recruiter', false],
  ['recruiter', 'recruiter', true],
  ['admin', 'recruiter', true],
])('a %s ends the lock on the account of an %s: %s', async (role, account, may) => {
  const id = await lock({ relationTo: 'users', value: ids[account] ?? 0 }, 'admin');
  expect((await request(role, 'DELETE', `/${id}`)).ok).toBe(may);
});

it('other users cannot save a locked document, and a save by its owner releases the lock', async () => {
  const id = await lock({ relationTo: 'categories', value: category }, 'admin');
  const change = (role: Role) =>
    rest.callRest(`/categories/${category}`, {
      method: 'PATCH',
      body: { name: `Words of ${role}` },
      cookie: cookies[role] ?? '',
    });
  expect((await change('editor')).status).toBe(423);
  expect((await request('editor', 'PATCH', `/${id}`, {})).status).toBe(200);
  expect((await change('editor')).status).toBe(200);
});
