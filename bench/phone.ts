import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { getBrowser } from '../scripts/system/browser.ts';

/** What Lighthouse says of a page on its simulated phone (Moto G, 1.6 Mbit/s, 150 ms). Times in ms, bytes as sent. */
export interface PhoneRun {
  performance: number;
  accessibility: number;
  'best practices': number;
  SEO: number;
  firstPaint: number;
  largestPaint: number;
  speedIndex: number;
  blocking: number;
  shift: number;
  scriptBytes: number;
  bytes: number;
  /** What is less than perfect, in Lighthouse's words. */
  faults: string[];
}

/** A browser that measures one page after the other. */
export interface Phone {
  measure(url: string): Promise<PhoneRun>;
  close(): void;
}

const ATTEMPTS = 4;

/** Starts the browser. */
export async function openPhone(): Promise<Phone> {
  const chrome = await launch({
    chromePath: await getBrowser(),
    chromeFlags: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  return {
    measure: async (url) => toRun(await getReport(url, chrome.port)),
    close: () => void chrome.kill(),
  };
}

/** Every figure's median; the faults of all runs. */
export function toMedian(runs: PhoneRun[]): PhoneRun {
  const [first] = runs;
  if (!first) throw new Error('nothing was measured');
  const names = Object.keys(first).filter((name) => name !== 'faults') as Exclude<
    keyof PhoneRun,
    'faults'
  >[];
  const median = (name: (typeof names)[number]) =>
    runs.map((run) => run[name]).sort((a, b) => a - b)[Math.floor(runs.length / 2)];
  return {
    ...first,
    ...Object.fromEntries(names.map((name) => [name, median(name)])),
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
  };
}

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

type Report = Awaited<ReturnType<typeof getReport>>;

function toRun({ categories, audits }: Report): PhoneRun {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const faults = Object.values(audits).flatMap(({ id, title, score: mark }) => {
    const counts = Object.entries(categories).some(
      ([name, category]) =>
        name !== 'performance' && category.auditRefs.some((ref) => ref.id === id && ref.weight > 0),
    );
    return counts && mark !== null && mark < 1 ? [title] : [];
  });
  const requests = findRequests(audits);
  const sum = (type?: string) =>
    requests
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((total, { transferSize }) => total + transferSize, 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    speedIndex: value('speed-index'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    scriptBytes: sum('Script'),
    bytes: sum(),
    faults,
  };
}

function findRequests(audits: Report['audits']): { resourceType: string; transferSize: number }[] {
  const details = audits['network-requests']?.details;
  const items = details?.type === 'table' ? details.items : [];
  return items.map(({ resourceType, transferSize }) => ({
    resourceType: String(resourceType),
    transferSize: Number(transferSize) || 0,
  }));
}
