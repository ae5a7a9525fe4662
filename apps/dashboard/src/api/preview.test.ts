import { type Preview, previewSchema } from '@agency/contracts';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toPreviewToken } from '../platform/preview-token.ts';
import { createTestCaseStudy } from '../testing/case-studies.ts';
import {
  createTestPicture,
  createTestUser,
  openTestDashboard,
  type TestDashboard,
  toTestArticle,
} from '../testing/open-test-dashboard.ts';
import { createTestPost } from '../testing/posts.ts';

let dashboard: TestDashboard;
let handleApi: typeof import('./handle-api.ts').handleApiRequest;
let rest: typeof import('../testing/call-rest.ts');
let openContent: typeof import('../testing/content.ts').openContent;
let cookie: string;

beforeAll(async () => {
  dashboard = await openTestDashboard({ PORT: '4999' });
  ({ handleApiRequest: handleApi } = await import('./handle-api.ts'));
  rest = await import('../testing/call-rest.ts');
  ({ openContent } = await import('../testing/content.ts'));
  const { email } = await createTestUser(dashboard.payload, 'editor');
  cookie = (await rest.signIn(email, 'a long enough password')) ?? '';
});
afterAll(() => dashboard.close());

const request = (token: string, method = 'GET') =>
  handleApi(new Request(`http://localhost/api/preview/${token}`, { method }), dashboard.payload);
const toToken = (id: number, now?: number) =>
  toPreviewToken({ kind: 'blog', document: String(id) }, now);
async function read<Kind extends Preview['kind']>(token: string, kind: Kind) {
  const preview = previewSchema.parse(await (await request(token)).json());
  if (preview.kind !== kind) throw new Error(preview.kind);
  return preview as Extract<Preview, { kind: Kind }>;
}
const saveDraft = (id: number, data: object) =>
  rest.callRest(`/blogs/${id}?draft=true&autosave=true`, { method: 'PATCH', cookie, body: data });

describe('the draft of a post', () => {
  it('is the latest version, and is not in the public API', async () => {
    const { payload } = dashboard;
    const { id, slug } = await createTestPost(payload, 'published');
    await saveDraft(id, { title: 'Newer', content: toTestArticle('Newer words') });
    const { draft, lacks } = await read(toToken(id), 'blog');
    expect(draft).toMatchObject({ id, slug, title: 'Newer' });
    expect(draft.html_content).toContain('Newer words');
    expect(lacks).toEqual([]);
    const response = await request(toToken(id));
    expect(response.headers.get('cache-control')).toBe('no-store');
    const open = await handleApi(new Request(`http://localhost/api/blog-slug/${slug}`), payload);
    expect(await open.text()).not.toContain('Newer');
  });

  it('may have only a title, and lists its missing fields', async () => {
    const { payload } = dashboard;
    const { id } = await payload.create({
      collection: 'blogs',
      data: { title: 'صدى' } as never,
      draft: true,
    });
    const { draft, lacks } = await read(toToken(id), 'blog');
    expect(draft).toMatchObject({ title: 'صدى', description: '', html_content: '' });
    expect(lacks).toEqual(expect.arrayContaining(['Description', 'Article']));
  });

  it('has its search and share fields', async () => {
    const { payload } = dashboard;
    const { id } = await createTestPost(payload);
    const picture = await createTestPicture(payload, 'Shared.jpg');
    await saveDraft(id, { searchTitle: 'Found', shareTitle: 'Shared', shareImage: picture.id });
    const { draft } = await read(toToken(id), 'blog');
    expect(draft).toMatchObject({ search_title: 'Found', share_title: 'Shared' });
    expect(draft.share_image?.sizes?.map(({ type }) => type)).toContain('image/jpeg');
    expect(draft).not.toHaveProperty('search_description');
  });

  it('has the published posts of its category', async () => {
    const { payload } = dashboard;
    const category = await payload.create({ collection: 'categories', data: { name: 'Sound' } });
    const { id } = await createTestPost(payload);
    const other = await createTestPost(payload, 'published');
    for (const one of [id, other.id]) {
      await payload.update({ collection: 'blogs', id: one, data: { category: category.id } });
    }
    const { related } = await read(toToken(id), 'blog');
    expect(related.map((blog) => blog.id)).toEqual([other.id]);
  });

  it('is deleted with the post', async () => {
    const { payload } = dashboard;
    const { id } = await createTestPost(payload);
    expect((await request(toToken(id))).status).toBe(200);
    const body = { deletedAt: new Date().toISOString() };
    expect((await rest.callRest(`/blogs/${id}`, { method: 'PATCH', cookie, body })).status).toBe(
      200,
    );
    expect((await request(toToken(id))).status).toBe(404);
    await payload.delete({ collection: 'blogs', id, trash: true });
    expect((await request(toToken(id))).status).toBe(404);
  });
});

it('a content draft is the latest version, or empty without changes', async () => {
  const token = toPreviewToken({ kind: 'content', document: 'landing' });
  expect((await read(token, 'content')).draft).toEqual({ fields: {} });
  const body = { fields: { lead: 'Heard first.' } };
  const path = await openContent(dashboard.payload, 'landing');
  expect(
    (await rest.callRest(`${path}?draft=true`, { method: 'PATCH', cookie, body })).status,
  ).toBe(200);
  expect((await read(token, 'content')).draft).toEqual({ fields: { lead: 'Heard first.' } });
});

it.each([
  ['expired', () => toToken(1, Date.now() - 2 * 3_600_000)],
  ['forged', () => toToken(1).replace(/.{4}$/, '0000')],
  ['of a post that there is not', () => toToken(999_999)],
  ['of words that there are not', () => toPreviewToken({ kind: 'content', document: 'x' })],
  ['long', () => 'a'.repeat(7000)],
  ['of strange bytes', () => '%F0%9F%92%A3%00'],
  ['of two parts', () => `${toToken(1)}/x`],
])('a link that is %s is 404', async (_name, toHostile) => {
  await createTestPost(dashboard.payload);
  const response = await request(toHostile());
  expect([response.status, Object.keys(await response.json())]).toEqual([404, ['message']]);
});

it('previews are read-only', async () => {
  expect((await request(toToken(1), 'POST')).status).toBe(405);
});

describe('the panel', () => {
  const toUrl = async (
    collection: 'blogs' | 'content',
    data: object,
    role?: 'editor' | 'recruiter',
  ) => {
    const { preview } = dashboard.payload.collections[collection].config.admin;
    const user = role && { collection: 'users', role };
    const req = await createLocalReq({ ...(user && { user: user as never }) }, dashboard.payload);
    return preview?.({ ...data }, { req, locale: 'en', token: null });
  };

  it('gets a link to a draft', async () => {
    const { id } = await createTestPost(dashboard.payload);
    const url = await toUrl('blogs', { id }, 'editor');
    expect(url).toMatch(/^http:\/\/localhost:4999\/preview\/blog-/);
    expect((await request(String(url).replace(/.*\//, ''))).status).toBe(200);
  });

  it('gets no link without access, or for a document without a page', async () => {
    expect(await toUrl('blogs', { id: 1 }, 'recruiter')).toBeNull();
    expect(await toUrl('blogs', { id: 1 })).toBeNull();
    expect(await toUrl('content', { key: 'offline', language: 'en' }, 'editor')).toBeNull();
    const url = await toUrl('content', { key: 'landing', language: 'ar' }, 'editor');
    expect(url).toContain('/preview/content-landing--ar-');
  });
});

describe('the draft of a case study', () => {
  const toStudyToken = (id: number) => toPreviewToken({ kind: 'case-study', document: String(id) });

  it('may have only a client and a slug, and lists its missing fields', async () => {
    const { id } = await dashboard.payload.create({
      collection: 'case-studies',
      data: { client: 'Amber', slug: 'amber' } as never,
      draft: true,
    });
    const { draft, lacks } = await read(toStudyToken(id), 'case-study');
    expect(draft).toMatchObject({ id, name: 'amber', client: 'Amber', tile: null, blocks: [] });
    expect(lacks).toEqual(expect.arrayContaining(['Sector', 'Tile', 'Description']));
  });

  it.each([
    ['summary', 'x'.repeat(301), 'In one line'],
    ['client', 'x'.repeat(61), 'Client'],
    ['services', ['x'.repeat(121)], 'Services'],
    ['services', Array.from({ length: 21 }, (_, number) => `Service ${number}`), 'Services'],
    ['description', 'x'.repeat(171), 'Description'],
    ['description', 'Too short.', 'Description'],
    ['colour', '#12', 'Colour'],
    ['order', 0.5, 'Place in the grid'],
    ['mobileOrder', 10_000, 'Place on phones'],
    ['introHeading', 'x'.repeat(121), 'Opening heading'],
    ['introText', Array.from({ length: 51 }, () => 'One.').join('\n\n'), 'Opening text'],
    ['related', ['wise', 'of no use'], 'Related work'],
    ['blocks', [{ blockType: 'results' }], 'The rest of the page'],
    ['blocks', [{ blockType: 'gallery' }], 'The rest of the page'],
    ['blocks', [{ blockType: 'dotCards', cards: [{}] }], 'The rest of the page'],
    ['blocks', [{ blockType: 'website', href: 'exam' }], 'The rest of the page'],
  ])('is shown with the invalid %s %j, which is listed as missing', async (field, value, label) => {
    const { payload } = dashboard;
    const { id } = await createTestCaseStudy(payload);
    await payload.update({
      collection: 'case-studies',
      id,
      data: { [field]: value },
      draft: true,
    });
    const { lacks } = await read(toStudyToken(id), 'case-study');
    expect(lacks).toEqual([label]);
  });

  it('is the latest version, and is not in the public API', async () => {
    const { payload } = dashboard;
    const { id, slug } = await createTestCaseStudy(payload);
    await payload.update({
      collection: 'case-studies',
      id,
      draft: true,
      data: { blocks: [{ blockType: 'text', text: 'Bent from one piece.' }] },
    });
    const { draft, lacks } = await read(toStudyToken(id), 'case-study');
    expect(draft.blocks).toEqual([{ kind: 'text', text: ['Bent from one piece.'] }]);
    expect(draft.tile?.src).toMatch(/^\/media\//);
    expect(lacks).toEqual([]);
    const open = await handleApi(new Request(`http://localhost/api/case-studies/${slug}`), payload);
    expect(open.status).toBe(404);
  });
});
