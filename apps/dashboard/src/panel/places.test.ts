import { type CollectionSlug, createLocalReq, getAccessResults } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role } from '../access/permissions.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../testing/open-test-dashboard.ts';
import { toPlaces } from './places.ts';

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openTestDashboard();
});
afterAll(() => dashboard.close());

async function readPlaces(role: Role, name = `menu-${role}`) {
  const { payload } = dashboard;
  const created = await createTestUser(payload, role, name);
  const user = { ...created, collection: 'users' } as never;
  const { collections } = await getAccessResults({ req: await createLocalReq({ user }, payload) });
  const visible = Object.values(payload.collections).filter(({ config: { slug, admin } }) => {
    const isHidden = typeof admin.hidden === 'function' ? admin.hidden({ user }) : admin.hidden;
    return !isHidden && collections?.[slug]?.read;
  });
  return toPlaces(visible.map(({ config }) => config.slug as CollectionSlug));
}

it.each<[Role, string[]]>([
  [
    'admin',
    ['dashboard', 'inbox', 'writing', 'work', 'pages', 'pictures', 'people', 'settings', 'health'],
  ],
  ['editor', ['dashboard', 'inbox', 'writing', 'work', 'pages', 'pictures']],
  ['account-manager', ['dashboard', 'inbox']],
  ['recruiter', ['dashboard', 'inbox', 'openings']],
])('the menu of the role %s', async (role, names) => {
  expect((await readPlaces(role)).map(({ name }) => name)).toEqual(names);
});

it('a collection that is not in `places` is last in the group Pages', () => {
  const pages = toPlaces(['content', 'clients' as CollectionSlug, 'old-addresses']);
  expect(pages.find(({ name }) => name === 'pages')?.screens).toEqual(
    ['content', 'clients', 'old-addresses'].map((slug) => `/admin/collections/${slug}`),
  );
});

it('every list that an editor may change is linked in the menu', async () => {
  const linked = (await readPlaces('editor', 'linked')).flatMap(({ screens }) => screens);
  expect(linked).toEqual(
    expect.arrayContaining(
      ['categories', 'authors', 'films', 'team-members', 'openings', 'old-addresses'].map(
        (slug) => `/admin/collections/${slug}`,
      ),
    ),
  );
});
