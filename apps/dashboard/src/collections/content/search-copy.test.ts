import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';
import { createTestPost } from '../../testing/posts.ts';
import { createContentDocuments } from './create-documents.ts';
import { searchCopy } from './search-copy.ts';

let dashboard: TestDashboard;
let req: PayloadRequest;

beforeAll(async () => {
  dashboard = await openTestDashboard();
  await createContentDocuments(dashboard.payload);
  const user = await createTestUser(dashboard.payload, 'editor');
  req = await createLocalReq({ user }, dashboard.payload);
});
afterAll(() => dashboard.close());

it('finds a brand fact as pages show it, once for each page', async () => {
  const shown = await searchCopy(req, '85+');
  expect(shown.map(({ title }) => title)).toContain('Landing page');
  expect(shown.some(({ title }) => title.includes('العربية'))).toBe(true);
  const { docs } = await dashboard.payload.find({
    collection: 'content',
    where: { and: [{ key: { equals: 'agency' } }, { language: { equals: 'en' } }] },
  });
  await dashboard.payload.update({
    collection: 'content',
    id: docs[0]?.id ?? 0,
    data: { fields: { 'stats/brands': 91 } },
    draft: true,
  });
  expect((await searchCopy(req, '85+')).length).toBe(0);
  expect((await searchCopy(req, '91+')).length).toBe(shown.length);
});

it('finds an article once by words in any order, with a link to the field', async () => {
  const { id } = await createTestPost(dashboard.payload);
  const data = { title: 'A kashida on screens' };
  await dashboard.payload.update({ collection: 'blogs', id, data, draft: true });
  const found = await searchCopy(req, 'SCREENS kashida');
  expect(found).toMatchObject([
    { title: 'A kashida on screens', field: 'Title', text: 'A kashida on screens' },
  ]);
  expect(found[0]?.href).toMatch(new RegExp(`/blogs/${id}\\?locale=en#field-title$`));
  expect(await searchCopy(req, ' ')).toEqual([]);
});
