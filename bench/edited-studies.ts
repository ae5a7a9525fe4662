// What case studies of the dashboard cost: `node bench/edited-studies.ts 10 1000`. A website of the build for each number,
// all at once, and rounds that take turns: what else the machine does costs them alike.
import { setTimeout } from 'node:timers/promises';
import { getResidentBytes, watchMemory } from '../e2e/faults/processes.ts';
import { type EditedSite, startEditedSite, toManyStudies } from '../e2e/system/edited-site.ts';
import { builds, isFresh, makeBuild } from '../scripts/system/builds.ts';
import { endAll, stopOnSignals } from '../scripts/system/commands.ts';
import { explain } from '../scripts/system/steps.ts';
import { waitUntilAtRest } from './at-rest.ts';
import { load } from './load.ts';
import { toFigure } from './report.ts';

const ROUNDS = 3;
const SECONDS = 2;
const PAGES = ['/', '/our-work', '/wise', '/edited-0', '/sitemap.xml', '/search?q=client'];
/** Until then a page that was right is sent once more before it is made again (docs/page-cache.md). */
const NOT_SENT_AGAIN = 6000;

const toMedian = (figures: number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;

/** Requests a second and milliseconds of processor of each, the median of all rounds. */
async function measure(sites: ReadonlyMap<number, EditedSite>, path: string) {
  const figures = new Map([...sites.keys()].map((count) => [count, [] as [number, number][]]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [count, { website }] of sites) {
      const pid = website.child.pid;
      const { rate, cpu, failed } = await load(website.url + path, { pid, seconds: SECONDS });
      if (failed > 0) return `${path} of ${count}: ${failed} failed`;
      // The first one warms up.
      if (round > 0) figures.get(count)?.push([rate, cpu ?? Number.NaN]);
    }
  }
  return Object.fromEntries(
    [...figures].flatMap(([count, rounds]) => [
      [`${count} studies, requests/s`, toFigure(toMedian(rounds.map(([rate]) => rate)))],
      [`${count}, ms of processor`, toFigure(toMedian(rounds.map(([, cpu]) => cpu)))],
    ]),
  );
}

/** What a start takes, what is held then, and how long a page is made that lists studies, one of which has changed. */
async function measureStart(site: EditedSite): Promise<Record<string, string>> {
  const started = performance.now();
  await site.restart();
  const ready = performance.now() - started;
  const { pid } = site.website.child;
  await waitUntilAtRest([pid]);
  const bytes = getResidentBytes(pid ?? 0);
  const ask = async (path: string) => (await fetch(site.website.url + path)).arrayBuffer();
  // Searches wait for the first index of all words.
  await ask('/search?q=client');
  await waitUntilAtRest([pid]);
  const made: Record<string, string> = {};
  for (const path of PAGES.filter((one) => one !== '/edited-0' && !one.startsWith('/search'))) {
    await ask(path);
    const [first, ...others] = site.dashboard.caseStudies ?? [];
    if (first) {
      const changed = { ...first, updated_at: new Date().toISOString() };
      site.dashboard.caseStudies = [changed, ...others];
    }
    await setTimeout(NOT_SENT_AGAIN);
    const asked = performance.now();
    await ask(path);
    made[`${path} made in, ms`] = toFigure(performance.now() - asked);
  }
  return {
    'ready after, ms': toFigure(ready),
    'at rest, MB': toFigure(bytes / 1e6),
    ...made,
  };
}

stopOnSignals();
try {
  const website = builds.filter(({ name }) => name === 'website');
  for (const build of website) if (!isFresh(build)) await makeBuild(build);
  const asked = process.argv.slice(2).map(Number);
  const sites = new Map<number, EditedSite>();
  for (const count of asked.length > 0 ? asked : [10, 1000])
    sites.set(count, await startEditedSite(toManyStudies(count)));
  const starts: Record<string, Record<string, string>> = {};
  for (const [count, site] of sites) starts[`${count} studies`] = await measureStart(site);
  const pids = [...sites].map(([count, { website }]) => [count, website.child.pid ?? 0] as const);
  const stopWatching = watchMemory(Object.fromEntries(pids));
  const rows: Record<string, unknown> = {};
  for (const path of PAGES) {
    const isThere = path !== '/edited-0' || !sites.has(0);
    const chosen = isThere ? sites : new Map([...sites].filter(([count]) => count > 0));
    rows[path] = await measure(chosen, path);
  }
  console.table(rows);
  for (const [count, most] of Object.entries(stopWatching())) {
    starts[`${count} studies`] = { ...starts[`${count} studies`], 'under load, MB': String(most) };
  }
  console.table(starts);
  for (const site of sites.values()) await site.dispose();
  await endAll(0);
} catch (error) {
  await explain(error);
}
