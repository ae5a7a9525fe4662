import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { createLogger } from '@agency/server/logger';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONFIRMATION_TIME, createLossConfirmation } from './confirm-loss.ts';
import { createDashboardClient, type DashboardClient } from './create-dashboard-client.ts';
import { readerLimits } from './reader-limits.ts';
import {
  clock,
  dataDir,
  fake,
  listCopies,
  patient,
  start as startClient,
  toCopyPath,
} from './testing/open-client.ts';

beforeEach(() => {
  // What is said of pages, `blog-pages.test.ts` holds.
  fake.knowsPages = false;
  const [first] = fake.blogs;
  if (!first) throw new Error('the fixture has blogs');
  fake.blogs = Array.from({ length: 12 }, (_, index) => ({
    ...first,
    id: index + 1,
    slug: `blog-${index}`,
  }));
});

const start = (contentUrl = fake.url, keepsArticles = true): DashboardClient =>
  startClient({ contentUrl, keepsArticles });

const readListCopy = () => JSON.parse(readFileSync(toCopyPath('blogs.json'), 'utf8'));

/** A website that has seen and kept everything. */
async function startKnowing(): Promise<DashboardClient> {
  const dashboard = start();
  await dashboard.read('blogs');
  await dashboard.read('team-members');
  await vi.waitFor(() => expect(listCopies()).toHaveLength(14), patient);
  clock.time += readerLimits.usable;
  return dashboard;
}

describe('a dashboard that was started on an empty database', () => {
  it('is shown as it is, and costs no copy', async () => {
    const dashboard = await startKnowing();
    const blogs = fake.blogs;
    fake.blogs = [];
    expect(await dashboard.read('blogs')).toMatchObject({ data: { all: [] } });
    expect(await dashboard.read('blog', { parameter: 'blog-3' })).toMatchObject({
      status: 'missing',
    });
    expect(listCopies()).toHaveLength(14);
    expect(readListCopy().all).toHaveLength(12);
    await fake.close();
    const restarted = start();
    expect(await restarted.read('blogs')).toMatchObject({
      stale: true,
      data: { all: { length: 12 } },
    });
    expect(await restarted.read('blog', { parameter: 'blog-3' })).toMatchObject({
      status: 'ok',
      stale: true,
    });
    fake.blogs = blogs;
  });

  it('is believed once it has said so for a while', async () => {
    const dashboard = await startKnowing();
    fake.blogs = [];
    await dashboard.read('blogs');
    clock.time += CONFIRMATION_TIME - 1;
    await dashboard.read('blogs');
    expect(listCopies()).toHaveLength(14);
    clock.time += readerLimits.usable;
    await dashboard.read('blogs');
    await vi.waitFor(() => expect(listCopies()).toHaveLength(2), patient);
    expect(readListCopy().all).toEqual([]);
  });

  it('starts afresh when it has its articles back meanwhile', async () => {
    const dashboard = await startKnowing();
    const blogs = fake.blogs;
    for (const [index, all] of [[], blogs, []].entries()) {
      fake.blogs = all;
      clock.time += index === 0 ? 0 : CONFIRMATION_TIME;
      await dashboard.read('blogs');
    }
    expect(listCopies()).toHaveLength(14);
  });
});

describe('one article', () => {
  it('that is gone loses its copy at once', async () => {
    const dashboard = await startKnowing();
    fake.blogs = fake.blogs.slice(1);
    expect(await dashboard.read('blog', { parameter: 'blog-0' })).toMatchObject({
      status: 'missing',
    });
    await vi.waitFor(() => expect(listCopies()).not.toContain('blog.blog-0.json'), patient);
    expect(listCopies()).toHaveLength(13);
  });

  it('that is said to be missing while the list has it is shown as it was', async () => {
    const dashboard = await startKnowing();
    fake.hidden.add('blog-0');
    expect(await dashboard.read('blog', { parameter: 'blog-0' })).toMatchObject({
      status: 'ok',
      stale: true,
    });
    expect(listCopies()).toContain('blog.blog-0.json');
  });
});

describe('a loss', () => {
  it.each([
    ['of one of one', 1, 0, true],
    ['of a handful', 5, 0, true],
    ['of most of a dozen', 12, 5, false],
    ['of half', 12, 6, true],
    ['of none', 12, 14, true],
  ])('%s is believed at once: %s → %s', (_name, before, after, wanted) => {
    expect(createLossConfirmation(() => 0).isConfirmed('x', before, after)).toBe(wanted);
  });
});

describe('time', () => {
  it('is not the wall clock’s: one that is set back keeps no old answer', async () => {
    const dashboard = createDashboardClient({
      contentUrl: fake.url,
      dataDir,
      logger: createLogger('test', 'silent'),
      keepsArticles: false,
    });
    await dashboard.read('team-members');
    const calls = fake.calls.length;
    const monotonic = performance.now();
    const wall = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
    const own = vi.spyOn(performance, 'now').mockReturnValue(monotonic + readerLimits.usable + 1);
    await dashboard.read('team-members');
    wall.mockRestore();
    own.mockRestore();
    expect(fake.calls.length).toBe(calls + 1);
  });

  it('of a page is one for all it asks for', async () => {
    const dashboard = await startKnowing();
    fake.fault = 'never-answers';
    const deadline = AbortSignal.abort();
    expect(await dashboard.read('blog', { parameter: 'blog-0', deadline })).toMatchObject({
      status: 'ok',
      stale: true,
    });
    expect(await dashboard.read('related-blogs', { parameter: 1, deadline })).toMatchObject({
      status: 'failed',
    });
  });
});

it('a dashboard that comes and goes is shown whole throughout', async () => {
  const dashboard = await startKnowing();
  for (let round = 0; round < 20; round += 1) {
    fake.fault = round % 2 === 0 ? 'server-error' : undefined;
    clock.time += readerLimits.usable;
    const [list, blog] = await Promise.all([
      dashboard.read('blogs'),
      dashboard.read('blog', { parameter: 'blog-1' }),
    ]);
    expect(list).toMatchObject({ status: 'ok', data: { all: { length: 12 } } });
    expect(blog).toMatchObject({ status: 'ok', data: { slug: 'blog-1' } });
  }
  expect(listCopies()).toHaveLength(14);
});

describe('a dashboard that cannot be reached', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.close();
    server = undefined;
  });

  it('because its name is unknown is a failure, and nothing is lost', async () => {
    await startKnowing();
    const moved = start('http://dashboard.invalid');
    expect(await moved.read('blogs')).toMatchObject({ stale: true, data: { all: { length: 12 } } });
    expect(await moved.read('blog', { parameter: 'not-there' })).toMatchObject({
      status: 'failed',
    });
  });

  it('because its TLS does not work is a failure, and nothing is lost', async () => {
    await startKnowing();
    // Without a certificate every handshake fails, as it does with one that cannot be used.
    server = createServer((_request, response) => response.end());
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const moved = start(`https://127.0.0.1:${port}`);
    expect(await moved.read('blogs')).toMatchObject({ stale: true, data: { all: { length: 12 } } });
    expect(await moved.read('blog', { parameter: 'not-there' })).toMatchObject({
      status: 'failed',
    });
  });
});
