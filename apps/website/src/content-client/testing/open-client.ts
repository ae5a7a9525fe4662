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
/** What clients take for the time, in milliseconds. */
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

/** A client, as a website that starts makes one. */
export const start = ({ contentUrl = fake.url } = {}): ContentClient =>
  createContentClient({
    contentUrl,
    dataDir,
    logger: createLogger('test', 'silent'),
    now: () => clock.time,
  });

/** Path of a last good copy, or of the folder of all. */
const toCopyPath = (name = '') => join(dataDir, 'website', 'answers', name);
/** Copies that are whole. */
export const listCopies = () =>
  readdirSync(toCopyPath())
    .filter((name) => name.endsWith('.json'))
    .sort();

/** How long a test waits for what goes on in the background: other programs may have the processor for a while. */
export const patient = { timeout: 20_000 };

/** So many blogs, 60 of them about the web. */
export const toBlogs = (count: number): Blog[] =>
  Array.from({ length: count }, (_, index) =>
    createBlog({ id: index + 1, category: { name: index < 60 ? 'Web' : 'Branding' } }),
  );

export const toIds = (blogs: readonly { id: number }[]) => blogs.map(({ id }) => id);

/** Every page of the list, as long as there is one. */
export async function readAll(dashboard: ContentClient): Promise<number[]> {
  const shown: number[] = [];
  for (let page = 1; ; page += 1) {
    const result = await dashboard.get('blog-page', page);
    if (result.status !== 'ok') return shown;
    shown.push(...toIds(result.data.all));
  }
}
