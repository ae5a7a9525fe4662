import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestCaseStudy } from '../../testing/case-studies.ts';
import { openContent } from '../../testing/content.ts';
import { type EditedDashboard, openEditedDashboard } from '../../testing/editors.ts';
import { createTestPicture, toTestArticle } from '../../testing/open-test-dashboard.ts';
import { createTestPost } from '../../testing/posts.ts';

let dashboard: EditedDashboard;
const ids = { post: 0, study: 0, picture: 0 };
beforeAll(async () => {
  dashboard = await openEditedDashboard();
  const { payload } = dashboard;
  ids.post = (await createTestPost(payload)).id;
  ids.study = (await createTestCaseStudy(payload)).id;
  const picture = await createTestPicture(payload, 'gone.jpg');
  // Access is not tested here.
  await payload.delete({ collection: 'media', id: picture.id, overrideAccess: true });
  ids.picture = picture.id;
});
afterAll(() => dashboard.close());

async function call(path: string, method: 'PATCH' | 'POST', body: object) {
  const cookie = dashboard.cookies.nour ?? '';
  const response = await dashboard.rest.callRest(path, { method, body, cookie });
  return { status: response.status, body: await response.json() };
}

const toSentence = (what: string, from: string) =>
  `This ${what} was deleted from the ${from}. Choose another, or remove it. Your other changes are not lost.`;
const PICTURE = toSentence('picture', 'library');

type Gone = () => object;
const inPost: [string, Gone, string][] = [
  ['image', () => ({ image: ids.picture }), PICTURE],
  ['shareImage', () => ({ shareImage: ids.picture }), PICTURE],
  ['category', () => ({ category: 99 }), toSentence('category', 'list of categories')],
  ['author', () => ({ author: 99 }), toSentence('author', 'list of authors')],
];
const inStudy: [string, Gone, string][] = [
  ['tile', () => ({ tile: ids.picture }), PICTURE],
  [
    'blocks.1.pictures',
    () => ({
      blocks: [
        { blockType: 'text', heading: 'Kept', text: 'Kept' },
        { blockType: 'gallery', pictures: [ids.picture] },
      ],
    }),
    PICTURE,
  ],
  ['blocks.0.picture', () => ({ blocks: [{ blockType: 'wide', picture: ids.picture }] }), PICTURE],
  [
    'blocks.0.film',
    () => ({ blocks: [{ blockType: 'video', film: 99 }] }),
    toSentence('film', 'library'),
  ],
];

for (const [what, draft] of [
  ['a draft', '?draft=true&autosave=true&depth=0'],
  ['what is published', '?depth=0'],
] as const) {
  const _status = what === 'a draft' ? 'draft' : 'published';

  it.each(inPost)(
    `rejects a reference to a deleted document in ${what} of a post: %s`,
    async (path, toGone, message) => {
      const response = await call(`/blogs/${ids.post}${draft}`, 'PATCH', { ...toGone(), _status });
      expect(response.status).toBe(400);
      expect(response.body.errors[0].data.errors).toEqual([
        expect.objectContaining({ path, message }),
      ]);
    },
  );

  it.each(inStudy)(
    `rejects a reference to a deleted document in ${what} of a case study: %s`,
    async (path, toGone, message) => {
      const response = await call(`/case-studies/${ids.study}${draft}`, 'PATCH', {
        ...toGone(),
        _status,
      });
      expect(response.status).toBe(400);
      expect(response.body.errors[0].data.errors).toEqual([
        expect.objectContaining({ path, message }),
      ]);
    },
  );
}

it('rejects such references in new documents too, and in collections without drafts', async () => {
  const content = toTestArticle('x');
  const post = { title: 'New', description: 'x', content, image: ids.picture };
  expect((await call('/blogs?draft=true', 'POST', post)).status).toBe(400);
  const person = { name: 'Mona', position: 'Art Director', portrait: ids.picture };
  const { status, body } = await call('/team-members', 'POST', person);
  expect([status, body.errors[0].data.errors[0].message]).toEqual([400, PICTURE]);
});

it('rejects such references in content fields too', async () => {
  const path = 'work/pictures/board/file';
  const fields = { [path]: { id: ids.picture, src: '/media/gone-0123456789ab.jpg' } };
  const content = await openContent(dashboard.payload, 'nasj');
  const { status, body } = await call(`${content}`, 'PATCH', { fields, _status: 'published' });
  expect(status).toBe(400);
  expect(body.errors[0].data.errors[0].message).toContain(PICTURE);
});
