import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestCaseStudy } from '../testing/case-studies.ts';
import {
  openTestDashboard,
  type TestDashboard,
  toTestArticle,
} from '../testing/open-test-dashboard.ts';
import { createTestPost } from '../testing/posts.ts';
import { findLinkUses } from './link-uses.ts';

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openTestDashboard();
});
afterAll(() => dashboard.close());

const find = async (kind: 'blogs' | 'studies', id: number) =>
  (await findLinkUses(await createLocalReq({}, dashboard.payload), { kind, id })).map(
    ({ title, kind: of }) => `${of} ${title}`,
  );

/** An article with one link. */
function toLinking(fields: { url: string; target?: string }) {
  const article = toTestArticle('');
  const [paragraph] = article.root.children;
  const link = {
    type: 'link',
    version: 3,
    fields: { linkType: 'custom', ...fields },
    children: [],
  };
  article.root.children = [{ ...paragraph, children: [link] } as never];
  return article;
}

it('finds posts that link to a post, by target and by URL', async () => {
  const { payload } = dashboard;
  const target = await createTestPost(payload, 'published');
  expect(await find('blogs', target.id)).toEqual([]);
  await payload.update({
    collection: 'blogs',
    id: target.id,
    data: { slug: 'it-is-here-now', _status: 'published' },
  });
  const write = async (title: string, fields: { url: string; target?: string }, draft = false) => {
    const { id } = await createTestPost(payload, 'published');
    const content = toLinking(fields);
    await payload.update({ collection: 'blogs', id, data: { title, content }, draft });
    return id;
  };
  await write('Chosen', { url: '/x', target: `blogs/${target.id}` });
  await write('Written', { url: `/blogs/${target.slug}/#part` }, true);
  await write('Elsewhere', { url: 'https://other.example/blogs/it-is-here-now' });
  const gone = await write('In the trash', { url: '/blogs/it-is-here-now' });
  await payload.update({
    collection: 'blogs',
    id: gone,
    data: { deletedAt: new Date().toISOString() },
  });
  expect((await find('blogs', target.id)).sort()).toEqual(['Post Chosen', 'Post Written']);
});

it('finds case studies and pages that link to a case study', async () => {
  const { payload } = dashboard;
  const { id } = await createTestCaseStudy(payload, { slug: 'Lupin', _status: 'published' });
  await createTestCaseStudy(payload, { client: 'Relative', related: ['Lupin'] });
  await payload.create({
    collection: 'content',
    data: { key: 'landing', language: 'en', fields: { 'cta/href': '/Lupin' }, _status: 'draft' },
    draft: true,
  } as never);
  expect((await find('studies', id)).sort()).toEqual([
    'Case study Relative',
    expect.stringMatching(/^Page /),
  ]);
});
