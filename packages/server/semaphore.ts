/** What a semaphore bounds. What is left out is not bounded. */
export interface SemaphoreOptions {
  /** Permits in all. */
  permits?: number;
  /** Of these, those of one client. */
  permitsOfClient?: number;
  /** How many may wait for a permit, in all. */
  queue?: number;
  /** Of these, those of one client. */
  queueOfClient?: number;
  /** Longest waiting, in milliseconds. */
  timeout?: number;
}

/** Gives a permit back. Only the first call counts. */
export type Release = () => void;

/** Whose share work counts to, and what ends its waiting. Without a client only the whole counts. */
export interface AcquireOptions {
  client?: string | undefined;
  signal?: AbortSignal;
}

/**
 * Lets a number of pieces of work run at once, of which one client has a share. Further ones wait in their order, those
 * before others whose client holds fewer permits. Where the queue is full, the last of the client with the most waiting
 * makes room for one whose client has fewer.
 */
export interface Semaphore {
  /** Takes a permit that is free at this moment; nothing when there is none. */
  tryAcquire(client?: string): Release | undefined;
  /** Waits for a permit; nothing when the queue is full or the waiting ended. */
  acquire(options?: AcquireOptions): Promise<Release | undefined>;
  /**
   * Runs the work once there is a permit.
   * @throws {BusyError} when the queue is full or the waiting ended
   */
  run<Result>(work: () => Promise<Result>, options?: AcquireOptions): Promise<Result>;
  /** How many wait who would have a permit if others held fewer, and not for work of their own client. */
  countContenders(): number;
}

/** Thrown when too much is being done already: no fault of what was asked for. */
export class BusyError extends Error {
  override name = 'BusyError';
}

interface Waiting {
  client: string | undefined;
  advance: () => void;
  giveUp: () => void;
}

/** Makes a semaphore. Who waits for work of the same client holds up nobody else. */
export function createSemaphore({
  permits = Number.POSITIVE_INFINITY,
  permitsOfClient = Number.POSITIVE_INFINITY,
  queue = Number.POSITIVE_INFINITY,
  queueOfClient = Number.POSITIVE_INFINITY,
  timeout,
}: SemaphoreOptions): Semaphore {
  const waiting = new Set<Waiting>();
  const heldBy = new Map<string, number>();
  let held = 0;

  const hasShare = (client: string | undefined) =>
    client === undefined || (heldBy.get(client) ?? 0) < permitsOfClient;

  function count(client: string | undefined, change: 1 | -1): void {
    held += change;
    if (client === undefined) return;
    const now = (heldBy.get(client) ?? 0) + change;
    if (now > 0) heldBy.set(client, now);
    else heldBy.delete(client);
  }

  function tryAcquire(client?: string): Release | undefined {
    if (held >= permits || !hasShare(client)) return undefined;
    count(client, 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      count(client, -1);
      // Who is next takes it at once: nobody who comes now gets in between.
      findNext()?.advance();
    };
  }

  function findNext(): Waiting | undefined {
    const held = ({ client }: Waiting) => (client === undefined ? 0 : (heldBy.get(client) ?? 0));
    let next: Waiting | undefined;
    for (const one of waiting) {
      if (hasShare(one.client) && (!next || held(one) < held(next))) next = one;
    }
    return next;
  }

  /** Whether somebody gave up the queue for a client that has fewer in it. */
  function makeRoom(client: string | undefined): boolean {
    if (client === undefined) return false;
    const byClient = Map.groupBy(waiting, (one) => one.client);
    const own = byClient.get(client)?.length ?? 0;
    let most: Waiting[] = [];
    for (const [other, all] of byClient) {
      if (other !== undefined && all.length > most.length) most = all;
    }
    if (most.length <= own + 1) return false;
    most.at(-1)?.giveUp();
    return true;
  }

  function hasRoom(client: string | undefined): boolean {
    if (waiting.size >= queue && !makeRoom(client)) return false;
    if (client === undefined || queueOfClient === Number.POSITIVE_INFINITY) return true;
    const own = [...waiting].filter((one) => one.client === client);
    return own.length < queueOfClient;
  }

  async function acquire({ client, signal }: AcquireOptions = {}): Promise<Release | undefined> {
    const release = tryAcquire(client);
    if (release || signal?.aborted || !hasRoom(client)) return release;
    return new Promise((resolve) => {
      const settle = (decide: () => Release | undefined) => {
        waiting.delete(one);
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        resolve(decide());
      };
      const giveUp = () => settle(() => undefined);
      const one = { client, advance: () => settle(() => tryAcquire(client)), giveUp };
      const timer = timeout === undefined ? undefined : setTimeout(giveUp, timeout);
      signal?.addEventListener('abort', giveUp, { once: true });
      waiting.add(one);
    });
  }

  return {
    tryAcquire,
    acquire,
    async run(work, options) {
      const release = await acquire(options);
      if (!release) throw new BusyError('too much is being done already');
      try {
        return await work();
      } finally {
        release();
      }
    },
    countContenders: () => [...waiting].filter(({ client }) => hasShare(client)).length,
  };
}
