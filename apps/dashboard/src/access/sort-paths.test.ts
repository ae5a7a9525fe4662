import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../testing/open-test-dashboard.ts';

let dashboard: TestDashboard;
let rest: typeof import('../testing/call-rest.ts');
let cookie = '';

beforeAll(async () => {
  dashboard = await openTestDashboard();
  rest = await import('../testing/call-rest.ts');
  await createTestUser(dashboard.payload, 'editor');
  cookie = (await rest.signIn('editor@example.com', 'a long enough password')) ?? '';
});
afterAll(() => dashboard.close());

const read = async (path: string) => (await rest.callRest(path, { cookie })).status;

it.each([
  '/submissions?sort=owner.hash',
  '/submissions?sort=-owner.salt',
  '/submissions?sort=owner__hash',
  '/submissions?sort=createdAt,owner.resetPasswordToken',
  '/submissions?sort[0]=createdAt&sort[1]=owner.sessions.id',
  // Payload restricts a `where` to accounts that an editor may read: only their own.
  '/submissions?sort=owner.email',
  '/deliveries?sort=target.secret',
  '/blogs?sort=author.name',
  '/blogs/versions?sort=version.author.name',
  '/blogs/versions?sort=parent.title',
  '/users?sort=hash',
])(
  '%s is rejected, because the order would reveal a field that the user may not read',
  async (path) => {
    expect(await read(path)).toBe(400);
  },
);

it.each([
  '/submissions?sort=owner',
  '/submissions?sort=-createdAt,subject',
  '/blogs?sort=-title&draft=true',
  '/blogs?sort=nothing',
  '/blogs/versions?sort=-version.title',
])('%s is allowed', async (path) => {
  expect(await read(path)).toBe(200);
});

it.each(['submissions', 'deliveries', 'blogs'] as const)(
  'the Local API may sort %s by any field',
  async (collection) => {
    const found = dashboard.payload.find({
      collection,
      sort: collection === 'deliveries' ? 'target.name' : 'createdAt',
      overrideAccess: true,
    });
    await expect(found).resolves.toMatchObject({ docs: [] });
  },
);
