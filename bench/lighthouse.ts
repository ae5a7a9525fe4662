// Lighthouse on a phone, three runs a page, medians. `npm run lighthouse -- / /contact-us` measures those alone.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { startPair } from '../e2e/system/pair.ts';
import { getBrowser } from '../scripts/system/browser.ts';
import { builds, isFresh, makeBuild } from '../scripts/system/builds.ts';
import { endAll, stopOnSignals } from '../scripts/system/commands.ts';
import { explain } from '../scripts/system/steps.ts';

const RUNS = 3;
const ATTEMPTS = 4;

/** What is shown of a run. */
interface Run {
  performance: number;
  accessibility: number;
  'best practices': number;
  SEO: number;
  CLS: number;
  'TBT ms': number;
  'LCP ms': number;
}

/** What each column must reach (docs/quality.md). */
const GOALS: Record<keyof Run, (value: number) => boolean> = {
  performance: (value) => value >= 98,
  accessibility: (value) => value === 100,
  'best practices': (value) => value === 100,
  SEO: (value) => value === 100,
  CLS: (value) => value <= 0.01,
  'TBT ms': (value) => value <= 20,
  'LCP ms': () => true,
};

/** A report of one page. Chrome's trace now and then begins after the page did; such a run says nothing and is repeated. */
async function getReport(url: string, port: number) {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    const failure = outcome ? outcome.lhr.runtimeError : { code: 'NONE', message: 'no result' };
    if (outcome && !failure) return outcome.lhr;
    if (failure?.code !== 'NO_NAVSTART' || attempt === ATTEMPTS) {
      throw new Error(`${url}: ${failure?.message}`);
    }
  }
}

async function measure(url: string, port: number): Promise<Run> {
  const { categories, audits } = await getReport(url, port);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  for (const { id, title, score: mark } of Object.values(audits)) {
    const counts = Object.entries(categories).some(
      ([name, category]) =>
        name !== 'performance' && category.auditRefs.some((ref) => ref.id === id && ref.weight > 0),
    );
    if (counts && mark !== null && mark < 1) console.log(`    ${new URL(url).pathname}: ${title}`);
  }
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    CLS: value('cumulative-layout-shift'),
    'TBT ms': value('total-blocking-time'),
    'LCP ms': value('largest-contentful-paint'),
  };
}

function toMedian(runs: Run[]): Run {
  const median = (name: keyof Run) =>
    runs.map((run) => run[name]).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    'best practices': median('best practices'),
    SEO: median('SEO'),
    CLS: Math.round(median('CLS') * 1000) / 1000,
    'TBT ms': Math.round(median('TBT ms')),
    'LCP ms': Math.round(median('LCP ms')),
  };
}

/** Path of one article, as the sitemap names it. */
async function getArticle(website: string): Promise<string> {
  const sitemap = await (await fetch(`${website}/sitemap.xml`)).text();
  const path = sitemap.match(/<loc>[^<]*(\/blogs\/[^<]+)<\/loc>/)?.[1];
  if (!path) throw new Error('the sitemap names no article');
  return path;
}

stopOnSignals();
try {
  const chromePath = await getBrowser();
  for (const build of builds) if (!isFresh(build)) await makeBuild(build);
  const pair = await startPair({ LOG_LEVEL: 'warn' });
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  const asked = process.argv.slice(2);
  const paths = asked.length
    ? asked
    : ['/', '/blogs', await getArticle(pair.website.url), '/contact-us'];
  const table: Record<string, Run> = {};
  for (const path of paths) {
    const runs: Run[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      runs.push(await measure(pair.website.url + path, chrome.port));
    }
    table[path] = toMedian(runs);
  }
  chrome.kill();
  await pair.dispose();
  console.table(table);
  const missed = Object.entries(table).flatMap(([path, run]) =>
    (Object.keys(GOALS) as (keyof Run)[])
      .filter((name) => !GOALS[name](run[name]))
      .map((name) => `${path}: ${name} is ${run[name]}`),
  );
  console.log(missed.length ? missed.join('\n') : 'Every goal is reached.');
  await endAll(missed.length ? 1 : 0);
} catch (error) {
  await explain(error);
}
