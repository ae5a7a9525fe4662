import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestCaseStudy } from '../../testing/case-studies.ts';
import {
  openTestDashboard,
  type TestDashboard,
  toTestArticle,
} from '../../testing/open-test-dashboard.ts';
import { createTestPost } from '../../testing/posts.ts';

let dashboard: TestDashboard;
let getBlogBySlug: typeof import('../../api/blogs.ts').getBlogBySlug;

beforeAll(async () => {
  dashboard = await openTestDashboard();
  ({ getBlogBySlug } = await import('../../api/blogs.ts'));
});
afterAll(() => dashboard.close());

/** Publishes a post whose one paragraph is a link, and returns a function that reads its HTML. */
async function publishLink(fields: object) {
  const { payload } = dashboard;
  const content = toTestArticle('');
  const [paragraph] = content.root.children;
  const text = { type: 'text', version: 1, text: 'our work', format: 0 };
  const link = { type: 'link', version: 3, fields: { newTab: false, ...fields }, children: [text] };
  content.root.children = [{ ...paragraph, children: [link] } as never];
  const { id } = await createTestPost(payload, 'published');
  const data = { content, _status: 'published' as const };
  const { slug } = await payload.update({ collection: 'blogs', id, data, overrideAccess: true });
  return async () => (await getBlogBySlug(payload, { parameter: slug })).html_content;
}

const toLinked = (relationTo: string, value: number) => ({
  linkType: 'internal',
  doc: { relationTo, value },
});

it('to a post has its current slug, and is plain text while the post is not public', async () => {
  const { payload } = dashboard;
  const target = await createTestPost(payload, 'published');
  const readHtml = await publishLink(toLinked('blogs', target.id));
  const change = (data: object) =>
    payload.update({ collection: 'blogs', id: target.id, data, overrideAccess: true });
  expect(await readHtml()).toBe(`<p><a href="/blogs/${target.slug}">our work</a></p>`);
  await change({ slug: 'another-name', _status: 'published' });
  expect(await readHtml()).toBe('<p><a href="/blogs/another-name">our work</a></p>');
  await change({ _status: 'draft' });
  expect(await readHtml()).toBe('<p>our work</p>');
  await payload.delete({ collection: 'blogs', id: target.id, overrideAccess: true });
  expect(await readHtml()).toBe('<p>our work</p>');
});

it('to a case study does the same', async () => {
  const { payload } = dashboard;
  const study = await createTestCaseStudy(payload, { _status: 'published' });
  const readHtml = await publishLink(toLinked('case-studies', study.id));
  const change = (data: object) =>
    payload.update({ collection: 'case-studies', id: study.id, data, overrideAccess: true });
  expect(await readHtml()).toBe(`<p><a href="/${study.slug}">our work</a></p>`);
  await change({ slug: 'Amber&Sons', _status: 'published' });
  expect(await readHtml()).toBe('<p><a href="/Amber&amp;Sons">our work</a></p>');
  await change({ _status: 'draft' });
  expect(await readHtml()).toBe('<p>our work</p>');
});

it('with an unsafe URL is rejected when the article is published', async () => {
  const url = 'javascript:alert(1)';
  await expect(publishLink({ linkType: 'custom', url })).rejects.toThrow('Article');
});
