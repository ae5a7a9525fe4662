import { createLocalReq, type Payload } from 'payload';
import { expect, it } from 'vitest';
import { findUses } from '../collections/references/find-uses.ts';
import { createTestCaseStudy } from './case-studies.ts';
import { createTestPicture, toTestArticle } from './open-test-dashboard.ts';
import { createTestPost } from './posts.ts';

type Node = Record<string, unknown>;

function toArticle(node: Node) {
  const article = toTestArticle('Before');
  article.root.children.push(node as never);
  return article;
}

const toPicture = (value: number) =>
  toArticle({ type: 'upload', version: 3, relationTo: 'media', value, fields: {} });
const toFilm = (poster: number) =>
  toArticle({ type: 'block', version: 2, fields: { id: 'a', blockType: 'film', poster } });
const toLink = (fields: object) =>
  toArticle({ type: 'link', version: 3, fields: { ...fields }, children: [] });
const toInternalLink = (value: number) =>
  toLink({ linkType: 'internal', doc: { relationTo: 'blogs', value } });

/** Tests of finding uses of pictures, posts and case studies, for each database. */
export function testUses(open: () => Payload): void {
  const write = async (data: object, { draft = false, title = 'Written' } = {}) => {
    const { id } = await createTestPost(open(), 'published');
    await open().update({
      collection: 'blogs',
      id,
      data: { ...data, title },
      draft,
      // Access is not tested here.
      overrideAccess: true,
    });
    return id;
  };

  it('finds every post that contains a picture', async () => {
    const payload = open();
    const { id } = await createTestPicture(payload, 'shown.jpg');
    const other = await createTestPicture(payload, 'other.jpg');
    const shown = [
      await write({ content: toPicture(id) }),
      await write({ content: toFilm(id) }, { draft: true }),
      await write({ image: id }),
      await write({ shareImage: id }, { draft: true }),
    ];
    const inTrash = await write({ content: toPicture(id) });
    await payload.update({
      collection: 'blogs',
      id: inTrash,
      data: { deletedAt: new Date().toISOString() },
      // As above.
      overrideAccess: true,
    });
    // Published with it; the draft is without.
    const before = await write({ content: toPicture(id) });
    await payload.update({
      collection: 'blogs',
      id: before,
      data: { content: toTestArticle('Without') },
      draft: true,
      // As above.
      overrideAccess: true,
    });
    await write({ content: toPicture(other.id), image: other.id });
    const req = await createLocalReq({}, payload);
    const found = await findUses(req, { collection: 'media', id });
    const uses = found.map(({ path, inTrash: trashed }) => [path, trashed]);
    const toPath = (place?: number | string) => `/admin/collections/blogs/${place}`;
    expect(new Set(uses)).toEqual(
      new Set([
        [toPath(shown[0]), false],
        [toPath(shown[1]), false],
        [toPath(shown[2]), false],
        [toPath(shown[3]), false],
        [toPath(`trash/${inTrash}`), true],
        [toPath(before), false],
      ]),
    );
  });

  it('finds every post that links to another post', async () => {
    const payload = open();
    const target = await createTestPost(payload, 'published');
    const linking = [
      await write({ content: toInternalLink(target.id) }),
      await write({ content: toLink({ linkType: 'custom', url: `/blogs/${target.slug}/#part` }) }),
    ];
    await write({ content: toInternalLink(linking[0] ?? 0) });
    await write({
      content: toLink({ linkType: 'custom', url: `https://other.example/blogs/${target.slug}` }),
    });
    const study = await createTestCaseStudy(payload, { slug: 'Lupin', _status: 'published' });
    const relative = await createTestCaseStudy(payload, { related: ['Lupin'] });
    const req = await createLocalReq({}, payload);
    const findPaths = async (collection: 'blogs' | 'case-studies', id: number) =>
      (await findUses(req, { collection, id })).map(({ path }) => path).sort();
    expect(await findPaths('blogs', target.id)).toEqual(
      linking.map((id) => `/admin/collections/blogs/${id}`).sort(),
    );
    expect(await findPaths('case-studies', study.id)).toEqual([
      `/admin/collections/case-studies/${relative.id}`,
    ]);
  });
}
