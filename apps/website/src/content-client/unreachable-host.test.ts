import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@agency/server/logger';
import { beforeEach, expect, it, vi } from 'vitest';
import { type ContentClient, createContentClient } from './create-content-client.ts';
import { clientLimits } from './limits.ts';
import { clock, dataDir, fake, start, toBlogs } from './testing/open-client.ts';

beforeEach(() => {
  fake.blogs = toBlogs(12);
});

/** A client with a stale list and a stale article. */
async function startKnowing(): Promise<ContentClient> {
  const client = start();
  await client.get('blogs');
  await client.get('blog', 'blog-1');
  clock.time += clientLimits.usableTime;
  return client;
}

const known = { status: 'ok', stale: true, data: { all: { length: 12 } } };

it('the content of a host with temporary failures is shown completely', async () => {
  const client = await startKnowing();
  for (let round = 0; round < 20; round += 1) {
    fake.fault = round % 2 === 0 ? 'server-error' : undefined;
    clock.time += clientLimits.usableTime;
    const [list, blog] = await Promise.all([client.get('blogs'), client.get('blog', 'blog-1')]);
    expect(list).toMatchObject({ status: 'ok', data: { all: { length: 12 } } });
    expect(blog).toMatchObject({ status: 'ok', data: { slug: 'blog-1' } });
  }
});

it('all requests of a page share one deadline, after which it gets cached responses', async () => {
  const client = await startKnowing();
  fake.fault = 'never-responds';
  const options = { deadline: AbortSignal.abort() };
  expect(await client.get('blog', 'blog-1', options)).toMatchObject({ status: 'ok', stale: true });
  expect((await client.get('related-blogs', 1, options)).status).toBe('failed');
});

it('a clock that is set back does not prolong the use of a response', async () => {
  const client = createContentClient({
    contentUrl: fake.url,
    dataDir,
    logger: createLogger('test', 'silent'),
  });
  await client.get('team-members');
  const calls = fake.calls.length;
  const monotonic = performance.now();
  const wall = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  const own = vi.spyOn(performance, 'now').mockReturnValue(monotonic + clientLimits.usableTime + 1);
  await client.get('team-members');
  wall.mockRestore();
  own.mockRestore();
  expect(fake.calls.length).toBe(calls + 1);
});

it('a failed DNS lookup is a failure, and copies are used', async () => {
  await startKnowing();
  const moved = start({ contentUrl: 'http://dashboard.invalid' });
  expect(await moved.get('blogs')).toMatchObject(known);
  expect((await moved.get('blog', 'not-there')).status).toBe('failed');
});

it('invalid TLS is a failure, and copies are used', async () => {
  await startKnowing();
  // Without a certificate every handshake fails, as with an invalid one.
  const server = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const moved = start({ contentUrl: `https://127.0.0.1:${port}` });
  expect(await moved.get('blogs')).toMatchObject(known);
  server.close();
});

it('responses of our dashboard are never shown for another host', async () => {
  await startKnowing();
  const other = createContentClient({
    contentUrl: 'http://127.0.0.1:9',
    dashboardUrl: fake.url,
    dataDir,
    logger: createLogger('test', 'silent'),
  });
  expect((await other.get('blogs')).status).toBe('failed');
});
