import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Blog } from '@agency/contracts';
import { createLogger } from '@agency/server/logger';
import { afterEach, beforeEach } from 'vitest';
import { type FakeDashboard, startFakeDashboard } from '../../../server/testing/fake-dashboard.ts';
import { createBlog } from '../../features/blog/testing/create-blog.ts';
import { type ContentClient, createContentClient } from '../create-content-client.ts';

/** A dashboard and a data folder of the website: new ones for each test of a file that imports them. */
export let fake: FakeDashboard;
export let dataDir: string;
/** The time of the clients, in milliseconds. */
export const clock = { time: 0 };

beforeEach(async () => {
  fake = await startFakeDashboard();
  dataDir = mkdtempSync(join(tmpdir(), 'dashboard-'));
  clock.time = 1000;
});

afterEach(async () => {
  await fake.close();
  rmSync(dataDir, { recursive: true });
});

/** Creates a client as a starting website does. */
export const start = ({ contentUrl = fake.url } = {}): ContentClient =>
  createContentClient({
    contentUrl,
    dataDir,
    logger: createLogger('test', 'silent'),
    now: () => clock.time,
  });

/** Path of a stored copy, or of their folder. */
const toCopyPath = (name = '') => join(dataDir, 'website', 'answers', name);
/** Names of complete copies. */
export const listCopies = () =>
  readdirSync(toCopyPath())
    .filter((name) => name.endsWith('.json'))
    .sort();

/** How long a test waits for work in the background, which other processes may delay. */
export const patient = { timeout: 20_000 };

/** This many blogs, 60 of them in the category web. */
export const toBlogs = (count: number): Blog[] =>
  Array.from({ length: count }, (_, index) =>
    createBlog({ id: index + 1, category: { name: index < 60 ? 'Web' : 'Branding' } }),
  );

export const toIds = (blogs: readonly { id: number }[]) => blogs.map(({ id }) => id);

/** Reads all pages of the list. */
export async function readAll(dashboard: ContentClient): Promise<number[]> {
  const shown: number[] = [];
  for (let page = 1; ; page += 1) {
    const result = await dashboard.get('blog-page', page);
    if (result.status !== 'ok') return shown;
    shown.push(...toIds(result.data.all));
  }
}
