// Costs of case studies and overrides from the dashboard: `node bench/edited-site.ts 0/0 100/200` compares a website
// without either and one with 100 case studies and 200 overrides. All run at once in alternating rounds, so that
// other load affects them alike. It also measures the start and the rendering of a page.
import { setTimeout } from 'node:timers/promises';
import { getResidentBytes, watchMemory } from '../e2e/faults/processes.ts';
import { type EditedSite, startEditedSite, toManyStudies } from '../e2e/system/edited-site.ts';
import { toManyOverrides } from '../e2e/system/many-overrides.ts';
import { builds, isFresh, makeBuild } from '../scripts/system/builds.ts';
import { endAll, stopOnSignals } from '../scripts/system/commands.ts';
import { explain } from '../scripts/system/steps.ts';
import { waitUntilAtRest } from './at-rest.ts';
import { load } from './load.ts';
import { toFigure } from './report.ts';

const ROUNDS = 9;
const SECONDS = 2;
/** By then all published content has been fetched, in milliseconds. */
const SETTLE = 30_000;
const PAGES = [
  '/',
  '/our-work',
  '/our-savvy',
  '/contact-us',
  '/wise',
  '/edited-0',
  '/sitemap.xml',
  '/search?q=client',
];
/** Milliseconds until a stale page is no longer sent while it is rendered again (docs/website.md). */
const NOT_SENT_AGAIN = 6000;

const toMedian = (figures: number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;

/** Requests a second and CPU microseconds of each, the median of all rounds. */
async function measure(sites: ReadonlyMap<string, EditedSite>, path: string) {
  const figures = new Map([...sites.keys()].map((edits) => [edits, [] as [number, number][]]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [edits, { website }] of sites) {
      const { pid } = website;
      const { rate, cpu, failed } = await load(website.url + path, { pid, seconds: SECONDS });
      if (failed > 0) return `${path} of ${edits}: ${failed} failed`;
      // The first one warms up.
      if (round > 0) figures.get(edits)?.push([rate, cpu ?? Number.NaN]);
    }
  }
  return Object.fromEntries(
    [...figures].flatMap(([edits, rounds]) => [
      [`${edits}, requests/s`, toFigure(toMedian(rounds.map(([rate]) => rate)))],
      [`${edits}, µs of processor`, toFigure(toMedian(rounds.map(([, cpu]) => cpu * 1000)))],
    ]),
  );
}

/** Time of a start, memory after it, and the time to render a list after one case study has changed. */
async function measureStart(site: EditedSite): Promise<Record<string, string>> {
  const started = performance.now();
  await site.website.restart();
  const ready = performance.now() - started;
  const { pid } = site.website;
  await waitUntilAtRest([pid]);
  const bytes = getResidentBytes(pid);
  const ask = async (path: string) => (await fetch(site.website.url + path)).arrayBuffer();
  // Searches wait for the first index.
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
  const asked = process.argv.slice(2);
  const sites = new Map<string, EditedSite>();
  for (const edits of asked.length > 0 ? asked : ['0/0', '100/200']) {
    const [studies = 0, words = 0] = edits.split('/').map(Number);
    const site = await startEditedSite({
      studies: toManyStudies(studies),
      words: toManyOverrides(words),
      settings: { WARM_PAGES: '200' },
    });
    sites.set(edits, site);
  }
  const starts: Record<string, Record<string, string>> = {};
  for (const [edits, site] of sites) starts[edits] = await measureStart(site);
  const pids = [...sites].map(([edits, { website }]) => [edits, website.pid] as const);
  const stopWatching = watchMemory(Object.fromEntries(pids));
  await setTimeout(SETTLE);
  const rows: Record<string, unknown> = {};
  for (const path of PAGES) {
    const shown = [...sites].filter(([edits]) => path !== '/edited-0' || !edits.startsWith('0/'));
    rows[path] = await measure(new Map(shown), path);
  }
  console.table(rows);
  for (const [edits, most] of Object.entries(stopWatching())) {
    starts[edits] = { ...starts[edits], 'under load, MB': String(most) };
  }
  console.table(starts);
  for (const site of sites.values()) await site.dispose();
  await endAll(0);
} catch (error) {
  await explain(error);
}
