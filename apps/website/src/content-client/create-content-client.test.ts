import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Blog } from '@agency/contracts';
import { createLogger } from '@agency/server/logger';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type FakeDashboard,
  type Fault,
  startFakeDashboard,
} from '../../server/testing/fake-dashboard.ts';
import { type ContentClient, createContentClient } from './create-content-client.ts';
import { clientLimits } from './limits.ts';

const slug = 'why-quiet-brands-win-loud-markets';
let fake: FakeDashboard;
let dataDir: string;
let time: number;
let log: string[];

beforeEach(async () => {
  fake = await startFakeDashboard();
  dataDir = mkdtempSync(join(tmpdir(), 'dashboard-'));
  time = Date.now();
  log = [];
});

afterEach(async () => {
  await fake.close();
  rmSync(dataDir, { recursive: true });
});

function start(responseTimeout?: number): ContentClient {
  const destination = {
    write(line: string) {
      log.push(line);
    },
  };
  return createContentClient({
    contentUrl: fake.url,
    dataDir,
    logger: createLogger('test', 'info', destination),
    now: () => time,
    responseTimeout,
  });
}

const copiesFolder = () => join(dataDir, 'website', 'answers');

describe('responses', () => {
  it('have types, and clean bodies only where they are shown', async () => {
    fake.blogs = fake.blogs.map((blog) => ({ ...blog, html_content: '<p onclick="x">Hi</p>' }));
    const dashboard = start();
    const list = await dashboard.get('blogs');
    expect(list).toMatchObject({
      status: 'ok',
      stale: false,
      data: { featured: { slug }, all: [{ slug }, { slug: 'a-name-in-two-alphabets' }] },
    });
    expect(JSON.stringify(list)).not.toContain('html_content');
    expect(await dashboard.get('blog', slug)).toMatchObject({
      status: 'ok',
      data: { html_content: '<p>Hi</p>' },
    });
    expect(await dashboard.get('team-members')).toMatchObject({ status: 'ok', data: fake.team });
    expect(await dashboard.get('featured-blogs')).toMatchObject({
      status: 'ok',
      data: [{ slug }],
    });
    expect(await dashboard.get('related-blogs', 12)).toMatchObject({
      status: 'ok',
      data: [],
    });
    expect(await dashboard.get('category-blogs', 'Public Opinion')).toMatchObject({
      status: 'ok',
      data: [{ slug }],
    });
    expect(fake.calls).toContain('GET /api/category-blogs/Public%20Opinion');
  });

  it('name the first featured blog if the list names none', async () => {
    fake.hasFeatured = false;
    expect(await start().get('blogs')).toMatchObject({
      status: 'ok',
      data: { featured: { slug }, all: { length: 2 } },
    });
  });

  it('report a missing blog with the message of the dashboard', async () => {
    expect(await start().get('blog', 'not-there')).toEqual({
      status: 'missing',
      message: 'Blog Does not exist.',
    });
  });

  it.each(['', '-a', '../x', 'a b', 'a%00', 'constructor', 'a'.repeat(201)])(
    'to the slug %j need no request unless a blog could have it',
    async (hostile) => {
      expect((await start().get('blog', hostile)).status).toBe('missing');
      expect(fake.calls).toEqual(
        hostile === 'constructor' ? ['GET /api/blog-slug/constructor'] : [],
      );
    },
  );

  it.each([0, -1, 1.5, Number.NaN, 2 ** 53])('to the id %d need no request', async (id) => {
    expect((await start().get('related-blogs', id)).status).toBe('missing');
    expect(fake.calls).toEqual([]);
  });

  it('lack only an invalid record, which is logged once', async () => {
    const bad = { id: 7, slug: 'Not A Slug' } as unknown as Blog;
    fake.blogs = [...fake.blogs, bad];
    const dashboard = start();
    for (let round = 0; round < 3; round += 1) {
      const list = await dashboard.get('blogs');
      expect(list).toMatchObject({ status: 'ok', data: { all: { length: 2 } } });
      time += clientLimits.usableTime + 1;
      fake.blogs = fake.blogs.map((blog) => (blog === bad ? bad : { ...blog, header: `${round}` }));
    }
    const warnings = log.filter((line) => line.includes('bad record'));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('id 7');
  });
});

describe('requests', () => {
  it('are shared by a hundred visitors at once', async () => {
    const dashboard = start();
    await Promise.all(Array.from({ length: 100 }, () => dashboard.get('blogs')));
    expect(fake.calls).toHaveLength(1);
  });

  it('are at most twenty at once, and every visitor gets a response', async () => {
    fake.blogs = Array.from({ length: 60 }, (_, index) => ({
      ...(fake.blogs[0] as Blog),
      id: index + 1,
      slug: `blog-${index}`,
    }));
    // Queued requests must not time out on a slow machine.
    const dashboard = start(20_000);
    const results = await Promise.all(fake.blogs.map((blog) => dashboard.get('blog', blog.slug)));
    expect(results.every(({ status }) => status === 'ok')).toBe(true);
    expect(fake.maxConcurrentCalls).toBeLessThanOrEqual(clientLimits.inFlight);
  });

  it('are not repeated while a response is fresh', async () => {
    const dashboard = start();
    await dashboard.get('blogs');
    time += clientLimits.freshTime - 1;
    await dashboard.get('blogs');
    expect(fake.calls).toHaveLength(1);
  });

  it('are repeated in the background once it is stale, and the visitor does not wait', async () => {
    const dashboard = start();
    await dashboard.get('blogs');
    const { promise, resolve: release } = Promise.withResolvers<void>();
    fake.hold = promise;
    time += clientLimits.freshTime + 1;
    expect(await dashboard.get('blogs')).toMatchObject({ status: 'ok', stale: false });
    await vi.waitFor(() => expect(fake.calls).toHaveLength(2));
    release();
  });
});

describe('a change on the content host', () => {
  it('is visible to the next visitor after some time without requests', async () => {
    const dashboard = start();
    await dashboard.get('blogs');
    await dashboard.get('blog', slug);
    fake.blogs = fake.blogs.slice(1);
    time += clientLimits.usableTime;
    expect(await dashboard.get('blogs')).toMatchObject({ data: { all: { length: 1 } } });
    expect(await dashboard.get('blog', slug)).toMatchObject({ status: 'missing' });
  });

  it('that unpublishes an article deletes every copy of it, even if nobody requests it again', async () => {
    const before = start();
    await before.get('blog', slug);
    await before.get('blog-page', 1);
    fake.blogs = fake.blogs.slice(1);
    time += clientLimits.usableTime;
    await before.get('blog-page', 1);
    await vi.waitFor(() => expect(readdirSync(copiesFolder())).not.toContain(`blog.${slug}.json`));
    await fake.close();
    expect((await before.get('blog', slug)).status).toBe('failed');
    expect((await start().get('blog', slug)).status).toBe('failed');
  });
});

describe('a failing dashboard', () => {
  const faults: Fault[] = [
    'never-responds',
    'cut',
    'invalid-json',
    'truncated-json',
    'html',
    'null',
    'wrong-schema',
    'huge',
    'flood',
    'garbage',
    'half-then-silence',
    'gzip-bomb',
    'redirect',
    'server-error',
    'html-error',
    'html-not-found',
  ];

  it.each(faults)('(%s) is replaced by the last responses, and is reported', async (fault) => {
    const dashboard = start();
    await dashboard.get('blogs');
    await dashboard.get('blog', slug);
    await dashboard.get('team-members');
    fake.fault = fault;
    time += clientLimits.usableTime;
    const results = await Promise.all([
      dashboard.get('blogs'),
      dashboard.get('blog', slug),
      dashboard.get('team-members'),
    ]);
    expect(results).toMatchObject([
      { status: 'ok', stale: true, data: { all: { length: 2 } } },
      { status: 'ok', stale: true, data: { slug } },
      { status: 'ok', stale: true, data: { length: 2 } },
    ]);
    expect(log.filter((line) => line.includes('no usable response'))).toHaveLength(3);
  });

  it.each(faults)('(%s) is an error if nothing is stored', async (fault) => {
    fake.fault = fault;
    const result = await start().get('blogs');
    expect(result).toEqual({
      status: 'failed',
      message: fault === 'server-error' ? 'The database is away.' : 'An unknown error occured',
    });
  });

  it('that is down is replaced by the last valid responses after a restart', async () => {
    const before = start();
    await Promise.all([before.get('blogs'), before.get('blog', slug), before.get('team-members')]);
    await fake.close();
    const after = start();
    expect(await after.get('blogs')).toMatchObject({ status: 'ok', stale: true });
    expect(await after.get('blog', slug)).toMatchObject({
      status: 'ok',
      stale: true,
    });
    expect(await after.get('team-members')).toMatchObject({ status: 'ok', stale: true });
    expect(await after.get('blog', 'a-name-in-two-alphabets')).toMatchObject({
      status: 'failed',
    });
  });

  it('and a modified copy on disk cause one error', async () => {
    await start().get('blog', slug);
    const [file = ''] = readdirSync(copiesFolder());
    writeFileSync(join(copiesFolder(), file), '{"id": 1}');
    await fake.close();
    expect((await start().get('blog', slug)).status).toBe('failed');
  });

  it('gets a request again after a second, not for every visitor', async () => {
    fake.fault = 'server-error';
    const dashboard = start();
    for (let visitor = 0; visitor < 50; visitor += 1) await dashboard.get('blogs');
    expect(fake.calls).toHaveLength(1);
    fake.fault = undefined;
    time += clientLimits.failedTime + 1;
    expect((await dashboard.get('blogs')).status).toBe('ok');
  });

  it('that does not respond gets no requests after five, and is found again by a probe', async () => {
    fake.fault = 'cut';
    const dashboard = start();
    for (let index = 0; index < 9; index += 1) await dashboard.get('blog', `blog-${index}`);
    expect(fake.calls).toHaveLength(clientLimits.maxFailures);
    fake.fault = undefined;
    expect((await dashboard.get('blogs')).status).toBe('failed');
    time += clientLimits.probeTime;
    expect((await dashboard.get('team-members')).status).toBe('ok');
    expect((await dashboard.get('blogs')).status).toBe('ok');
  });

  it('does not delete the copy of an article with a page that has status 404', async () => {
    const dashboard = start();
    await dashboard.get('blog', slug);
    fake.fault = 'html-not-found';
    time += clientLimits.usableTime;
    expect((await dashboard.get('blog', slug)).status).toBe('ok');
    expect(readFileSync(join(copiesFolder(), `blog.${slug}.json`), 'utf8')).toContain(slug);
  });
});
