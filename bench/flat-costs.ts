// Costs of both processes with many posts. The load runs on the same machine, so compare runs of one machine only.
// `node bench/flat-costs.ts 0 10000` measures only these numbers of posts.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openTemplate, type Pair, startPair } from '../e2e/system/pair.ts';
import { getResidentBytes, watchMemory } from '../e2e/system/processes.ts';
import { buildApp, builds, isFresh } from '../scripts/system/builds.ts';
import { endAll, stopOnSignals } from '../scripts/system/commands.ts';
import { exitWith } from '../scripts/system/steps.ts';
import { type Load, load } from './load.ts';
import { changeNewestPost, fillWithPosts, toMeasuredSlug } from './many-posts.ts';
import { type Table, toFigure } from './report.ts';
import { waitUntilIdle } from './wait-until-idle.ts';

const SECONDS = 5;
/** Posts on a page of the list (docs/product.md, section 8). */
const PER_PAGE = 50;
/** Milliseconds until a stale page is no longer sent while it is rendered again (docs/website.md). */
const STALE_TIME = 6000;

/** Load on one URL. */
export interface RequestCosts extends Load {
  address: string;
  /** Milliseconds of the first request after a post was changed; undefined if it renders no page. */
  renderTime?: number | undefined;
}

/** Costs of both processes with this many posts; times in ms, memory in MB (1000²). */
export interface FlatCosts {
  posts: number;
  /** Until both processes are ready. */
  start: number;
  idleMemory: { website: number; dashboard: number };
  loadedMemory: { website: number; dashboard: number };
  requests: RequestCosts[];
}

/** The time to render a page because a post was changed. */
async function measureRendering(url: string, dataDir: string): Promise<number> {
  const request = async () => (await fetch(url)).arrayBuffer();
  await request();
  changeNewestPost(dataDir);
  await setTimeout(STALE_TIME);
  const started = performance.now();
  await request();
  return performance.now() - started;
}

const toMegabytes = ({ child }: Pair['website']) =>
  Math.round(getResidentBytes(child.pid ?? 0) / 1e6);

/** Measures both production builds with each of these numbers of posts; 0 is the sample content only. */
export async function measureFlatCosts(numbers: readonly number[]): Promise<FlatCosts[]> {
  const template = await openTemplate();
  const costs: FlatCosts[] = [];
  for (const posts of numbers) costs.push(await measureWithPosts(posts, template.folder));
  template.dispose();
  return costs;
}

/** Measures both processes on data of their own. */
async function measureWithPosts(posts: number, template: string): Promise<FlatCosts> {
  const filled = mkdtempSync(join(tmpdir(), 'agency-posts-'));
  cpSync(template, filled, { recursive: true });
  const count = fillWithPosts(filled, posts);
  const pair = await startPair({ LOG_LEVEL: 'warn' }, filled);
  rmSync(filled, { recursive: true, force: true });
  try {
    await waitUntilIdle([pair.website.child.pid, pair.dashboard.child.pid]);
    await Promise.all([pair.website.stop(), pair.dashboard.stop()]);
    const started = performance.now();
    await Promise.all([pair.restart('dashboard'), pair.restart('website')]);
    const start = Math.round(performance.now() - started);
    await waitUntilIdle([pair.website.child.pid, pair.dashboard.child.pid]);
    const { website, dashboard } = pair;
    const idleMemory = { website: toMegabytes(website), dashboard: toMegabytes(dashboard) };
    const requests: RequestCosts[] = [];
    const { pages, lists } = await listUrls(pair, count);
    const stopWatching = watchMemory({
      website: website.child.pid ?? 0,
      dashboard: dashboard.child.pid ?? 0,
    });
    for (const path of pages) {
      const renderTime = await measureRendering(website.url + path, pair.settings.dataDir);
      const costs = await load(website.url + path, { seconds: SECONDS });
      requests.push({ address: `website ${path}`, renderTime, ...costs });
    }
    for (const path of lists) {
      const costs = await load(dashboard.url + path, { seconds: SECONDS });
      requests.push({ address: `dashboard ${path}`, ...costs });
    }
    const { website: most = 0, dashboard: mostOfDashboard = 0 } = stopWatching();
    const loadedMemory = { website: most, dashboard: mostOfDashboard };
    return { posts: count, start, idleMemory, loadedMemory, requests };
  } finally {
    await pair.dispose();
  }
}

/** The measured URLs: what every visitor opens, and what the website requests. */
async function listUrls({ website }: Pair, posts: number) {
  const last = Math.max(Math.ceil(posts / PER_PAGE), 1);
  const sitemap = await (await fetch(`${website.url}/sitemap.xml`)).text();
  // The last part of a sitemap index.
  const [, file] = /.*<loc>[^<]*(\/sitemaps\/[^<]*)<\/loc>/s.exec(sitemap) ?? [];
  const article = `/blogs/${toMeasuredSlug(posts - 1)}`;
  const lastPage = `?page=${last}`;
  return {
    pages: [
      ...['/', '/blogs', `/blogs${lastPage}`, article, '/sitemap.xml', ...(file ? [file] : [])],
      '/rss.xml',
    ],
    lists: ['/api/blogs', ...new Set(['?page=1', lastPage].map((query) => `/api/blogs${query}`))],
  };
}

/** One row for each URL. */
export function toRequestRows({ requests }: FlatCosts): Table['rows'] {
  return Object.fromEntries(
    requests.map(({ address, rate, p99, renderTime, failed }) => [
      address,
      {
        'requests/s': toFigure(rate),
        'p99, ms': toFigure(p99),
        'render, ms': toFigure(renderTime),
        failed: String(failed),
      },
    ]),
  );
}

/** Start and memory, one row for each number of posts. */
export function toMemoryRows(costs: readonly FlatCosts[]): Table['rows'] {
  return Object.fromEntries(
    costs.map(({ posts, start, idleMemory, loadedMemory }) => [
      `${toFigure(posts)} posts`,
      {
        'both ready after, ms': toFigure(start),
        'website idle, MB': toFigure(idleMemory.website),
        'website under load, MB': toFigure(loadedMemory.website),
        'dashboard idle, MB': toFigure(idleMemory.dashboard),
        'dashboard under load, MB': toFigure(loadedMemory.dashboard),
      },
    ]),
  );
}

if (import.meta.main) {
  stopOnSignals();
  try {
    for (const build of builds) if (!isFresh(build)) await buildApp(build);
    const requested = process.argv.slice(2).map(Number);
    const costs = await measureFlatCosts(requested.length > 0 ? requested : [0, 1000, 10_000]);
    for (const one of costs) {
      console.log(`\n${one.posts} posts`);
      console.table(toRequestRows(one));
    }
    console.table(toMemoryRows(costs));
    await endAll(0);
  } catch (error) {
    await exitWith(error);
  }
}
