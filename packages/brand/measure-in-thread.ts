import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Measure } from './measure.ts';

type MeasuredText = Parameters<Measure>;

export interface MeasureRequest {
  id: number;
  texts: readonly MeasuredText[];
  hasArabic: boolean;
}

/** Its response: the width of each text, in em. */
export interface MeasureResponse {
  id: number;
  widths: number[];
}

/** Milliseconds after the last request until the thread ends. */
const IDLE = 10_000;

const jobs = new Map<number, PromiseWithResolvers<number[]>>();
let worker: Worker | undefined;
let idleTimer: NodeJS.Timeout | undefined;
let lastId = 0;

/**
 * Runs a function that measures texts (`measure.ts`), and measures in a worker thread. The thread loads 40 MB and ends when
 * it is idle.
 * @param work runs twice, first to collect the texts: these must not depend on the widths
 */
export async function measureInThread<Result>(
  work: (measure: Measure) => Result,
  { hasArabic = false } = {},
): Promise<Result> {
  const requested = new Map<string, MeasuredText>();
  work((...text) => {
    requested.set(JSON.stringify(text), text);
    return 0;
  });
  const texts = [...requested.values()];
  const widths = texts.length > 0 ? await measureInWorker(texts, hasArabic) : [];
  const known = new Map([...requested.keys()].map((key, index) => [key, widths[index]]));
  return work((...text) => {
    const width = known.get(JSON.stringify(text));
    if (width === undefined) throw new Error(`“${text[0]}” was not measured`);
    return width;
  });
}

function measureInWorker(texts: readonly MeasuredText[], hasArabic: boolean): Promise<number[]> {
  worker ??= startWorker();
  clearTimeout(idleTimer);
  lastId += 1;
  const job = Promise.withResolvers<number[]>();
  jobs.set(lastId, job);
  worker.ref();
  worker.postMessage({ id: lastId, texts, hasArabic } satisfies MeasureRequest);
  return job.promise;
}

function startWorker(): Worker {
  // The website is bundled, but a worker needs the path of a file. It gets no settings or secrets of this process.
  const file = createRequire(import.meta.url).resolve('@agency/brand/measure-worker');
  const started = new Worker(file, { env: {}, execArgv: [], argv: [] });
  const end = (error?: unknown) => {
    if (worker !== started) return;
    worker = undefined;
    for (const job of jobs.values()) job.reject(error);
    jobs.clear();
  };
  started.on('message', ({ id, widths }: MeasureResponse) => {
    jobs.get(id)?.resolve(widths);
    jobs.delete(id);
    if (jobs.size > 0) return;
    // An idle thread does not keep the process alive.
    started.unref();
    idleTimer = setTimeout(() => {
      end();
      started.terminate().catch(() => undefined);
    }, IDLE).unref();
  });
  started.on('error', end);
  started.on('exit', () => end(new Error('The measuring thread exited without a response.')));
  return started;
}
