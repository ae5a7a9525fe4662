import { randomBytes } from 'node:crypto';
import { readText } from '@agency/server/static-text';
import { describe, expect, it } from 'vitest';
import { createResponseCache } from './response-cache.ts';

const limits = { answers: 10, bytes: 40_000 };

function setUp(make: (path: string) => Response | Promise<Response> = () => new Response('good')) {
  const state = { revision: '1', made: [] as string[] };
  const answers = createResponseCache({
    limits,
    revision: { read: async () => state.revision },
    render: async (path) => {
      state.made.push(path);
      return make(path);
    },
  });
  const get = async (path: string) => {
    const { status, text } = await answers.get(path);
    return { status, body: String(await readText(text)) };
  };
  return { state, get };
}

it('creates a response once for concurrent requests and until the content changes', async () => {
  const { state, get } = setUp();
  await Promise.all(Array.from({ length: 20 }, () => get('/api/blogs')));
  await get('/api/blogs/');
  expect(state.made).toHaveLength(1);
  state.revision = '2';
  await get('/api/blogs');
  expect(state.made).toHaveLength(2);
});

it('normalises URLs, and distinguishes different ones', async () => {
  const { state, get } = setUp((path) => new Response(path));
  await get('/api/category-blogs/a');
  await get('/api/category-blogs/%61');
  expect(state.made).toHaveLength(1);
  expect(await get('/api/category-blogs/a%2F')).toMatchObject({ body: '/api/category-blogs/a%2F' });
  await get('/api/related-blogs/1?language=ar');
  const other = '/api/related-blogs/1%3Flanguage=ar';
  expect(await get(other)).toMatchObject({ body: other });
});

describe('a read that began before a change', () => {
  it('is neither cached nor shared with later requests', async () => {
    const release: (() => void)[] = [];
    let content = 'old';
    const { state, get } = setUp(async () => {
      const read = content;
      await new Promise<void>((resolve) => release.push(resolve));
      return new Response(read);
    });
    const before = get('/api/blogs');
    await expect.poll(() => release.length).toBe(1);
    content = 'new';
    state.revision = '2';
    const after = get('/api/blogs');
    await expect.poll(() => release.length).toBe(2);
    // The later one is there first, and the earlier one must not take its place.
    release[1]?.();
    expect(await after).toMatchObject({ body: 'new' });
    release[0]?.();
    expect(await before).toMatchObject({ body: 'old' });
    expect(await get('/api/blogs')).toMatchObject({ body: 'new' });
    expect(state.made).toHaveLength(2);
  });

  it('is not cached without requests in between', async () => {
    let release = () => {};
    const { state, get } = setUp(async () => {
      if (state.made.length > 1) return new Response('new');
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return new Response('old');
    });
    const before = get('/api/blogs');
    await expect.poll(() => state.made.length).toBe(1);
    state.revision = '2';
    release();
    await before;
    expect(await get('/api/blogs')).toMatchObject({ body: 'new' });
  });
});

it.each([400, 404, 503])('a response with %i is not cached', async (status) => {
  const { state, get } = setUp(() => new Response('none', { status }));
  await get('/api/blog-slug/a');
  expect(await get('/api/blog-slug/a')).toMatchObject({ status });
  expect(state.made).toHaveLength(2);
});

it('unknown URLs do not evict good responses', async () => {
  const { state, get } = setUp((path) =>
    path === '/api/blogs' ? new Response('good') : new Response('none', { status: 404 }),
  );
  await get('/api/blogs');
  for (let index = 0; index < limits.answers * 2; index += 1) {
    await get(`/api/blog-slug/invented-${index}`);
  }
  state.made = [];
  await get('/api/blogs');
  expect(state.made).toEqual([]);
});

it('is limited in bytes, and evicts the least recently used', async () => {
  // Nothing of it shrinks: one fits, and two do not.
  const noise = randomBytes(25_000);
  const { state, get } = setUp(() => new Response(noise));
  await get('/api/blog-slug/a');
  await get('/api/blog-slug/b');
  state.made = [];
  await get('/api/blog-slug/b');
  await get('/api/blog-slug/a');
  expect(state.made).toEqual(['/api/blog-slug/a']);
});

it('caches nothing if the revision is unknown', async () => {
  const { state, get } = setUp();
  await get('/api/blogs');
  const failing = createResponseCache({
    revision: { read: () => Promise.reject(new Error('gone')) },
    render: async () => new Response('good'),
  });
  await expect(failing.get('/api/blogs')).rejects.toThrow('gone');
  expect(state.made).toHaveLength(1);
});
