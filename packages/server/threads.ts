import { Worker } from 'node:worker_threads';
import { BusyError, createSemaphore, type Release } from './semaphore.ts';

/** Thrown when a job took more time or memory than it may: most likely the fault of what it was given. */
export class ThreadLimitError extends Error {
  override name = 'ThreadLimitError';
  readonly limit: 'time' | 'memory';

  constructor(limit: 'time' | 'memory') {
    super(`a job took too much ${limit}`);
    this.limit = limit;
  }
}

export interface ThreadsOptions {
  /** Module the threads run; answers each message with one. */
  worker: string;
  /** Jobs done at the same time. */
  threads?: number;
  /** Jobs that may wait for a thread. */
  longestLine?: number;
  /** Time of one job, in milliseconds. */
  deadline?: number;
  /** A thread without work ends after as many milliseconds. */
  idle?: number;
  /** Memory of a thread, without what is handed over to it, in MB. */
  memory?: number;
}

/** What a thread is sent. */
interface Message<Request> {
  request: Request;
  /** What of it is handed over instead of copied. */
  transfer?: ArrayBuffer[];
}

/** Threads that do what would hold up everybody else. They start with the first job, and end when none came for a while. */
export interface Threads<Request, Result> {
  /**
   * @param toMessage called when there is a thread
   * @throws {BusyError} when too many others wait
   * @throws {ThreadLimitError} when it takes too much
   */
  run(toMessage: () => Message<Request>): Promise<Result>;
}

interface Job<Request, Result> {
  message: Message<Request>;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** Makes threads. A job that takes too much costs its thread, and the next one gets another. */
export function createThreads<Request, Result>({
  worker,
  threads = 2,
  longestLine = 32,
  deadline = 10_000,
  idle = 60_000,
  memory = 256,
}: ThreadsOptions): Threads<Request, Result> {
  // Held by a thread while it works, and while it ends: until then its memory is not free.
  const permits = createSemaphore({ permits: threads, queue: longestLine });
  const idlePlaces: Place<Request, Result>[] = [];

  async function run(toMessage: () => Message<Request>): Promise<Result> {
    const release = await permits.acquire();
    if (!release) throw new BusyError('the queue is full');
    return new Promise((resolve, reject) => {
      const place = idlePlaces.pop() ?? open();
      place.release = release;
      place.thread.run({ message: toMessage(), resolve, reject });
    });
  }

  function open(): Place<Request, Result> {
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
    const place: Place<Request, Result> = {
      thread: createThread(worker, { deadline, idle, memory }, events),
    };
    return place;
  }

  return { run };
}

/** A thread and, while it is not idle, its permit. */
interface Place<Request, Result> {
  thread: Thread<Request, Result>;
  release?: Release;
}

interface Thread<Request, Result> {
  run(job: Job<Request, Result>): void;
}

interface ThreadEvents {
  /** After each job that ended well. */
  onFree(): void;
  /** The thread takes no more jobs. */
  onEnding(): void;
  /** The thread is gone. */
  onEnd(): void;
}

function createThread<Request, Result>(
  entry: string,
  { deadline, idle, memory }: { deadline: number; idle: number; memory: number },
  { onFree, onEnding, onEnd }: ThreadEvents,
): Thread<Request, Result> {
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
  let job: Job<Request, Result> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isEnding = false;

  const settle = (how: (job: Job<Request, Result>) => void) => {
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

  worker.on('message', (result: Result) => {
    // An answer that came when its time was over.
    if (isEnding) return;
    settle(({ resolve }) => resolve(result));
    // A process that has nothing else to do may end.
    worker.unref();
    timer = setTimeout(end, idle).unref();
    onFree();
  });
  worker.on('error', (error: NodeJS.ErrnoException) => {
    giveUp();
    const isTooLarge = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    settle(({ reject }) => reject(isTooLarge ? new ThreadLimitError('memory') : error));
  });
  worker.on('exit', () => {
    giveUp();
    settle(({ reject }) => reject(new Error('a thread ended without a result')));
    onEnd();
  });

  return {
    run(next) {
      clearTimeout(timer);
      job = next;
      timer = setTimeout(() => {
        settle(({ reject }) => reject(new ThreadLimitError('time')));
        end();
      }, deadline);
      worker.ref();
      worker.postMessage(next.message.request, next.message.transfer);
    },
  };
}
