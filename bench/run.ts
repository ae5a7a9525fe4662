// `npm run bench`: our pages compared with static files, and with the same page built with Vite and with Next. Figures depend
// on the machine, so compare ratios. `--quick` takes less than two minutes; `--write` writes the tables into
// docs/benchmarks.md.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Pair, startPair } from '../e2e/system/pair.ts';
import { buildApp, builds, isFresh } from '../scripts/system/builds.ts';
import { endAll, root, stopOnSignals } from '../scripts/system/commands.ts';
import { createStepRunner, exitWith } from '../scripts/system/steps.ts';
import { measureCrowd } from './crowd.ts';
import { measureFlatCosts, toMemoryRows, toRequestRows } from './flat-costs.ts';
import { generator, type Load, load } from './load.ts';
import { getPagesOfEachKind, type PagesOfEachKind } from './pages.ts';
import { makePeers, startNext } from './peers/make-peers.ts';
import { measureOnPhone, type PhoneRun, toMedian } from './phone.ts';
import { copyAssets, copyFilesOf, servePlainFiles, writePlainFile } from './plain-files.ts';
import { ALL_CORES, pin } from './processor.ts';
import { measurePublishing } from './publish.ts';
import { describeMachine, putTables, type Table, toFigure, toMarkdown, toRatio } from './report.ts';
import type { Server } from './server.ts';

const isQuick = process.argv.includes('--quick');
const SECONDS = isQuick ? 1 : 5;
/** In each round every page is measured once, so that other load on the machine affects all of them alike. */
const ROUNDS = isQuick ? 1 : 3;
const PHONE_RUNS = isQuick ? 1 : 3;
const DOCUMENT = join(root, 'docs', 'benchmarks.md');
const CLIENT = join(root, 'apps/website/dist/client');
/** Rendering and compiling the pages would take all of a short measurement. */
const WARM_UP = isQuick ? 1 : 3;
const SERVER_CORE = '0';
const LOAD_CORE = '1';

async function measureLoad(server: Server, path: string): Promise<Load> {
  pin(server.pid, SERVER_CORE);
  await load(server.url + path, { seconds: WARM_UP });
  return load(server.url + path, { pid: server.pid, seconds: SECONDS });
}

const toLoadCells = ({ rate, p99, cpu, failed }: Load): Record<string, string> => ({
  'requests/s': toFigure(rate),
  'p99, ms': toFigure(p99),
  'CPU, ms/page': toFigure(cpu),
  ...(failed > 0 && { failed: String(failed) }),
});

const toPhoneCells = (run: PhoneRun): Record<string, string> => ({
  'script, kB': toFigure(run.scriptBytes / 1000),
  'total, kB': toFigure(run.bytes / 1000),
  'first paint, ms': toFigure(run.firstPaint),
  'LCP, ms': toFigure(run.largestPaint),
  'Speed Index, ms': toFigure(run.speedIndex),
  'TBT, ms': toFigure(run.blocking),
  'TBT of work, ms': toFigure(run.blockingWork),
});

/** Our pages as files: the responses of the website, with every picture they show. */
async function writeOurPages(website: string, pages: Record<string, string>, folder: string) {
  copyAssets(CLIENT, folder);
  for (const path of Object.values(pages)) {
    const html = await (await fetch(website + path)).text();
    writePlainFile(folder, path === '/' ? 'index.html' : `${path}.html`, html);
    await copyFilesOf(html, website, folder);
  }
}

/** Load on every kind of page, next to the same bytes as static files and next to a prerendered page. */
async function compareWithFiles(ours: Server, files: Server, pages: PagesOfEachKind) {
  const builtAhead = 'prerendered (the offline page)';
  const paths = { ...pages, [builtAhead]: '/offline' };
  // Compiles the code first, which would slow down the first page.
  for (const path of Object.values(paths)) await measureLoad(ours, path);
  const live: Record<string, Load[]> = {};
  const plain: Record<string, Load[]> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [kind, path] of Object.entries(paths)) {
      live[kind] = [...(live[kind] ?? []), await measureLoad(ours, path)];
      if (kind === builtAhead) continue;
      plain[kind] = [...(plain[kind] ?? []), await measureLoad(files, path)];
    }
  }
  const built = toMedianLoad(live[builtAhead] ?? []);
  const rows: Table['rows'] = {};
  for (const [kind, loads] of Object.entries(live)) {
    const load = toMedianLoad(loads);
    rows[kind] = { ...toLoadCells(load), 'ratio to prerendered': toRatio(load.rate, built.rate) };
    if (!plain[kind]) continue;
    const { rate, p99 } = toMedianLoad(plain[kind]);
    rows[kind][`${files.name}, requests/s`] = toFigure(rate);
    rows[kind][`${files.name}, p99, ms`] = toFigure(p99);
    rows[kind].ratio = toRatio(load.rate, rate);
  }
  return rows;
}

/** The median of some measurements for each figure; failures are added up. */
function toMedianLoad(loads: Load[]): Load {
  const toMiddle = (values: number[]) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  const cpu = loads.flatMap((load) => load.cpu ?? []);
  return {
    rate: toMiddle(loads.map((load) => load.rate)),
    p99: toMiddle(loads.map((load) => load.p99)),
    cpu: cpu.length > 0 ? toMiddle(cpu) : undefined,
    failed: loads.reduce((sum, load) => sum + load.failed, 0),
  };
}

/** FCP and LCP of every kind of page, alternating with the same bytes as static files. */
async function comparePaint(ours: Server, files: Server, pages: Record<string, string>) {
  pin(process.pid, ALL_CORES);
  const rows: Table['rows'] = {};
  for (const [kind, path] of Object.entries(pages).slice(0, isQuick ? 1 : undefined)) {
    const live: PhoneRun[] = [];
    const plain: PhoneRun[] = [];
    for (let run = 0; run < PHONE_RUNS; run += 1) {
      live.push(await measureOnPhone(ours.url + path));
      plain.push(await measureOnPhone(files.url + path));
    }
    const [websiteRun, staticRun] = [toMedian(live), toMedian(plain)];
    rows[kind] = {
      'first paint, ms': toFigure(websiteRun.firstPaint),
      'static file, ms': toFigure(staticRun.firstPaint),
      ratio: toRatio(websiteRun.firstPaint, staticRun.firstPaint),
      'LCP, ms': toFigure(websiteRun.largestPaint),
      'LCP, static file, ms': toFigure(staticRun.largestPaint),
      'LCP ratio': toRatio(websiteRun.largestPaint, staticRun.largestPaint),
      'TBT, ms': toFigure(websiteRun.blocking),
      'TBT of work, ms': toFigure(websiteRun.blockingWork),
      'TBT, static file, ms': toFigure(staticRun.blocking),
    };
  }
  pin(process.pid, LOAD_CORE);
  return rows;
}

/** Every server of one page, by its name in the table. */
type Servers = Record<string, { server: Server; path: string }>;

/** Pages on a phone. Nothing else runs meanwhile, so the browser may use every core. */
async function measurePhones(servers: Servers): Promise<Table['rows']> {
  pin(process.pid, ALL_CORES);
  const rows: Table['rows'] = {};
  for (const [name, { server, path }] of Object.entries(servers)) {
    const runs: PhoneRun[] = [];
    for (let run = 0; run < PHONE_RUNS; run += 1)
      runs.push(await measureOnPhone(server.url + path));
    rows[name] = toPhoneCells(toMedian(runs));
  }
  pin(process.pid, LOAD_CORE);
  return rows;
}

/** One page in four implementations, on a phone and under load. */
async function comparePeers(servers: Servers): Promise<Table['rows']> {
  const rows = await measurePhones(servers);
  for (const [name, { server, path }] of Object.entries(servers)) {
    rows[name] = { ...rows[name], ...toLoadCells(await measureLoad(server, path)) };
  }
  return rows;
}

/** The website while the dashboard is down. */
async function measureWithoutDashboard(pair: Pair, ours: Server, pages: PagesOfEachKind) {
  await pair.dashboard.stop();
  const rows: Table['rows'] = {};
  for (const [kind, path] of Object.entries(pages).slice(0, isQuick ? 2 : undefined)) {
    rows[kind] = toLoadCells(await measureLoad(ours, path));
  }
  await pair.restart('dashboard');
  return rows;
}

stopOnSignals();
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  const step = createStepRunner(isQuick ? 7 : 8);
  const pair = await step('Both processes, from their builds', async () => {
    for (const build of builds) if (!isFresh(build)) await buildApp(build);
    return startPair({ LOG_LEVEL: 'warn' });
  });
  const isPinned = pin(process.pid, LOAD_CORE);
  const pages = await getPagesOfEachKind(pair.website.url);
  const ours: Server = {
    url: pair.website.url,
    pid: pair.website.child.pid,
    name: 'ours',
    stop: () => pair.website.stop(),
  };
  const caseStudy = await (await fetch(ours.url + pages['case study'])).text();
  const peers = await step('The same case study with Vite and with Next', () =>
    makePeers(caseStudy, CLIENT, join(root, '.cache', 'bench')),
  );
  const shown = { ...pages, contact: '/contact-us' };
  await writeOurPages(ours.url, shown, join(folder, 'ours'));
  const files = await servePlainFiles(join(folder, 'ours'));
  const tables: Table[] = [];
  const add = (title: string, rows: Table['rows']) => void tables.push({ title, rows });

  add(
    'Pages compared with static files',
    await step('Requests of every kind of page', () => compareWithFiles(ours, files, pages)),
  );
  add(
    'First paint on a phone compared with static files',
    await step('The first paint', () => comparePaint(ours, files, shown)),
  );
  const spa = await servePlainFiles(peers.spa);
  const next = await startNext(peers.next);
  add(
    `One case study in four implementations (${pages['case study']})`,
    await step('One page in four ways, on a phone and under load', () =>
      comparePeers({
        ours: { server: ours, path: pages['case study'] },
        [`static files (${files.name})`]: { server: files, path: pages['case study'] },
        'Vite and React, rendered in the browser': { server: spa, path: '/' },
        'Next, static': { server: next, path: '/' },
      }),
    ),
  );
  await Promise.all([files, spa, next].map((server) => server.stop()));
  const api: Server = {
    url: pair.dashboard.url,
    pid: pair.dashboard.child.pid,
    name: 'dashboard',
    stop: () => pair.dashboard.stop(),
  };
  add('The dashboard', {
    '/api/blogs': toLoadCells(
      await step('The public API of the dashboard', () => measureLoad(api, '/api/blogs')),
    ),
    'from publish to visible': {
      ms: toFigure(await measurePublishing(pair)),
    },
  });
  add(
    'While the dashboard is down',
    await step('Without a dashboard', () => measureWithoutDashboard(pair, ours, pages)),
  );
  await pair.dispose();
  if (!isQuick) {
    add('Concurrent requests for an uncached page', await measureCrowd());
    // Processes that start from here on may use every core, as in production.
    pin(process.pid, ALL_CORES);
    const costs = await step('With ten thousand posts', () => measureFlatCosts([0, 10_000]));
    for (const one of costs) add(`With ${toFigure(one.posts)} posts`, toRequestRows(one));
    add('Memory and start', toMemoryRows(costs));
  }

  const text = `Measured on ${new Date().toISOString().slice(0, 10)}: ${describeMachine(isPinned)}, generated by ${generator}.${isQuick ? ' Short form.' : ''}\n\n${toMarkdown(tables)}`;
  console.log(`\n${text}`);
  if (process.argv.includes('--write')) {
    writeFileSync(DOCUMENT, putTables(readFileSync(DOCUMENT, 'utf8'), text));
  }
  await endAll(0);
} catch (error) {
  await exitWith(error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
