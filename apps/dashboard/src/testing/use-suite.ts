import { createLocalReq, type Payload } from 'payload';
import { expect, it } from 'vitest';
import { findUses } from '../collections/references/find-uses.ts';
import { findLinkUses } from '../links/link-uses.ts';
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
const toLink = (target: string) =>
  toArticle({ type: 'link', version: 3, fields: { url: '/x', target }, children: [] });

/** Tests of finding uses of pictures and links to posts, for each database. */
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

  it('finds each post that shows a picture', async () => {
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

  it('finds each post that links to another', async () => {
    const payload = open();
    const target = await createTestPost(payload, 'published');
    const linking = await write({ content: toLink(`blogs/${target.id}`) });
    await write({ content: toLink(`blogs/${linking}`) });
    const req = await createLocalReq({}, payload);
    const found = await findLinkUses(req, { kind: 'blogs', id: target.id });
    expect(found.map(({ path }) => path)).toEqual([`/admin/collections/blogs/${linking}`]);
  });
}
