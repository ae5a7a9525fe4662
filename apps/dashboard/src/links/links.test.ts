import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestCaseStudy } from '../testing/case-studies.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
  toTestArticle,
} from '../testing/open-test-dashboard.ts';
import { createTestPost } from '../testing/posts.ts';
import { findTarget, findTargets } from './find-targets.ts';
import { parseTarget } from './link-target.ts';

let dashboard: TestDashboard;
let getBlogBySlug: typeof import('../api/blogs.ts').getBlogBySlug;
let findLostLinks: typeof import('./resolve-links.ts').findBrokenLinks;

beforeAll(async () => {
  dashboard = await openTestDashboard();
  ({ getBlogBySlug } = await import('../api/blogs.ts'));
  ({ findBrokenLinks: findLostLinks } = await import('./resolve-links.ts'));
});
afterAll(() => dashboard.close());

/** An article whose one paragraph is a link to each target. */
function toLinking(...targets: string[]) {
  const article = toTestArticle('');
  const [paragraph] = article.root.children;
  const links = targets.map((target) => ({
    type: 'link',
    version: 3,
    fields: { linkType: 'custom', url: '/where-it-was', newTab: false, target },
    children: [{ type: 'text', version: 1, text: `to ${target}`, format: 0 }],
  }));
  article.root.children = [{ ...paragraph, children: links } as never];
  return article;
}

async function write(content: ReturnType<typeof toTestArticle>) {
  const post = await createTestPost(dashboard.payload, 'published');
  return dashboard.payload.update({
    collection: 'blogs',
    id: post.id,
    data: { content, _status: 'published' },
    overrideAccess: true,
  });
}

it('follows a post to its new slug, and becomes text when it is deleted', async () => {
  const { payload } = dashboard;
  const target = await createTestPost(payload, 'published');
  const stored = `blogs/${target.id}`;
  const { slug, content } = await write(toLinking(stored, 'pages/careers', 'case-studies/lupin'));
  const readHtml = async () => (await getBlogBySlug(payload, slug)).html_content;

  const others =
    '<a href="/careers">to pages/careers</a><a href="/Lupin">to case-studies/lupin</a>';
  expect(await readHtml()).toBe(`<p><a href="/blogs/${target.slug}">to ${stored}</a>${others}</p>`);
  await payload.update({
    collection: 'blogs',
    id: target.id,
    data: { slug: 'another-name', _status: 'published' },
    overrideAccess: true,
  });
  expect(await readHtml()).toContain('<a href="/blogs/another-name">');
  await payload.update({
    collection: 'blogs',
    id: target.id,
    data: { _status: 'draft' },
    unpublishAllLocales: true,
    overrideAccess: true,
  });
  expect(await readHtml()).toBe(`<p>to ${stored}${others}</p>`);
  const lost = await findLostLinks(payload, content);
  expect(lost).toEqual([{ words: `to ${stored}`, title: target.title, reason: 'hidden' }]);
  await payload.delete({ collection: 'blogs', id: target.id, overrideAccess: true });
  expect(await readHtml()).toBe(`<p>to ${stored}${others}</p>`);
  expect(await findLostLinks(payload, content)).toEqual([
    { words: `to ${stored}`, reason: 'gone' },
  ]);
});

it('follows a stored case study like a post', async () => {
  const { payload } = dashboard;
  const study = await createTestCaseStudy(payload, { _status: 'published' });
  const stored = `studies/${study.id}`;
  const { slug, content } = await write(toLinking(stored));
  const readHtml = async () => (await getBlogBySlug(payload, slug)).html_content;
  const change = (data: object) =>
    payload.update({ collection: 'case-studies', id: study.id, data, overrideAccess: true });

  expect(await readHtml()).toBe(`<p><a href="/${study.slug}">to ${stored}</a></p>`);
  await change({ slug: 'Amber&Sons', _status: 'published' });
  expect(await readHtml()).toBe(`<p><a href="/Amber&amp;Sons">to ${stored}</a></p>`);
  await change({ _status: 'draft' });
  expect(await readHtml()).toBe(`<p>to ${stored}</p>`);
  expect(await findLostLinks(payload, content)).toEqual([
    { words: `to ${stored}`, title: study.client, reason: 'hidden' },
  ]);
  await payload.delete({ collection: 'case-studies', id: study.id, overrideAccess: true });
  expect(await findLostLinks(payload, content)).toEqual([
    { words: `to ${stored}`, reason: 'gone' },
  ]);
});

it('suggests a stored case study instead of the static one', async () => {
  const { payload } = dashboard;
  const user = await createTestUser(payload, 'admin');
  const req = await createLocalReq({ user }, payload);
  const { id } = await createTestCaseStudy(payload, { client: 'Lupin House', slug: 'Lupin' });
  const offered = {
    target: `studies/${id}`,
    kind: 'Case study',
    title: 'Lupin House',
    path: '/Lupin',
  };
  expect(await findTargets(req, 'lupin')).toEqual([
    { ...offered, isPublic: false },
    expect.objectContaining({ target: 'case-studies/lupin' }),
  ]);
  await payload.update({
    collection: 'case-studies',
    id,
    data: { _status: 'published' },
    overrideAccess: true,
  });
  expect(await findTargets(req, 'lupin')).toEqual([{ ...offered, isPublic: true }]);
  expect(await findTarget(req, `studies/${id}`)).toEqual({ ...offered, isPublic: true });
  await payload.delete({ collection: 'case-studies', id, overrideAccess: true });
});

it('suggests posts, pages and case studies by part of their title', async () => {
  const { payload } = dashboard;
  const user = await createTestUser(payload, 'editor');
  const req = await createLocalReq({ user }, payload);
  const { id, title } = await createTestPost(payload);
  expect(await findTargets(req, title.toUpperCase())).toContainEqual({
    target: `blogs/${id}`,
    kind: 'Post',
    title,
    path: expect.stringContaining('/blogs/'),
    isPublic: false,
  });
  expect(await findTargets(req, 'lUp')).toEqual([
    expect.objectContaining({ target: 'case-studies/lupin', title: 'Lupin', path: '/Lupin' }),
  ]);
  expect(await findTargets(req, 'branding dev')).toEqual([
    expect.objectContaining({ kind: 'Page', path: '/branding-development&management' }),
  ]);
  expect(await findTarget(req, `blogs/${id}`)).toMatchObject({ title });
  expect(await findTarget(req, 'blogs/99999')).toBeUndefined();
});

it('rejects broken links on publish', async () => {
  const article = toLinking('');
  (
    article.root.children[0] as never as { children: [{ fields: { url: string } }] }
  ).children[0].fields.url = 'javascript:alert(1)';
  await expect(write(article)).rejects.toThrow('Article');
});

it.each([
  'blogs/0',
  'blogs/-1',
  'blogs/1e9',
  'studies/0',
  'studies/lupin',
  'pages/__proto__',
  'users/1',
  'case-studies/../x',
  '',
  null,
  {},
])('takes %j for no target', (stored) => {
  expect(parseTarget(stored)).toBeUndefined();
});
