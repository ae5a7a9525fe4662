// Gain of a second website process: each on a core of its own, one alone, both at once, and both behind nginx. The
// load runs on the same cores, so compare the CPU time of a response rather than the rate.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Closing, close, describeMissingTools, openCluster } from '../e2e/cluster/cluster.ts';
import { endAll } from '../scripts/system/commands.ts';
import { prepareData } from '../scripts/system/data.ts';
import { exitWith } from '../scripts/system/steps.ts';
import { type Load, load } from './load.ts';
import { getPagesOfEachKind } from './pages.ts';
import { pin } from './processor.ts';

const SECONDS = 6;
/** Time after a start in which pages are rendered into the cache. */
const WARM_TIME = 15_000;

const closing: Closing[] = [];
try {
  const missing = await describeMissingTools();
  if (missing) throw new Error(missing);
  const cluster = await openCluster(closing, {
    prepare: prepareData,
    env: { LOG_LEVEL: 'fatal', VISITS: 'off' },
  });
  const sites = cluster.replicas.filter(({ name }) => name === 'website');
  const [one, other] = sites;
  if (!one || !other) throw new Error('there are no two websites');
  const isPinned = sites.map((site, core) => pin(site.getPid(), String(core))).every(Boolean);
  await sleep(WARM_TIME);
  const pages = await getPagesOfEachKind(one.url);
  const measure = (site: { url: string; getPid?(): number | undefined }, path: string) =>
    load(site.url + path, { pid: site.getPid?.(), seconds: SECONDS });
  const show = ({ rate, cpu }: Load) =>
    `${Math.round(rate)}/s${cpu === undefined ? '' : `, ${cpu.toFixed(3)} ms of processor`}`;
  console.log(isPinned ? 'each website on a core of its own' : 'the websites share the cores');
  for (const kind of ['landing', 'article', 'case study'] as const) {
    const path = pages[kind];
    const alone = await measure(one, path);
    const both = await Promise.all([measure(one, path), measure(other, path)]);
    const [first, second] = both;
    const sum = first.rate + second.rate;
    const behind = await measure({ url: cluster.website }, path);
    console.log(`${kind}
    one alone         ${show(alone)}
    both at once      ${show(first)} and ${show(second)}: ${(sum / alone.rate).toFixed(2)} times
    behind nginx      ${show(behind)}: ${(behind.rate / sum).toFixed(2)} of both at once
    by the processor  ${toGrowth(alone, both)}`);
  }
  await close(closing);
  await endAll(0);
} catch (error) {
  await close(closing).catch(() => undefined);
  await exitWith(error);
}

/** How many times one website's rate two would reach if nothing else used their cores. */
function toGrowth(alone: Load, both: Load[]): string {
  const cpus = both.map(({ cpu }) => cpu);
  if (alone.cpu === undefined || cpus.includes(undefined)) return 'not reported by this system';
  const growth = cpus.reduce<number>((all, cpu = 0) => all + (alone.cpu ?? 0) / cpu, 0);
  return `${growth.toFixed(2)} times, if nothing else wanted their cores`;
}
