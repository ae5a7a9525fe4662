/** Limits of a semaphore. There is no limit by default. */
export interface SemaphoreOptions {
  permits?: number;
  permitsOfClient?: number;
  /** How many may wait for a permit. */
  queue?: number;
  queueOfClient?: number;
  /** Longest wait, in milliseconds. */
  timeout?: number;
}

/** Releases a permit. Further calls do nothing. */
export type Release = () => void;

export interface AcquireOptions {
  /** Without a client, only the limits of the whole semaphore apply. */
  client?: string | undefined;
  /** Ends the wait. */
  signal?: AbortSignal;
}

/** Thrown if the queue is full or the wait ended. The work itself may be repeated. */
export class BusyError extends Error {
  override name = 'BusyError';
}

interface Waiting {
  client: string | undefined;
  advance: () => void;
  giveUp: () => void;
}

export type Semaphore = ReturnType<typeof createSemaphore>;

/**
 * Creates a semaphore with shares for clients. Waiting work runs in order, but first that of clients with fewer permits. If
 * the queue is full, the last of the client with the longest queue makes room for a client with a shorter one.
 */
export function createSemaphore({
  permits = Number.POSITIVE_INFINITY,
  permitsOfClient = Number.POSITIVE_INFINITY,
  queue = Number.POSITIVE_INFINITY,
  queueOfClient = Number.POSITIVE_INFINITY,
  timeout,
}: SemaphoreOptions) {
  const waiting = new Set<Waiting>();
  const heldBy = new Map<string, number>();
  let held = 0;

  const countHeld = (client: string | undefined) =>
    client === undefined ? 0 : (heldBy.get(client) ?? 0);
  const hasShare = (client: string | undefined) => countHeld(client) < permitsOfClient;

  function count(client: string | undefined, change: 1 | -1): void {
    held += change;
    if (client === undefined) return;
    const now = countHeld(client) + change;
    if (now > 0) heldBy.set(client, now);
    else heldBy.delete(client);
  }

  /** Takes a permit if one is free. */
  function tryAcquire(client?: string): Release | undefined {
    if (held >= permits || !hasShare(client)) return undefined;
    count(client, 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      count(client, -1);
      findNext()?.advance();
    };
  }

  function findNext(): Waiting | undefined {
    let next: Waiting | undefined;
    for (const one of waiting) {
      if (!hasShare(one.client)) continue;
      if (!next || countHeld(one.client) < countHeld(next.client)) next = one;
    }
    return next;
  }

  /** Removes the last of the client with the longest queue, if the queue of this client is shorter. */
  function makeRoom(client: string | undefined): boolean {
    if (client === undefined) return false;
    const byClient = Map.groupBy(waiting, (one) => one.client);
    const own = byClient.get(client)?.length ?? 0;
    byClient.delete(undefined);
    const longest = [...byClient.values()].reduce(
      (most, all) => (all.length > most.length ? all : most),
      [],
    );
    if (longest.length <= own + 1) return false;
    longest.at(-1)?.giveUp();
    return true;
  }

  function hasRoom(client: string | undefined): boolean {
    if (waiting.size >= queue && !makeRoom(client)) return false;
    if (client === undefined || queueOfClient === Number.POSITIVE_INFINITY) return true;
    return [...waiting].filter((one) => one.client === client).length < queueOfClient;
  }

  /** Waits for a permit. Returns undefined if the queue is full or the wait ended. */
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
    /**
     * Runs work as soon as there is a permit.
     * @throws {BusyError}
     */
    async run<Result>(work: () => Promise<Result>, options?: AcquireOptions): Promise<Result> {
      const release = await acquire(options);
      if (!release) throw new BusyError('too much work at once');
      try {
        return await work();
      } finally {
        release();
      }
    },
    /** Counts those who wait for other clients, and not for work of their own. */
    countContenders: () => [...waiting].filter(({ client }) => hasShare(client)).length,
  };
}
