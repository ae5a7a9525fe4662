import { createSemaphore } from '@agency/server/semaphore';

/** Slots for forms with a file; each is held while a form is read, checked and delivered. */
export interface UploadSlots {
  /**
   * Waits for a slot.
   * @returns undefined when the queue is full or too slow
   */
  acquire(client: string): Promise<UploadSlot | undefined>;
}

/** A slot that is taken. */
export interface UploadSlot {
  release(): void;
  /**
   * Called every second during the upload: whether it has to end for another that waits. The slowest upload that has had
   * its turn is ended first.
   * @param received bytes received
   */
  isDue(received: number): boolean;
}

export interface UploadSlotsOptions {
  /** Slots in all; each takes up to 25 MB of memory. */
  all: number;
  /** Slots of one client. */
  each: number;
  /** Length of the queue, and each client's share of it. */
  line: { all: number; each: number };
  /** Longest time in the queue, in milliseconds. */
  timeout: number;
  /** Milliseconds an upload has although others wait. All slots may be passed on within this time. */
  turn: number;
}

/** An upload whose `isDue` was not called for so many milliseconds is complete. */
const UPLOADING = 2000;

/** The slot of a form without a file: it waits for no other. */
export const noSlot: UploadSlot = { release: () => undefined, isDue: () => false };

/** Creates the slots. A client that waits for its own other uploads holds up no other client. */
export function createUploadSlots({
  all,
  each,
  line,
  timeout,
  turn,
}: UploadSlotsOptions): UploadSlots {
  const slots = createSemaphore({
    permits: all,
    permitsOfClient: each,
    queue: line.all,
    queueOfClient: line.each,
    timeout,
  });
  const uploads = new Set<Upload>();
  let nextEnd = 0;

  const toPace = ({ since, received }: Upload) => received / (performance.now() - since);

  function decideEnd(own: Upload): boolean {
    const now = performance.now();
    if (now < nextEnd || slots.countContenders() === 0) return false;
    const due = [...uploads].filter(
      ({ since, checkedAt }) => now - since >= turn && now - checkedAt < UPLOADING,
    );
    if (!due.includes(own) || due.some((other) => toPace(other) < toPace(own))) return false;
    uploads.delete(own);
    nextEnd = now + turn / all;
    return true;
  }

  return {
    async acquire(client) {
      const release = await slots.acquire({ client });
      if (!release) return undefined;
      const since = performance.now();
      const own: Upload = { since, received: 0, checkedAt: since };
      return {
        release() {
          uploads.delete(own);
          release();
        },
        isDue(received) {
          own.received = received;
          own.checkedAt = performance.now();
          uploads.add(own);
          return decideEnd(own);
        },
      };
    },
  };
}

/** An upload in progress. */
interface Upload {
  since: number;
  /** Bytes. */
  received: number;
  checkedAt: number;
}
