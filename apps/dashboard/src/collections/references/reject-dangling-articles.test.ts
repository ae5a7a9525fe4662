import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EditedDashboard, openEditedDashboard } from '../../testing/editors.ts';
import { createTestPicture, toTestArticle } from '../../testing/open-test-dashboard.ts';
import { createTestPost } from '../../testing/posts.ts';

let dashboard: EditedDashboard;
const ids = { picture: 0, kept: 0, post: 0 };
beforeAll(async () => {
  dashboard = await openEditedDashboard();
  ids.kept = (await createTestPicture(dashboard.payload, 'kept.jpg')).id;
});
afterAll(() => dashboard.close());
beforeEach(async () => {
  ids.picture = (await createTestPicture(dashboard.payload, 'gone.jpg')).id;
  ids.post = (await createTestPost(dashboard.payload)).id;
});

/** Deletes them without the check whether they are used. */
async function deleteBoth() {
  const { db } = dashboard.payload;
  await db.deleteOne({ collection: 'media', where: { id: { equals: ids.picture } } });
  await db.deleteOne({ collection: 'blogs', where: { id: { equals: ids.post } } });
}
type Node = Record<string, unknown>;

const toPicture = (value: number): Node => ({
  ...{ type: 'upload', version: 3, relationTo: 'media', fields: {} },
  value,
});
const toLink = (value: number): Node => ({
  type: 'link',
  version: 3,
  fields: { linkType: 'internal', doc: { relationTo: 'blogs', value } },
  children: [{ type: 'text', version: 1, text: 'our oldest work', format: 0 }],
});
const toFilm = (poster: number): Node => ({
  type: 'block',
  version: 2,
  fields: {
    ...{ id: 'a', blockType: 'film', title: 'The opening', poster },
    address: 'https://vimeo.com/76979871',
  },
});

/** An article with these below one another, in a list. */
function toArticle(...nodes: Node[]) {
  const article = toTestArticle('Before');
  const list = { type: 'list', version: 1, listType: 'bullet', tag: 'ul', start: 1 };
  const items = nodes.map((node) => ({ type: 'listitem', version: 1, value: 1, children: [node] }));
  article.root.children.push({ ...list, children: items } as never);
  return article;
}

const AUTOSAVE = '?draft=true&autosave=true&depth=0';

async function save(path: string, body: object, { method = 'PATCH', language = 'en' } = {}) {
  const cookie = `${dashboard.cookies.nour}; dashboard-lng=${language}`;
  const response = await dashboard.rest.callRest(path, { method, body, cookie });
  const { errors = [], doc } = await response.json();
  const [error] = errors[0]?.data?.errors ?? [];
  return { status: response.status, path: error?.path, message: error?.message, doc };
}

/** A post whose article names what is deleted afterwards. */
async function makeLeftAlone(node: Node) {
  const { payload } = dashboard;
  const { id } = await createTestPost(payload, 'published');
  const { status, message } = await save(`/blogs/${id}?depth=0`, {
    content: toArticle(node),
    _status: 'published',
  });
  expect([status, message]).toEqual([200, undefined]);
  await deleteBoth();
  return id;
}

describe.each([
  ['a picture', () => toPicture(ids.picture), 'Picture 2 of the text was deleted'],
  ['a link', () => toLink(ids.post), 'The link “our oldest work” in the text'],
  ['the picture of a film', () => toFilm(ids.picture), 'the film “The opening” in the text'],
])('%s to a deleted document', (_what, toNode, sentence) => {
  it("is rejected in a draft with an error at its field, in the user's language", async () => {
    await deleteBoth();
    const { id } = await createTestPost(dashboard.payload);
    const content = toArticle(toPicture(ids.kept), toNode());
    const response = await save(`/blogs/${id}${AUTOSAVE}`, { content });
    expect(response).toMatchObject({ status: 400, path: 'content' });
    expect(response.message).toContain(sentence);
    const arabic = await save(`/blogs/${id}${AUTOSAVE}`, { content }, { language: 'ar' });
    expect(arabic.message).toMatch(/\p{Script=Arabic}/u);
    expect(arabic.message).not.toContain('deleted');
  });

  it('is rejected in a new post, too', async () => {
    await deleteBoth();
    const post = { title: 'New', description: 'x', content: toArticle(toNode()) };
    const { status } = await save('/blogs?draft=true', post, { method: 'POST' });
    expect(status).toBe(400);
  });

  it('does not prevent other changes of a post that already contains it', async () => {
    const id = await makeLeftAlone(toNode());
    const content = toArticle(toNode(), toPicture(ids.kept));
    expect(await save(`/blogs/${id}${AUTOSAVE}`, { content })).toMatchObject({ status: 200 });
    const _status = 'published';
    expect((await save(`/blogs/${id}?depth=0`, { title: 'Another', _status })).status).toBe(200);
  });
});

it('a version with dangling references can be restored', async () => {
  const { payload } = dashboard;
  const id = await makeLeftAlone(toPicture(ids.picture));
  const find = { where: { parent: { equals: id } }, sort: '-updatedAt', depth: 0 } as const;
  // Permissions are not tested here.
  const { docs } = await payload.findVersions({
    collection: 'blogs',
    ...find,
    overrideAccess: true,
  });
  await save(`/blogs/${id}?depth=0`, { content: toTestArticle('Without'), _status: 'published' });
  const { status } = await save(`/blogs/versions/${docs[0]?.id}`, {}, { method: 'POST' });
  expect(status).toBe(200);
  const content = toArticle(toPicture(ids.picture), toPicture(ids.kept));
  expect(await save(`/blogs/${id}${AUTOSAVE}`, { content })).toMatchObject({ status: 200 });
});

it('a reference to a document in the trash is allowed', async () => {
  const { payload } = dashboard;
  const { id } = await createTestPost(payload);
  const linked = await createTestPost(payload);
  await save(`/blogs/${linked.id}?depth=0`, { deletedAt: new Date().toISOString() });
  const content = toArticle(toLink(linked.id));
  expect(await save(`/blogs/${id}${AUTOSAVE}`, { content })).toMatchObject({ status: 200 });
});
