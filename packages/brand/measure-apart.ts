import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Measure, Setting } from './measure.ts';

/** A text as it is set. */
interface SetText {
  text: string;
  setting: Setting;
}

/** What the thread is asked. */
export interface MeasureRequest {
  id: number;
  texts: readonly SetText[];
  hasArabic: boolean;
}

/** What it answers: the width of each text, em. */
export interface MeasureAnswer {
  id: number;
  widths: number[];
}

interface Job {
  resolve(widths: number[]): void;
  reject(error: unknown): void;
}

/** A thread, and what it was asked and has not answered. */
interface Thread {
  worker: Worker;
  jobs: Map<number, Job>;
  timer?: NodeJS.Timeout;
}

/** A thread that nobody asks ends after so many milliseconds. */
const IDLE = 10_000;

let thread: Thread | undefined;
let lastId = 0;

/**
 * Does something with the measure of the site's typefaces (`measure.ts`), which a thread of its own opens and lets go again when
 * nobody needs it: what opens them keeps 40 MB for good, and takes the processor for a while.
 * @param work is done twice, first to learn which texts it measures: it must ask for the same ones whatever their widths are
 */
export async function measureApart<Result>(
  work: (measure: Measure) => Result,
  { hasArabic = false } = {},
): Promise<Result> {
  const asked = new Map<string, SetText>();
  work((text, setting) => {
    asked.set(toKey(text, setting), { text, setting });
    return 0;
  });
  const texts = [...asked.values()];
  const widths = texts.length > 0 ? await ask(texts, hasArabic) : [];
  const known = new Map([...asked.keys()].map((key, index) => [key, widths[index]]));
  return work((text, setting) => {
    const width = known.get(toKey(text, setting));
    if (width === undefined) throw new Error(`“${text}” was not measured`);
    return width;
  });
}

const toKey = (text: string, setting: Setting) => JSON.stringify([text, setting]);

function ask(texts: readonly SetText[], hasArabic: boolean): Promise<number[]> {
  thread ??= start();
  const { worker, jobs, timer } = thread;
  clearTimeout(timer);
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    jobs.set(id, { resolve, reject });
    worker.ref();
    worker.postMessage({ id, texts, hasArabic } satisfies MeasureRequest);
  });
}

function start(): Thread {
  // Nothing of this process is passed on: neither its settings and secrets nor what it loads first.
  const worker = new Worker(findWorker(), { env: {}, execArgv: [], argv: [] });
  const jobs = new Map<number, Job>();
  const started: Thread = { worker, jobs };
  const end = (error: unknown) => {
    if (thread === started) thread = undefined;
    for (const job of jobs.values()) job.reject(error);
    jobs.clear();
  };
  worker.on('message', ({ id, widths }: MeasureAnswer) => {
    jobs.get(id)?.resolve(widths);
    jobs.delete(id);
    if (jobs.size > 0) return;
    // A process that has nothing else to do may end.
    worker.unref();
    started.timer = setTimeout(() => {
      end(undefined);
      worker.terminate().catch(() => undefined);
    }, IDLE).unref();
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('the thread that measures words ended without an answer')));
  return started;
}

// The website bundles what it imports, but a thread begins at a file: that of the package as it is installed.
function findWorker(): string {
  const manifest = findPackageJSON('@agency/brand', import.meta.url);
  if (!manifest) throw new Error('the package that measures words is not installed');
  return join(dirname(manifest), 'measure-worker.ts');
}
