import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { createSemaphore } from '@agency/server/semaphore';
import { Piscina } from 'piscina';
import type { ResumePages } from './draw-pages.ts';
import type { ResumeCheck } from './inspect-resume.ts';
import { findPlainProblem } from './resume-rules.ts';

// Both apps bundle this module, but a worker needs the path of a file.
const folder = dirname(findPackageJSON('@agency/resumes', import.meta.url) ?? '');

interface WorkerOptions {
  /** Module that the threads run. Its exports `check` and `draw` take `{ name, bytes }`. */
  entry?: string;
  threads?: number;
  queue?: number;
  /** Longest task with the start of a thread, in milliseconds. Honest files take a tenth. */
  deadline?: number;
  /** Memory of a thread, without the file itself, in MB. */
  memory?: number;
}

/**
 * Creates functions that run in worker threads, which end when no resume came for a minute. A file that takes too long is
 * `damaged`, one that takes too much memory is `oversize`. They throw a `BusyError` when too many others wait.
 */
export function createResumeWorkers({
  entry,
  threads = 2,
  queue = 32,
  deadline = 10_000,
  memory: maxOldGenerationSizeMb = 256,
}: WorkerOptions = {}) {
  const permits = createSemaphore({ permits: threads, queue });
  let pool: Piscina | undefined;
  let failure = new AbortController();

  function openPool(): Piscina {
    const opened = new Piscina({
      filename: entry ?? join(folder, 'worker.ts'),
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
      // The threads get no settings or secrets of this process.
      env: {},
      execArgv: [],
      argv: [],
      resourceLimits: { maxOldGenerationSizeMb, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 },
    });
    // A thread that fails outside a task, for example while it starts, fails all tasks of the pool.
    opened.once('error', (error) => {
      failure.abort(error);
      failure = new AbortController();
      pool = undefined;
      opened.on('error', () => undefined);
      void opened.destroy();
    });
    return opened;
  }

  async function run<Result>(task: 'check' | 'draw', name: string, file: Uint8Array) {
    // The thread gets a copy, because the caller still needs the file.
    const bytes = new Uint8Array(file);
    pool ??= openPool();
    const failed = failure.signal;
    const timeout = AbortSignal.timeout(deadline);
    const signal = AbortSignal.any([timeout, failed]);
    try {
      const options = { name: task, signal, transferList: [bytes.buffer] };
      return (await pool.run({ name, bytes }, options)) as Result;
    } catch (error) {
      if (failed.aborted) throw failed.reason;
      if (timeout.aborted) return { ok: false, problem: 'damaged' } as const;
      if ((error as NodeJS.ErrnoException).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
      return { ok: false, problem: 'oversize' } as const;
    }
  }

  return {
    /** Checks whether a file is a sound resume of the kind its name says. */
    async check(name: string, bytes: Uint8Array): Promise<ResumeCheck> {
      const problem = findPlainProblem(name, bytes.length);
      if (problem) return { ok: false, problem };
      return permits.run(() => run<ResumeCheck>('check', name, bytes));
    },
    /** Draws the first pages of a PDF, or reads the text of a Word document. */
    draw: (bytes: Uint8Array) => permits.run(() => run<ResumePages>('draw', '', bytes)),
  };
}

export const { check: checkResume, draw: drawResume } = createResumeWorkers();
