import { createSemaphore, type SemaphoreOptions } from '@agency/server/semaphore';

/** A slot that a form with a file holds while it is read, checked and delivered. */
export interface UploadSlot {
  release(): void;
  /** Called every second with the bytes received. True ends the upload in favour of a waiting one. */
  mustEnd(received: number): boolean;
}

interface UploadSlotsOptions extends Required<SemaphoreOptions> {
  /** Milliseconds of each upload, even if others wait. */
  turn: number;
}

interface Upload {
  since: number;
  received: number;
  checkedAt: number;
}

/** Milliseconds after the last call of `mustEnd` after which an upload counts as complete. */
const COMPLETE_AFTER = 2000;

export const noSlot: UploadSlot = { release: () => undefined, mustEnd: () => false };

export type UploadSlots = ReturnType<typeof createUploadSlots>;

/** Creates the slots. While others wait, the slowest upload whose turn is over is ended. */
export function createUploadSlots({ turn, ...limits }: UploadSlotsOptions) {
  const slots = createSemaphore(limits);
  const uploads = new Set<Upload>();
  let nextEnd = 0;
  const toPace = ({ since, received }: Upload) => received / (performance.now() - since);

  function mustYield(own: Upload): boolean {
    const now = performance.now();
    if (now < nextEnd || slots.countContenders() === 0) return false;
    const due = [...uploads].filter(
      ({ since, checkedAt }) => now - since >= turn && now - checkedAt < COMPLETE_AFTER,
    );
    if (!due.includes(own) || due.some((other) => toPace(other) < toPace(own))) return false;
    uploads.delete(own);
    nextEnd = now + turn / limits.permits;
    return true;
  }

  return {
    /** Waits for a slot. Resolves to undefined if the queue is full or too slow. */
    async acquire(client: string): Promise<UploadSlot | undefined> {
      const release = await slots.acquire({ client });
      if (!release) return undefined;
      const since = performance.now();
      const own: Upload = { since, received: 0, checkedAt: since };
      return {
        release() {
          uploads.delete(own);
          release();
        },
        mustEnd(received) {
          Object.assign(own, { received, checkedAt: performance.now() });
          uploads.add(own);
          return mustYield(own);
        },
      };
    },
  };
}
