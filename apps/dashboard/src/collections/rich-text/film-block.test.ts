import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Blog } from '../../payload-types.ts';
import {
  createTestPicture,
  openTestDashboard,
  type TestDashboard,
  toTestArticle,
} from '../../testing/open-test-dashboard.ts';
import { createTestPost } from '../../testing/posts.ts';
import { findUses } from '../references/find-uses.ts';

let dashboard: TestDashboard;
let getBlogBySlug: typeof import('../../api/blogs.ts').getBlogBySlug;

beforeAll(async () => {
  dashboard = await openTestDashboard();
  ({ getBlogBySlug } = await import('../../api/blogs.ts'));
});
afterAll(() => dashboard.close());

async function publishFilm(film: Record<string, unknown>): Promise<Blog> {
  const post = await createTestPost(dashboard.payload);
  const article = toTestArticle('Before');
  const fields = { id: 'f'.repeat(24), blockName: '', blockType: 'film', ...film };
  const block = { type: 'block', version: 2, format: '', fields };
  article.root.children.push(block as never);
  return dashboard.payload.update({
    collection: 'blogs',
    id: post.id,
    data: { content: article, _status: 'published' },
    // Permissions are not tested here.
    overrideAccess: true,
  });
}

it('a film is public with its poster, which cannot be deleted while it is used', async () => {
  const { payload } = dashboard;
  const poster = await createTestPicture(payload, 'poster.jpg');
  const address = 'https://youtu.be/dQw4w9WgXcQ';
  const { id, slug } = await publishFilm({ address, title: 'A film', poster: poster.id });
  const { html_content } = await getBlogBySlug(payload, { parameter: slug });
  expect(html_content).toContain(
    '<figure><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"><img src="/media/poster-',
  );
  const req = await createLocalReq({}, payload);
  expect(await findUses(req, { collection: 'media', id: poster.id })).toMatchObject([
    { path: `/admin/collections/blogs/${id}` },
  ]);
  const deleting = payload.delete({ collection: 'media', id: poster.id, overrideAccess: true });
  await expect(deleting).rejects.toThrow('Still shown by');
});

it.each([
  ['another host', 'https://www.dailymotion.com/video/x8abcde'],
  ['no film', 'https://www.youtube.com/@channel'],
])(
  'a film with the URL of %s is rejected when the article is published',
  async (_name, address) => {
    const poster = await createTestPicture(dashboard.payload, 'poster.jpg');
    await expect(publishFilm({ address, title: 'A film', poster: poster.id })).rejects.toThrow();
  },
);

it('a film without a poster is rejected when the article is published', async () => {
  const address = 'https://youtu.be/dQw4w9WgXcQ';
  await expect(publishFilm({ address, title: 'A film' })).rejects.toThrow();
});
