import { type EditedSite, startEditedSite } from '../system/edited-site.ts';
import { expect, test } from '../test.ts';

// A website of its own, so that each of its requests is recorded.
let site: EditedSite;

test.beforeAll(async () => {
  site = await startEditedSite();
});
test.afterAll(() => site?.dispose());

const categoryCalls = () => site.dashboard.calls.filter((call) => call.includes('category'));
const open = async (category: string) => {
  const response = await fetch(
    `${site.website.url}/blogs?category=${encodeURIComponent(category)}`,
  );
  return response.status;
};

test('an existing category is requested from the dashboard, and an unknown one is not', async () => {
  const name = site.dashboard.blogs[0]?.category?.name ?? '';
  expect(await open(name)).toBe(200);
  const calls = categoryCalls();
  expect(calls).toHaveLength(1);
  for (const invented of ['invented', `${name}x`, '../users', 'x'.repeat(5000), '%00', '🎺']) {
    expect(await open(invented), invented.slice(0, 20)).toBe(200);
  }
  expect(categoryCalls()).toEqual(calls);
});

test('an unknown page of the list redirects to the list of its category', async () => {
  const name = encodeURIComponent(site.dashboard.blogs[0]?.category?.name ?? '');
  for (const page of ['99', 'abc', '0', '-1', '01', '1e0']) {
    for (const [list, query] of [
      ['/blogs', ''],
      [`/blogs?category=${name}`, '&'],
    ] as const) {
      const requested = `${list}${query || '?'}page=${page}`;
      const response = await fetch(site.website.url + requested, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')], requested).toEqual([308, list]);
      // Campaign parameters are preserved.
      const tagged = await fetch(`${site.website.url}${requested}&utm_source=x`);
      expect([tagged.status, tagged.url], requested).toEqual([
        200,
        `${site.website.url}${list}${query || '?'}utm_source=x`,
      ]);
    }
  }
  expect((await fetch(`${site.website.url}/blogs?page=1`, { redirect: 'manual' })).status).toBe(
    200,
  );
});
