import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { getBrowser } from '../scripts/system/browser.ts';
import { CommandError, root, run } from '../scripts/system/commands.ts';
import { removeWaits } from './task-work.ts';

/** Lighthouse's results for its simulated phone (Moto G, 1.6 Mbit/s, 150 ms). Times in ms, bytes as sent. */
export interface PhoneRun {
  performance: number;
  accessibility: number;
  'best practices': number;
  SEO: number;
  firstPaint: number;
  largestPaint: number;
  speedIndex: number;
  blocking: number;
  /** The same for the CPU time of tasks, without waiting. */
  blockingWork: number;
  shift: number;
  scriptBytes: number;
  bytes: number;
  /** Failed audits, with Lighthouse's titles. */
  problems: string[];
}

const ATTEMPTS = 4;

/** The fields of a Lighthouse report that we read. */
const reportSchema = z.object({
  /** Why the run failed. */
  runtimeError: z.object({ code: z.string(), message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      id: z.string(),
      title: z.string(),
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      details: z.object({ items: z.unknown().optional() }).optional(),
    }),
  ),
});

type Report = z.infer<typeof reportSchema>;

const requestsSchema = z.array(
  z.object({ resourceType: z.string().optional(), transferSize: z.number().optional() }),
);

/** Measures a page in a browser of its own. */
export async function measureOnPhone(url: string): Promise<PhoneRun> {
  for (let attempt = 1; ; attempt += 1) {
    const [report, ofWork] = await getReports(url);
    const { runtimeError } = report;
    if (!runtimeError) {
      if (ofWork.runtimeError) throw new Error(`${url}: ${ofWork.runtimeError.message}`);
      return { ...toRun(report), blockingWork: getValue(ofWork, 'total-blocking-time') };
    }
    // Chrome's trace sometimes begins after the page; such a run is invalid and is repeated.
    if (runtimeError.code !== 'NO_NAVSTART' || attempt === ATTEMPTS)
      throw new Error(`${url}: ${runtimeError.message}`);
  }
}

/** The median of every figure; the failed audits of all runs. */
export function toMedian(runs: PhoneRun[]): PhoneRun {
  const [first] = runs;
  if (!first) throw new Error('nothing was measured');
  const names = Object.keys(first).filter((name) => name !== 'problems') as Exclude<
    keyof PhoneRun,
    'problems'
  >[];
  const median = (name: (typeof names)[number]) =>
    runs.map((run) => run[name]).sort((a, b) => a - b)[Math.floor(runs.length / 2)];
  return {
    ...first,
    ...Object.fromEntries(names.map((name) => [name, median(name)])),
    problems: [...new Set(runs.flatMap(({ problems }) => problems))],
  };
}

/** The results of a page, and those without waiting. */
async function getReports(url: string): Promise<[Report, Report]> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const trace = join(folder, 'trace.json');
  const flags = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  try {
    const report = await runLighthouse(folder, [
      ...[url, `-GA=${folder}`, '--no-enable-error-reporting'],
      `--chrome-flags=${flags.join(' ')}`,
    ]);
    if (report.runtimeError) return [report, report];
    writeFileSync(trace, removeWaits(readFileSync(trace, 'utf8')));
    return [report, await runLighthouse(folder, [`-A=${folder}`])];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runLighthouse(folder: string, options: string[]): Promise<Report> {
  const file = join(folder, 'report.json');
  rmSync(file, { force: true });
  await run(
    join(root, 'bench/lighthouse/node_modules/.bin/lighthouse'),
    [...options, '--quiet', '--output=json', `--output-path=${file}`],
    { env: { CHROME_PATH: await getBrowser() } },
  ).catch((error: unknown) => {
    // A failed run says so in its report, too.
    if (!(error instanceof CommandError && existsSync(file))) throw error;
  });
  return reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

const getValue = ({ audits }: Report, name: string) => audits[name]?.numericValue ?? Number.NaN;

function toRun(report: Report): Omit<PhoneRun, 'blockingWork'> {
  const { categories, audits } = report;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => getValue(report, name);
  const problems = Object.values(audits).flatMap(({ id, title, score: mark }) => {
    const counts = Object.entries(categories).some(
      ([name, category]) =>
        name !== 'performance' && category.auditRefs.some((ref) => ref.id === id && ref.weight > 0),
    );
    return counts && mark !== null && mark < 1 ? [title] : [];
  });
  const requests = requestsSchema.parse(audits['network-requests']?.details?.items);
  const sum = (type?: string) =>
    requests
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((total, { transferSize = 0 }) => total + transferSize, 0);
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
    problems,
  };
}
