import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { BusyError } from '@agency/server/semaphore';
import { createThreads, ThreadLimitError, type ThreadsOptions } from '@agency/server/threads';
import type { ResumeCheck } from './inspect-resume.ts';
import type { CheckRequest } from './worker.ts';

/** Thrown when more resumes wait for their check than can be checked soon: no fault of the file. */
export class ResumesBusyError extends Error {
  override name = 'ResumesBusyError';
}

// The longest honest check takes a twentieth of the usual deadline.
export type CheckersOptions = Partial<ThreadsOptions>;

export interface Checkers {
  check(name: string, bytes: Uint8Array): Promise<ResumeCheck>;
}

/** Threads that check resumes. */
export function createCheckers({ worker, ...options }: CheckersOptions = {}): Checkers {
  // Made with the first resume: until then nobody asks where the package lies.
  let threads: ReturnType<typeof createThreads<CheckRequest, ResumeCheck>> | undefined;
  return {
    async check(name, bytes) {
      threads ??= createThreads({ worker: worker ?? findWorker(), ...options });
      try {
        return await threads.run(() => {
          // A copy that is handed over: the caller keeps its own.
          const copy = new Uint8Array(bytes);
          return { request: { name, bytes: copy }, transfer: [copy.buffer] };
        });
      } catch (error) {
        if (error instanceof BusyError) throw new ResumesBusyError(error.message);
        if (!(error instanceof ThreadLimitError)) throw error;
        return { ok: false, problem: error.limit === 'time' ? 'damaged' : 'oversize' };
      }
    },
  };
}

// Both programs bundle what they import, but a thread begins at a file: that of the package as it is installed.
function findWorker(): string {
  const manifest = findPackageJSON('@agency/resumes', import.meta.url);
  if (!manifest) throw new Error('the package that checks resumes is not installed');
  return join(dirname(manifest), 'worker.ts');
}
