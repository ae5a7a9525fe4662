import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@agency/server/logger';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDashboardClient, type DashboardClient } from './create-dashboard-client.ts';

let requests: IncomingMessage[];
let answers: Record<string, { body: unknown; status?: number; after?: number }>;
let log: string;
let dataDir: string;
let contentUrl: string;

const server = createServer((request, response) => {
  requests.push(request);
  const { pathname } = new URL(request.url ?? '', 'http://host');
  const {
    body,
    status = 200,
    after = 0,
  } = answers[decodeURIComponent(pathname)] ?? {
    body: { error: 'Not found' },
    status: 404,
  };
  setTimeout(() => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  }, after);
});

beforeEach(async () => {
  requests = [];
  answers = {};
  log = '';
  dataDir = mkdtempSync(join(tmpdir(), 'foreign-'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  contentUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(dataDir, { recursive: true });
});

const open = (more: Partial<Parameters<typeof createDashboardClient>[0]> = {}): DashboardClient =>
  createDashboardClient({
    contentUrl,
    dataDir,
    keepsArticles: false,
    logger: createLogger('test', 'info', {
      write(line) {
        log += line;
      },
    }),
    ...more,
  });

/** As little as a post can have. */
const bare = { id: '7', slug: 'Our_First-Post', title: 'First', created_at: '2026-11-06 08:00:00' };

async function readFirst(record: object): Promise<Record<string, unknown> | undefined> {
  answers['/api/blogs'] = { body: { all: [{ ...bare, ...record }] } };
  const list = await open().read('blogs');
  return list.status === 'ok' ? list.data.all[0] : undefined;
}

describe('a post of somebody else’s host', () => {
  it('needs no more than an id, a slug, a title and a time', async () => {
    expect(await readFirst({})).toEqual({
      ...{ id: 7, slug: 'Our_First-Post', title: 'First', created_at: '2026-11-06T08:00:00.000Z' },
      ...{ header: '', description: '', card_description: '' },
      ...{ image: null, category: null, author: null },
    });
  });

  it('may say null where it has nothing', async () => {
    const nothing = { header: null, description: null, card_description: null, html_content: null };
    expect(
      await readFirst({ ...nothing, image: null, author: null, category: { name: null } }),
    ).toMatchObject({
      header: '',
      card_description: '',
      image: null,
      author: null,
      category: null,
    });
    expect(
      await readFirst({ image: { src: '/a.jpg', name: null, hashblur: null }, updated_at: 'soon' }),
    ).toMatchObject({ image: { src: '/a.jpg', name: '', hashblur: '' } });
    expect(await readFirst({ image: { src: '', name: 'x' } })).toMatchObject({ image: null });
  });

  it('may say names, pictures and cards in its own way', async () => {
    expect(
      await readFirst({
        author: 'Laila',
        category: 'Branding',
        image: 'https://cdn.example/a b.jpg',
        cardDescription: 'Short.',
      }),
    ).toMatchObject({
      author: { name: 'Laila' },
      category: { name: 'Branding' },
      image: { src: 'https://cdn.example/a b.jpg', name: '', hashblur: '' },
      card_description: 'Short.',
    });
    const sizes = [{ src: '/s.webp', width: 0, height: 1, type: 'image/webp' }, null];
    expect(
      await readFirst({ image: { src: '/a.jpg', width: '800', focus: 'middle', sizes } }),
    ).toMatchObject({ image: { src: '/a.jpg', sizes: [] } });
  });

  it.each([
    ['2026-11-06', '2026-11-06T00:00:00.000Z'],
    ['2026-11-06T08:00', '2026-11-06T08:00:00.000Z'],
    ['2026-11-06T08:00:00.123456', '2026-11-06T08:00:00.123Z'],
    ['2026-11-06 08:00:00+02', '2026-11-06T06:00:00.000Z'],
    ['2026-11-06T08:00:00+0200', '2026-11-06T06:00:00.000Z'],
    ['Fri, 06 Nov 2026 08:00:00 GMT', '2026-11-06T08:00:00.000Z'],
    [1_793_952_000, '2026-11-06T08:00:00.000Z'],
    [1_793_952_000_000, '2026-11-06T08:00:00.000Z'],
    ['2026-11-06T08:00:00+02:00', '2026-11-06T08:00:00+02:00'],
  ])('of %j was made at %s', async (created_at, time) => {
    expect(await readFirst({ created_at })).toMatchObject({ created_at: time });
  });

  it.each(['Brand', 'a_b', 'a--b', 'v1.2', 'صوت-العلامة', 'नमस्ते', 'a'.repeat(200)])(
    'may be called %s, and is found',
    async (slug) => {
      expect(await readFirst({ slug })).toMatchObject({ slug });
      answers[`/api/blog-slug/${slug}`] = { body: { ...bare, slug, html_content: '<p>Hi</p>' } };
      expect(await open().read('blog', { parameter: slug })).toMatchObject({
        status: 'ok',
        data: { id: 7, slug, html_content: '<p>Hi</p>' },
      });
    },
  );

  it.each(['', '../x', '-a', 'a.', 'a b', 'a/b', 'a%2Fb', '.well-known', 'a.html', 'a\u202Eb'])(
    'may not be called %j',
    async (slug) => {
      expect(await readFirst({ slug })).toBeUndefined();
      expect((await open().read('blog', { parameter: slug })).status).toBe('missing');
    },
  );

  it.each([{ id: 'seven' }, { title: null }, { created_at: 'yesterday' }, { created_at: null }])(
    'with %j is left out',
    async (record) => {
      expect(await readFirst(record)).toBeUndefined();
    },
  );
});

describe('somebody else’s host', () => {
  it('may send a list that names no blog which opens it, or nothing but the list', async () => {
    answers['/api/featured-blogs/'] = { body: [{ ...bare, id: 9 }] };
    for (const body of [{ all: [bare] }, { featured: null, all: [bare] }, [bare]]) {
      answers['/api/blogs'] = { body };
      const client = open();
      const expected = { status: 'ok', data: { featured: { id: 9 }, all: [{ id: 7 }] } };
      expect(await client.read('blogs')).toMatchObject(expected);
      expect(await client.read('blog-page', { parameter: 1 })).toMatchObject(expected);
    }
  });

  it('is asked as the specification says', async () => {
    answers['/api/team-members/'] = {
      body: [{ name: 'Mona', position: 'Writer', quote: null, image: undefined, language: 7 }],
    };
    expect(await open().read('team-members')).toMatchObject({
      data: [{ name: 'Mona', quote: '', image: null }],
    });
    expect(requests[0]?.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
    });
    expect(requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it('may say in its own words that there is no such post', async () => {
    expect(await open().read('blog', { parameter: 'gone' })).toEqual({
      status: 'missing',
      message: 'Not found',
    });
  });

  it('may take as long for an answer as the setting says', async () => {
    answers['/api/team-members/'] = { body: [], after: 400 };
    expect((await open({ answerTime: 100 }).read('team-members')).status).toBe('failed');
    expect((await open({ answerTime: 4000 }).read('team-members')).status).toBe('ok');
  });

  it('leaves out nothing in silence: it is logged once, counted, and forgotten when it is mended', async () => {
    const bad = { ...bare, id: 8, slug: 'a b' };
    const hidden = { ...bare, id: 9, image: 'https://elsewhere.example/a.jpg' };
    answers['/api/blogs'] = { body: { featured: null, all: [bare, bad, hidden] } };
    answers['/api/featured-blogs/'] = { body: [bad, bare] };
    let now = 1000;
    const client = open({ now: () => now, places: { hosts: ['https://cdn.example'] } });
    for (let round = 0; round < 3; round += 1) {
      await client.read('blogs');
      now += 10_000;
    }
    expect(client.describe()).toBe(
      'content left out: 1 records (id 8: slug: invalid_format), 1 pictures (id 9: image: no host of the settings)',
    );
    const lines = log.trim().split('\n');
    expect(lines.filter((line) => line.includes('a bad record was left out'))).toHaveLength(2);
    expect(lines.filter((line) => line.includes('a picture was left out'))).toHaveLength(1);
    answers['/api/blogs'] = { body: { featured: bare, all: [bare] } };
    answers['/api/featured-blogs/'] = { body: [bare] };
    await client.read('blogs');
    await client.read('featured-blogs');
    expect(client.describe()).toBe('content left out: 0 records, 0 pictures');
  });
});
