import {
  blogListSchema,
  blogSchema,
  endpoints,
  errorBodySchema,
  teamMemberSchema,
} from '@agency/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { Blog } from '../payload-types.ts';
import {
  createTestPicture,
  openTestDashboard,
  type TestDashboard,
  toTestArticle,
} from '../testing/open-test-dashboard.ts';

let dashboard: TestDashboard;
let handleApi: typeof import('./handle-api.ts').handleApiRequest;
const ids: Record<string, number> = {};

beforeAll(async () => {
  dashboard = await openTestDashboard();
  ({ handleApiRequest: handleApi } = await import('./handle-api.ts'));
  const { payload } = dashboard;
  const picture = await createTestPicture(
    payload,
    'Blue Field.jpg',
    { focus: { x: 10, y: 0, width: 80, height: 30 } },
    { width: 1200, height: 800 },
  );
  const branding = await payload.create({ collection: 'categories', data: { name: 'Branding' } });
  await payload.create({ collection: 'categories', data: { name: 'R&D / مختبر' } });
  const author = await payload.create({ collection: 'authors', data: { name: 'Mona Samir' } });
  await payload.create({
    collection: 'team-members',
    data: { name: 'Mona Samir', position: 'Art Director', portrait: picture.id },
  });
  await payload.create({ collection: 'team-members', data: { name: 'Omar', position: 'Tech' } });

  const post = async (slug: string, rest: Partial<Blog> = {}) => {
    const { id } = await payload.create({
      collection: 'blogs',
      data: {
        title: slug,
        slug,
        language: 'en',
        description: `About ${slug}`,
        content: toTestArticle(`The body of ${slug}`),
        _status: 'published',
        ...rest,
      },
    });
    ids[slug] = id;
  };
  await post('oldest', { publishedAt: '2026-01-01T09:00:00.000Z', category: branding.id });
  await post('newest', {
    publishedAt: '2026-03-01T09:00:00.000Z',
    category: branding.id,
    author: author.id,
    image: picture.id,
    cardDescription: 'On the card',
    featured: true,
  });
  await post('middle', { publishedAt: '2026-02-01T09:00:00.000Z', featured: true });
  await post('a-draft', { _status: 'draft', category: branding.id, featured: true });
  await post('to-come', { publishedAt: '2126-01-01T09:00:00.000Z', category: branding.id });
});

afterAll(() => dashboard.close());

async function call(path: string, init?: RequestInit) {
  const response = await handleApi(new Request(`http://localhost${path}`, init), dashboard.payload);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
}

const slugs = (blogs: { slug: string }[]) => blogs.map(({ slug }) => slug);

it.each(['/api/blogs', '/api/content/landing', '/api/case-studies'])(
  '%s is the same with and without the parameter of the default language',
  async (path) => {
    const [named, unnamed] = [await call(`${path}?language=en`), await call(path)];
    expect([named.status, named.body]).toEqual([200, unnamed.body]);
  },
);

describe('every response matches the contract', () => {
  it.each([
    ['/api/blogs', blogListSchema],
    ['/api/blogs/', blogListSchema],
    ['/api/blog-slug/newest', blogSchema],
    ['/api/blog-slug/oldest/', blogSchema],
    ['/api/featured-blogs', z.array(blogSchema)],
    [endpoints['featured-blogs'].path, z.array(blogSchema)],
    ['/api/related-blogs/2', z.array(blogSchema)],
    ['/api/category-blogs/Branding', z.array(blogSchema)],
    ['/api/category-blogs/Branding/', z.array(blogSchema)],
    ['/api/team-members', z.array(teamMemberSchema)],
    [endpoints['team-members'].path, z.array(teamMemberSchema)],
  ])('%s', async (path, schema) => {
    const { status, headers, body } = await call(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('cache-control')).toBe('no-store');
    // Parsing drops what the contract does not name: equal means there was nothing more.
    expect(schema.parse(body)).toEqual(body);
  });
});

describe('blogs', () => {
  it('lists public posts, newest first', async () => {
    const { body } = await call('/api/blogs');
    expect(slugs(body.all)).toEqual(['newest', 'middle', 'oldest']);
    expect(body.featured.slug).toBe('newest');
    expect(body.all[0]).not.toHaveProperty('html_content');
  });

  it('lists featured posts newest first', async () => {
    expect(slugs((await call('/api/featured-blogs/')).body)).toEqual(['newest', 'middle']);
  });

  it('returns a post with its body, picture, category and author', async () => {
    const { body } = await call('/api/blog-slug/newest');
    expect(body).toMatchObject({
      id: ids.newest,
      title: 'newest',
      card_description: 'On the card',
      created_at: '2026-03-01T09:00:00.000Z',
      category: { name: 'Branding' },
      author: { name: 'Mona Samir' },
      html_content: '<p>The body of newest</p>',
      image: {
        name: 'A blue field',
        width: 1200,
        height: 800,
        focus: { x: 10, y: 0, width: 80, height: 30 },
      },
    });
    expect(body.image.src).toMatch(/^\/media\/blue-field-[0-9a-f]{12}\.jpg$/);
    expect(body.image.hashblur).toHaveLength(28);
    expect(body.image.sizes.map((size: { type: string; width: number }) => size)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'image/avif', width: 480, height: 320 }),
        expect.objectContaining({ type: 'image/webp', width: 960, height: 640 }),
        expect.objectContaining({ type: 'image/jpeg', width: 1200, height: 800 }),
      ]),
    );
  });

  it('returns the date of the last public change', async () => {
    const getDay = async () => (await call('/api/blog-slug/oldest')).body.updated_at;
    const where = { slug: { equals: 'oldest' } };
    const update = (data: { header: string; _status: 'draft' | 'published' }, draft: boolean) =>
      dashboard.payload.update({ collection: 'blogs', where, data, draft });
    const before = await getDay();
    await update({ header: 'Nobody sees this yet', _status: 'draft' }, true);
    expect(await getDay()).toBe(before);
    await update({ header: 'Everybody sees this', _status: 'published' }, false);
    expect(Date.parse(await getDay())).toBeGreaterThan(Date.parse(before));
  });

  it('returns all posts, not a page of them', async () => {
    const { payload } = dashboard;
    const { id: category } = await payload.create({
      collection: 'categories',
      data: { name: 'Many' },
    });
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        payload.create({
          collection: 'blogs',
          data: {
            title: `Many ${index}`,
            language: 'en',
            slug: `many-${index}`,
            description: 'One of many',
            content: toTestArticle('Words'),
            category,
            _status: 'published',
          },
        }),
      ),
    );
    expect((await call('/api/category-blogs/Many')).body).toHaveLength(12);
    for (const { id } of made) await payload.delete({ collection: 'blogs', id });
  });

  it('uses the description of a post without a card text', async () => {
    expect((await call('/api/blog-slug/oldest')).body.card_description).toBe('About oldest');
  });

  it('returns the posts of a category as related ones, the post itself included', async () => {
    const { body } = await call(`/api/related-blogs/${ids.oldest}`);
    expect(slugs(body)).toEqual(['newest', 'oldest']);
    expect((await call(`/api/related-blogs/${ids.middle}`)).body).toEqual([]);
  });

  it('finds the posts of a category by its name, in any encoding', async () => {
    expect(slugs((await call('/api/category-blogs/Branding')).body)).toEqual(['newest', 'oldest']);
    const name = encodeURIComponent('R&D / مختبر');
    expect(await call(`/api/category-blogs/${name}`)).toMatchObject({ status: 200, body: [] });
  });

  it.each(['a-draft', 'to-come', 'never-was'])('responds to %s with 404', async (slug) => {
    expect(await call(`/api/blog-slug/${slug}`)).toMatchObject({
      status: 404,
      body: { message: 'Blog Does not exist.' },
    });
    expect((await call(`/api/related-blogs/${ids[slug] ?? 99}`)).status).toBe(404);
  });

  it('publishes a post at its date', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2126-01-01T09:00:01Z') });
    try {
      expect((await call('/api/blog-slug/to-come')).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  it('hides an unpublished post, and shows it again after publishing', async () => {
    const set = (_status: 'draft' | 'published') =>
      dashboard.payload.update({ collection: 'blogs', id: ids.middle ?? 0, data: { _status } });
    await set('draft');
    expect((await call('/api/blog-slug/middle')).status).toBe(404);
    expect(slugs((await call('/api/blogs')).body.all)).not.toContain('middle');
    await set('published');
    expect((await call('/api/blog-slug/middle')).status).toBe(200);
  });

  it('omits posts in the trash', async () => {
    const { payload } = dashboard;
    const id = ids.middle ?? 0;
    const save = (data: object) => payload.update({ collection: 'blogs', id, data, trash: true });
    await save({ deletedAt: new Date().toISOString() });
    expect((await call('/api/blog-slug/middle')).status).toBe(404);
    await save({ deletedAt: null, _status: 'published' });
    expect((await call('/api/blog-slug/middle')).status).toBe(200);
  });

  it('returns the published version of a post with a newer draft', async () => {
    await dashboard.payload.update({
      collection: 'blogs',
      id: ids.oldest ?? 0,
      data: { title: 'Not yet' },
      draft: true,
    });
    expect((await call('/api/blog-slug/oldest')).body.title).toBe('oldest');
  });

  it('finds a post by a former slug, and returns the current one', async () => {
    await dashboard.payload.update({
      collection: 'blogs',
      id: ids.middle ?? 0,
      data: { slug: 'renamed', _status: 'published' },
    });
    const { body } = await call('/api/blog-slug/middle');
    expect(body).toMatchObject({ id: ids.middle, slug: 'renamed' });
  });
});

describe('team members', () => {
  it('are in the order that editors chose', async () => {
    const { body } = await call('/api/team-members/');
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['Mona Samir', 'Omar']);
    expect(body[0].image.name).toBe('A blue field');
    expect(body[1]).toEqual({ name: 'Omar', position: 'Tech', quote: '', image: null });
  });
});

describe('a hostile request', () => {
  it.each([
    '/api/blog-slug/',
    '/api/blog-slug',
    '/api/blog-slug/NEWEST',
    '/api/blog-slug/newest%00',
    '/api/blog-slug/..%2F..%2Fetc',
    '/api/blog-slug/newest/more',
    "/api/blog-slug/x'%20OR%201=1--",
    `/api/blog-slug/${'a'.repeat(9000)}`,
    '/api/blog-slug/constructor',
    '/api/related-blogs/0',
    '/api/related-blogs/-1',
    '/api/related-blogs/1.5',
    '/api/related-blogs/1e3',
    '/api/related-blogs/9007199254740993',
    '/api/related-blogs/2147483648',
    '/api/related-blogs/1%20OR%201=1',
    '/api/category-blogs/',
    '/api/category-blogs/branding%25',
    '/api/category-blogs/%00',
    '/api/category-blogs/nothing',
    `/api/category-blogs/${'x'.repeat(5000)}`,
    '/api/users',
    '/api/blogs/1',
    '/api//blogs',
    '/api/__proto__',
    '/api/submissions',
    '/api/submissions/other',
  ])('to %s is 404', async (path) => {
    const { status, body } = await call(path);
    expect(status).toBe(404);
    expect(errorBodySchema.parse(body)).toEqual(body);
  });

  it.each([
    '/api/blogs?where[_status][equals]=draft',
    '/api/blogs?depth=5',
    '/api/blogs?limit=1',
    '/api/team-members/?sort=-name',
    '/api/blog-slug/newest?select[content]=true',
    '/api/blog-slug/%E0%A4%A',
  ])('to %s is 400', async (path) => {
    const { status, body } = await call(path);
    expect(status).toBe(400);
    expect(errorBodySchema.parse(body)).toEqual(body);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is 405', async (method) => {
    const { status, headers, body } = await call('/api/blogs', { method });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, HEAD');
    expect(errorBodySchema.parse(body)).toEqual(body);
  });

  it('never gets a 500, for any URL', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('blog-slug', 'related-blogs', 'category-blogs'),
        fc.string({ unit: 'grapheme', minLength: 1 }),
        async (route, parameter) => {
          const { status, body } = await call(`/api/${route}/${encodeURIComponent(parameter)}`);
          expect([200, 404]).toContain(status);
          if (status === 404) errorBodySchema.parse(body);
        },
      ),
      { numRuns: 200 },
    );
  });
});

it('gets 503 without details while the database fails', async () => {
  vi.spyOn(dashboard.payload, 'find').mockRejectedValue(new Error('disk I/O error at /secret'));
  const { status, headers, body } = await call('/api/blogs');
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('2');
  expect(JSON.stringify(body)).not.toContain('secret');
});
