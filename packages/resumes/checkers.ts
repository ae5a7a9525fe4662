import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createSemaphore, type Release } from '@agency/server/semaphore';
import type { ResumeCheck } from './inspect-resume.ts';
import type { CheckReply, CheckRequest } from './worker.ts';

/** Thrown when more resumes wait for their check than can be checked soon: no fault of the file. */
export class ResumesBusyError extends Error {
  override name = 'ResumesBusyError';
}

export interface CheckersOptions {
  /** Module the threads run; replies to each `CheckRequest` with a `CheckReply`. */
  worker?: string;
  /** Resumes checked at the same time. */
  threads?: number;
  /** Resumes that may wait for a thread. */
  longestLine?: number;
  /** Time of one check, in milliseconds. The longest honest one takes a twentieth. */
  deadline?: number;
  /** A thread without work ends after as many milliseconds. */
  idle?: number;
  /** Memory of a thread, without the file itself, in MB. */
  memory?: number;
}

export interface Checkers {
  check(name: string, bytes: Uint8Array): Promise<ResumeCheck>;
}

interface Job {
  request: CheckRequest;
  resolve(check: ResumeCheck): void;
  reject(error: unknown): void;
}

/** Threads that check resumes. They start with the first one, and end when none came for a while. */
export function createCheckers({
  worker,
  threads = 2,
  longestLine = 32,
  deadline = 10_000,
  idle = 60_000,
  memory = 256,
}: CheckersOptions = {}): Checkers {
  // Held by a thread while it works, and while it ends: until then its memory is not free.
  const permits = createSemaphore({ permits: threads, queue: longestLine });
  const idlePlaces: Place[] = [];

  async function check(name: string, bytes: Uint8Array): Promise<ResumeCheck> {
    const release = await permits.acquire();
    if (!release) throw new ResumesBusyError('the queue is full');
    let request: CheckRequest;
    let place: Place;
    try {
      // A copy that is handed over: the caller keeps its own.
      request = { name, bytes: new Uint8Array(bytes) };
      place = idlePlaces.pop() ?? open();
    } catch (error) {
      // No memory or no thread can be had now; the next one may be luckier.
      release();
      throw error;
    }
    place.release = release;
    return new Promise((resolve, reject) => place.thread.run({ request, resolve, reject }));
  }

  function open(): Place {
    const leave = () => {
      place.release?.();
      delete place.release;
    };
    const events: ThreadEvents = {
      onFree() {
        idlePlaces.push(place);
        leave();
      },
      // It must not be handed work from now on, and nobody takes its place before it is gone.
      onEnding() {
        const at = idlePlaces.indexOf(place);
        if (at >= 0) idlePlaces.splice(at, 1);
        const release = place.release ?? permits.tryAcquire();
        if (release) place.release = release;
      },
      onEnd: leave,
    };
    const place: Place = {
      thread: createThread(worker ?? findWorker(), { deadline, idle, memory }, events),
    };
    return place;
  }

  return { check };
}

/** A thread and, while it is not idle, its permit. */
interface Place {
  thread: Thread;
  release?: Release;
}

interface Thread {
  run(job: Job): void;
}

interface ThreadEvents {
  /** After each job that ended well. */
  onFree(): void;
  /** The thread takes no more jobs. */
  onEnding(): void;
  /** The thread is gone. */
  onEnd(): void;
}

function createThread(
  entry: string,
  { deadline, idle, memory }: { deadline: number; idle: number; memory: number },
  { onFree, onEnding, onEnd }: ThreadEvents,
): Thread {
  // Nothing of this process is passed on: neither its settings and secrets nor what it loads first.
  const worker = new Worker(entry, {
    env: {},
    execArgv: [],
    argv: [],
    resourceLimits: {
      maxOldGenerationSizeMb: memory,
      maxYoungGenerationSizeMb: 8,
      stackSizeMb: 4,
    },
  });
  let job: Job | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isEnding = false;

  const settle = (how: (job: Job) => void) => {
    clearTimeout(timer);
    const settled = job;
    job = undefined;
    if (settled) how(settled);
  };
  const giveUp = () => {
    isEnding = true;
    onEnding();
  };
  const end = () => {
    giveUp();
    worker.terminate().catch(() => undefined);
  };

  worker.on('message', ({ check, isSpent }: CheckReply) => {
    // A reply that came when its time was over.
    if (isEnding) return;
    settle(({ resolve }) => resolve(check));
    if (isSpent) return end();
    // A process that has nothing else to do may end.
    worker.unref();
    timer = setTimeout(end, idle).unref();
    onFree();
  });
  worker.on('error', (error: NodeJS.ErrnoException) => {
    giveUp();
    settle(({ resolve, reject }) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ ok: false, problem: 'oversize' });
      else reject(error);
    });
  });
  worker.on('exit', () => {
    giveUp();
    settle(({ reject }) => reject(new Error('the check of a resume ended without a result')));
    onEnd();
  });

  return {
    run(next) {
      clearTimeout(timer);
      job = next;
      timer = setTimeout(() => {
        settle(({ resolve }) => resolve({ ok: false, problem: 'damaged' }));
        end();
      }, deadline);
      worker.ref();
      worker.postMessage(next.request, [next.request.bytes.buffer]);
    },
  };
}

// Both programs bundle what they import, but a thread begins at a file: that of the package as it is installed.
function findWorker(): string {
  const manifest = findPackageJSON('@agency/resumes', import.meta.url);
  if (!manifest) throw new Error('the package that checks resumes is not installed');
  return join(dirname(manifest), 'worker.ts');
}
