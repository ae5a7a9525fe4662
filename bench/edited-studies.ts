// What case studies of the dashboard cost a visitor: `node bench/edited-studies.ts 0 100`. A website of the build for each
// number, all at once, and rounds that take turns: what else the machine does costs them alike.
import { type EditedSite, startEditedSite, toManyStudies } from '../e2e/system/edited-site.ts';
import { builds, isFresh, makeBuild } from '../scripts/system/builds.ts';
import { endAll, stopOnSignals } from '../scripts/system/commands.ts';
import { explain } from '../scripts/system/steps.ts';
import { load } from './load.ts';
import { toFigure } from './report.ts';

const ROUNDS = 5;
const SECONDS = 3;
const PAGES = ['/', '/our-work', '/wise', '/edited-0', '/sitemap.xml'];

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

stopOnSignals();
try {
  const website = builds.filter(({ name }) => name === 'website');
  for (const build of website) if (!isFresh(build)) await makeBuild(build);
  const asked = process.argv.slice(2).map(Number);
  const sites = new Map<number, EditedSite>();
  for (const count of asked.length > 0 ? asked : [0, 100])
    sites.set(count, await startEditedSite(toManyStudies(count)));
  const rows: Record<string, unknown> = {};
  for (const path of PAGES) {
    const isThere = path !== '/edited-0' || !sites.has(0);
    const chosen = isThere ? sites : new Map([...sites].filter(([count]) => count > 0));
    rows[path] = await measure(chosen, path);
  }
  console.table(rows);
  for (const site of sites.values()) await site.dispose();
  await endAll(0);
} catch (error) {
  await explain(error);
}
