import {
  BLOGS_PER_PAGE,
  type BlogAddresses,
  type BlogList,
  type BlogPage,
  blogAddressesSchema,
  blogPageSchema,
} from '@agency/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Blog } from '../payload-types.ts';
import {
  createTestPicture,
  openTestDashboard,
  type TestDashboard,
  toTestArticle,
} from '../testing/open-test-dashboard.ts';

let dashboard: TestDashboard;
let handleApi: typeof import('./handle-api.ts').handleApiRequest;
const POSTS = BLOGS_PER_PAGE + 3;
const ids: number[] = [];

beforeAll(async () => {
  dashboard = await openTestDashboard();
  ({ handleApiRequest: handleApi } = await import('./handle-api.ts'));
  const { payload } = dashboard;
  const picture = await createTestPicture(payload, 'Blue.jpg');
  const addCategory = async (name: string) =>
    (await payload.create({ collection: 'categories', data: { name } })).id;
  const brands = await addCategory('Brands');
  const early = await addCategory('Early & few');
  const late = await addCategory('Late+few');
  await addCategory('Unused');
  const post = async (index: number, rest: Partial<Blog> = {}) => {
    const { id } = await payload.create({
      collection: 'blogs',
      data: {
        title: `Post ${index}`,
        language: 'en',
        slug: `post-${index}`,
        description: `About ${index}`,
        content: toTestArticle('Words'),
        publishedAt: new Date(Date.UTC(2026, 0, 1, index)).toISOString(),
        _status: 'published',
        ...rest,
      },
    });
    ids.push(id);
  };
  for (let index = 0; index < POSTS; index += 1) {
    const others = { 0: early, 1: early, [POSTS - 1]: late, [POSTS - 2]: late };
    await post(index, {
      category: others[index] ?? brands,
      ...(index === 5 && { featured: true, image: picture.id }),
    });
  }
  await post(900, { _status: 'draft', category: brands });
  await post(901, { publishedAt: '2126-01-01T09:00:00.000Z', category: brands });
}, 120_000);

afterAll(() => dashboard.close());

async function get<Body>(path: string): Promise<{ status: number; body: Body }> {
  const response = await handleApi(new Request(`http://localhost${path}`), dashboard.payload);
  return { status: response.status, body: await response.json() };
}

const slugs = (blogs: { slug: string }[]) => blogs.map(({ slug }) => slug);
const getWhole = async () => (await get<BlogList>('/api/blogs')).body;
const getPage = async (query: string) => (await get<BlogPage>(`/api/blogs?${query}`)).body;

describe('pages of the list', () => {
  it('contain each post once, in order', async () => {
    const { all } = await getWhole();
    expect(all).toHaveLength(POSTS);
    const pages = [await getPage('page=1'), await getPage('page=2')];
    expect(pages[0]?.all).toHaveLength(BLOGS_PER_PAGE);
    expect(pages.flatMap((page) => page.all)).toEqual(all);
  });

  it('all have the same featured post, total and categories', async () => {
    const { featured } = await getWhole();
    for (const page of [1, 2]) {
      const body = await getPage(`page=${page}`);
      expect(blogPageSchema.parse(body)).toEqual(body);
      expect(body).toMatchObject({ featured, total: POSTS });
      // Two have as many posts: first the one with the newest.
      expect(body.categories).toEqual([
        { name: 'Brands', total: POSTS - 4 },
        { name: 'Late+few', total: 2 },
        { name: 'Early & few', total: 2 },
      ]);
    }
  });

  it('can be limited to a category', async () => {
    const body = await getPage(`page=1&category=${encodeURIComponent('Early & few')}`);
    expect(slugs(body.all)).toEqual(['post-1', 'post-0']);
    expect(body.total).toBe(2);
    expect(slugs((await getPage('category=Late%2Bfew&page=1')).all)).toHaveLength(2);
  });

  it.each(['page=3', 'page=99999', 'page=1&category=None', 'page=2&category=Late%2Bfew'])(
    '?%s is 404',
    async (query) => {
      expect((await get(`/api/blogs?${query}`)).status).toBe(404);
    },
  );
});

describe('sitemap entries', () => {
  it('list every post, with its dates and cover', async () => {
    const { all } = await getWhole();
    const { body } = await get<BlogAddresses>('/api/blogs?page=1&fields=address');
    expect(blogAddressesSchema.parse(body)).toEqual(body);
    expect(body).toEqual({
      total: POSTS,
      all: all.map(({ slug, created_at, updated_at, image }) => ({
        ...{ slug, created_at, updated_at },
        image: image && { src: image.src },
      })),
    });
  });
  it('are 404 after the last page', async () => {
    expect((await get('/api/blogs?page=2&fields=address')).status).toBe(404);
  });
});

it('related posts are the four newest of the category', async () => {
  const { body } = await get<Blog[]>(`/api/related-blogs/${ids[7]}`);
  const { all } = (await get<BlogPage>('/api/blogs?page=1&category=Brands')).body;
  expect(slugs(body)).toEqual(slugs(all).slice(0, 4));
});

it.each([
  ...['page=0', 'page=-1', 'page=1.5', 'page=01', 'page=1e1', 'page=', 'page=1000000000', 'page=x'],
  ...['page=1&page=2', 'page=1&limit=5', 'fields=address', 'category=Brands', 'limit=1'],
  ...['page=1&fields=all', 'page=1&category=', 'page=1&category=Brands&fields=address'],
])('?%s is rejected', async (query) => {
  expect((await get(`/api/blogs?${query}`)).status).toBe(400);
});

it.each(['limit=4', 'page=1', 'language=xx'])('related posts reject ?%s', async (query) => {
  expect((await get(`/api/related-blogs/${ids[0]}?${query}`)).status).toBe(400);
});
