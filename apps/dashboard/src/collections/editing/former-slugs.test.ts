import { endpoints } from '@agency/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestCaseStudy } from '../../testing/case-studies.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';
import { createTestPost } from '../../testing/posts.ts';

let dashboard: TestDashboard;
let call: (path: string, method: string, body: object) => Promise<Response>;

beforeAll(async () => {
  dashboard = await openTestDashboard();
  const rest = await import('../../testing/call-rest.ts');
  const { email } = await createTestUser(dashboard.payload, 'editor');
  const cookie = (await rest.signIn(email, 'a long enough password')) ?? '';
  call = (path, method, body) => rest.callRest(path, { method, cookie, body });
});
afterAll(() => dashboard.close());

const change = (collection: 'blogs' | 'case-studies', id: number, data: object, draft = false) =>
  dashboard.payload.update({ collection, id, data, draft, overrideAccess: true });
const publish = (collection: 'blogs' | 'case-studies', id: number, slug: string) =>
  change(collection, id, { slug, _status: 'published' });

/** The public response. */
async function readAll(): Promise<Record<string, string>> {
  const { getRedirects: getAddresses } = await import('../../api/redirects.ts');
  const { all } = endpoints.redirects.response.parse(await getAddresses(dashboard.payload));
  return Object.fromEntries(all.map(({ from, to }) => [from, to]));
}

describe('a case study', () => {
  it('redirects from its former slugs in one step', async () => {
    const { id } = await createTestCaseStudy(dashboard.payload, { slug: 'Amber' });
    await publish('case-studies', id, 'Amber');
    expect(await readAll()).toEqual({});
    await publish('case-studies', id, 'Amber&Sons');
    await publish('case-studies', id, 'House_of_Amber');
    const moved = await call('/old-addresses', 'POST', { from: '/chairs', to: '/Amber' });
    expect(moved.status).toBe(201);
    expect(await readAll()).toEqual({
      '/amber': '/House_of_Amber',
      '/amber&sons': '/House_of_Amber',
      '/chairs': '/House_of_Amber',
    });
    await publish('case-studies', id, 'AMBER');
    expect(Object.keys(await readAll()).sort()).toEqual([
      '/amber&sons',
      '/chairs',
      '/house_of_amber',
    ]);
    await change('case-studies', id, { _status: 'draft' });
    expect(await readAll()).toEqual({ '/chairs': '/Amber' });
    await dashboard.payload.delete({ collection: 'case-studies', id });
  });

  it('has priority over a former slug of another one', async () => {
    const { id } = await createTestCaseStudy(dashboard.payload, { slug: 'first-name' });
    await publish('case-studies', id, 'first-name');
    await publish('case-studies', id, 'second-name');
    const other = await createTestCaseStudy(dashboard.payload, { slug: 'First-Name' });
    await publish('case-studies', other.id, 'First-Name');
    expect(await readAll()).not.toHaveProperty('/first-name');
    await publish('case-studies', other.id, 'third-name');
    expect(await readAll()).toHaveProperty('/first-name');
  });
});

describe.each(['blogs', 'case-studies'] as const)('of %s', (collection) => {
  const make = async () => {
    const { payload } = dashboard;
    const made =
      collection === 'blogs' ? await createTestPost(payload) : await createTestCaseStudy(payload);
    await publish(collection, made.id, `one-${collection}`);
    return made.id;
  };

  it('the slug of a draft is not recorded as a former slug', async () => {
    const id = await make();
    for (const slug of ['t', 'tw', 'two']) {
      await change(collection, id, { slug: `${slug}-${collection}` }, true);
    }
    const { formerSlugs } = await change(collection, id, { _status: 'published' });
    expect(formerSlugs).toEqual([`one-${collection}`]);
    await dashboard.payload.delete({ collection, id });
  });
});
