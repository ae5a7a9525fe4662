import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { createSemaphore } from '@agency/server/semaphore';
import { Piscina } from 'piscina';
import type { ResumeCheck } from './inspect-resume.ts';
import { findPlainProblem } from './resume-rules.ts';

export type { ResumeCheck } from './inspect-resume.ts';
export type { ResumeNote } from './resume-rules.ts';

interface CheckerOptions {
  /** Module that the threads run. Its default export maps `{ name, bytes }` to a `ResumeCheck`. */
  entry?: string;
  threads?: number;
  queue?: number;
  /** Longest check with the start of a thread, in milliseconds. Honest files take a tenth. */
  deadline?: number;
  /** Memory of a thread, without the file itself, in MB. */
  memory?: number;
}

/** Creates a function that checks resumes in worker threads, which end when no resume came for a minute. */
export function createResumeChecker({
  entry,
  threads = 2,
  queue = 32,
  deadline = 10_000,
  memory = 256,
}: CheckerOptions = {}): (name: string, bytes: Uint8Array) => Promise<ResumeCheck> {
  const permits = createSemaphore({ permits: threads, queue });
  let pool: Piscina | undefined;
  let failure = new AbortController();

  function openPool(): Piscina {
    const opened = new Piscina({
      filename: entry ?? findWorker(),
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
      // The threads get no settings or secrets of this process.
      env: {},
      execArgv: [],
      argv: [],
      resourceLimits: {
        maxOldGenerationSizeMb: memory,
        maxYoungGenerationSizeMb: 8,
        stackSizeMb: 4,
      },
    });
    // A thread that fails outside a check, for example while it starts, fails all checks of the pool.
    opened.once('error', (error) => {
      failure.abort(error);
      failure = new AbortController();
      pool = undefined;
      opened.on('error', () => undefined);
      void opened.destroy();
    });
    return opened;
  }

  async function run(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<ResumeCheck> {
    pool ??= openPool();
    const failed = failure.signal;
    const timeout = AbortSignal.timeout(deadline);
    const signal = AbortSignal.any([timeout, failed]);
    try {
      return await pool.run({ name, bytes }, { signal, transferList: [bytes.buffer] });
    } catch (error) {
      if (failed.aborted) throw failed.reason;
      if (timeout.aborted) return { ok: false, problem: 'damaged' };
      const isOutOfMemory =
        error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      if (isOutOfMemory) return { ok: false, problem: 'oversize' };
      throw error;
    }
  }

  return async (name, bytes) => {
    const problem = findPlainProblem(name, bytes.length);
    if (problem) return { ok: false, problem };
    // The thread gets a copy, because the caller still needs the file.
    return permits.run(() => run(name, new Uint8Array(bytes)));
  };
}

// Both apps bundle this module, but a worker needs the path of a file.
function findWorker(): string {
  const manifest = findPackageJSON('@agency/resumes', import.meta.url);
  if (!manifest) throw new Error('The package @agency/resumes is not installed.');
  return join(dirname(manifest), 'worker.ts');
}

/**
 * Checks in a worker thread whether a file is a sound resume of the kind its name says. A check that takes too long is
 * `damaged`, one that takes too much memory is `oversize`.
 * @throws {BusyError} when too many others wait
 */
export const checkResume = createResumeChecker();
