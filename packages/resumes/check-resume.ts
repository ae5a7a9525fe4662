import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createSemaphore } from '@agency/server/semaphore';
import type { ResumeCheck } from './inspect-resume.ts';
import { findPlainProblem } from './resume-rules.ts';

export type { ResumeCheck } from './inspect-resume.ts';
export type { ResumeNote } from './resume-rules.ts';

interface CheckerOptions {
  /** Module that the threads run. It posts the `ResumeCheck` of its `workerData`. */
  entry?: string;
  /** Resumes checked at the same time. */
  threads?: number;
  /** Resumes that may wait for a thread. */
  queue?: number;
  /** Longest check with the start of its thread, in milliseconds. Honest files take a tenth. */
  deadline?: number;
  /** Memory of a thread, without the file itself, in MB. */
  memory?: number;
}

/** Creates a function that checks each resume in a thread of its own. */
export function createResumeChecker({
  entry,
  threads = 2,
  queue = 32,
  deadline = 10_000,
  memory = 256,
}: CheckerOptions = {}): (name: string, bytes: Uint8Array) => Promise<ResumeCheck> {
  const permits = createSemaphore({ permits: threads, queue });

  // The path is a parameter, because Turbopack bundles what it can derive from a call.
  async function runWorker(
    path: string,
    name: string,
    bytes: Uint8Array<ArrayBuffer>,
  ): Promise<ResumeCheck> {
    const { promise, resolve, reject } = Promise.withResolvers<ResumeCheck>();
    const worker = new Worker(path, {
      workerData: { name, bytes },
      transferList: [bytes.buffer],
      // The thread gets no settings or secrets of this process.
      env: {},
      execArgv: [],
      argv: [],
      resourceLimits: {
        maxOldGenerationSizeMb: memory,
        maxYoungGenerationSizeMb: 8,
        stackSizeMb: 4,
      },
    });
    worker.on('message', resolve);
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ ok: false, problem: 'oversize' });
      else reject(error);
    });
    worker.on('exit', () => reject(new Error('The resume worker exited without a result.')));
    const timer = setTimeout(() => resolve({ ok: false, problem: 'damaged' }), deadline);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      await worker.terminate();
    }
  }

  return async (name, bytes) => {
    const problem = findPlainProblem(name, bytes.length);
    if (problem) return { ok: false, problem };
    // The thread gets a copy, because the caller still needs the file.
    return permits.run(() => runWorker(entry ?? findWorker(), name, new Uint8Array(bytes)));
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
