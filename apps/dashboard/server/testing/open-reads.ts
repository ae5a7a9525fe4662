import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import {
  createTestPicture,
  openTestDashboard,
  type TestDashboard,
  toTestArticle,
} from '../../src/testing/open-test-dashboard.ts';

/** A dashboard that serves public reads on a port, with one post, two people and their references. */
export interface OpenReads extends TestDashboard {
  port: number;
  ids: {
    blog: number;
    category: number;
    author: number;
    picture: number;
    first: number;
    second: number;
  };
  /** Publishes a post. @returns its number */
  post(slug: string, publishedAt?: string): Promise<number>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  getText(path: string): Promise<string>;
  /** Counts reads of content. */
  countFinds(): () => number;
}

/** Opens one. Requests that the reads leave to others get a 418. */
export async function openReads(): Promise<OpenReads> {
  const dashboard = await openTestDashboard();
  const { createPublicReads } = await import('../public-reads.ts');
  const { payload } = dashboard;
  // As large as one on the site; shorter responses are not compressed.
  const size = { width: 1200, height: 800 };
  const picture = await createTestPicture(payload, 'Blue.jpg', {}, size);
  const category = await payload.create({ collection: 'categories', data: { name: 'Branding' } });
  const author = await payload.create({ collection: 'authors', data: { name: 'Mona' } });
  const addMember = async (name: string) => {
    const data = { name, position: 'Art Director', portrait: picture.id };
    return (await payload.create({ collection: 'team-members', data })).id;
  };
  const post = async (slug: string, publishedAt?: string) => {
    const { id } = await payload.create({
      collection: 'blogs',
      data: {
        language: 'en',
        title: slug,
        slug,
        description: `About ${slug}`,
        content: toTestArticle('Words'),
        category: category.id,
        author: author.id,
        image: picture.id,
        _status: 'published',
        ...(publishedAt && { publishedAt }),
      },
    });
    return id;
  };
  const ids = {
    first: await addMember('Mona'),
    second: await addMember('Omar'),
    picture: picture.id,
    category: category.id,
    author: author.id,
    blog: await post('a-post'),
  };
  const reads = createPublicReads(payload);
  const server = createServer(async (request, response) => {
    const [rawPath = '', query] = (request.url ?? '').split(/(?=\?)/);
    const isAnswered = await reads.respond(request, response, { rawPath, query: query ?? '' });
    if (!isAnswered) response.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const get: OpenReads['get'] = (path, headers = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return {
    ...dashboard,
    ...{ port, ids, post, get },
    getText: async (path) => (await get(path)).text(),
    countFinds() {
      const find = vi.spyOn(payload, 'find');
      return () => find.mock.calls.length;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await dashboard.close();
    },
  };
}
