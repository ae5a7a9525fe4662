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
let owner: number;
let post: number;
const cookies: Partial<Record<Role, string>> = {};

beforeAll(async () => {
  dashboard = await openTestDashboard();
  rest = await import('../../testing/call-rest.ts');
  const { payload } = dashboard;
  for (const role of roles) {
    await createTestUser(payload, role);
    cookies[role] = await rest.signIn(`${role}@example.com`, 'a long enough password');
  }
  ({ id: owner } = await createTestUser(payload, 'editor', 'nadine'));
  await payload.update({ collection: 'users', id: owner, data: { name: 'Nadine Editor' } });
  const title = 'Ink dries slowly';
  const collection = 'blogs';
  ({ id: post } = await payload.create({ collection, draft: true, data: { title } as never }));
  await payload.db.create({
    collection: LOCKS,
    data: {
      document: { relationTo: collection, value: post },
      user: { relationTo: 'users', value: owner },
    },
  });
});
afterAll(() => dashboard.close());

it.each(roles)(
  'a lock has the name of its owner, and no other field of the account (%s)',
  async (role) => {
    for (const depth of [0, 1, 2]) {
      const response = await rest.callRest(`/${LOCKS}?depth=${depth}`, {
        cookie: cookies[role] ?? '',
      });
      const { docs } = (await response.json()) as { docs: { user: unknown }[] };
      expect(docs.map(({ user }) => user)).toEqual([
        { relationTo: 'users', value: { id: owner, email: 'Nadine Editor' } },
      ]);
    }
  },
);

it('the list of posts has the names of lock owners', async () => {
  const { payload } = dashboard;
  const { docs: users } = await payload.find({
    collection: 'users',
    where: { email: { equals: 'editor@example.com' } },
  });
  const { docs } = await payload.find({
    collection: 'blogs',
    includeLockStatus: true,
    overrideAccess: false,
    user: users[0],
  } as never);
  const [found] = docs as unknown as { _userEditing: unknown }[];
  expect(found?._userEditing).toEqual({ id: owner, email: 'Nadine Editor' });
});
