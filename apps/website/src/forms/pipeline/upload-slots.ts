import { createSemaphore } from '@agency/server/semaphore';

/** Slots for forms with a file, which are held while a form is read, checked and handed over. */
export interface UploadSlots {
  /**
   * Waits for a slot.
   * @returns nothing when the line is full or too slow
   */
  acquire(client: string): Promise<UploadSlot | undefined>;
}

/** A slot that is held. */
export interface UploadSlot {
  /** Gives it back. */
  release(): void;
  /**
   * Asked every second while the form comes in: whether it has to end for somebody who waits. That is the slowest of those
   * that have been coming in for their turn, one after the other.
   * @param received bytes that are in
   */
  isDue(received: number): boolean;
}

export interface UploadSlotsOptions {
  /** Slots in all: what bounds the memory, 25 MB each. */
  all: number;
  /** Slots of one client. */
  each: number;
  /** Who may wait in all, and of one client. */
  line: { all: number; each: number };
  /** Longest waiting, in milliseconds. */
  timeout: number;
  /** For so many milliseconds a form may come in whoever waits. In this time all slots may change hands. */
  turn: number;
}

/** A form that has not been asked about for so many milliseconds is in. */
const COMES_IN = 2000;

/** Makes the slots of a form. Who waits for another upload of the same client holds up nobody else. */
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
  const reading = new Set<Reading>();
  let nextEnd = 0;

  const toPace = ({ since, received }: Reading) => received / (performance.now() - since);

  function decideEnd(own: Reading): boolean {
    const now = performance.now();
    if (now < nextEnd || slots.countContenders() === 0) return false;
    const due = [...reading].filter(
      ({ since, askedAt }) => now - since >= turn && now - askedAt < COMES_IN,
    );
    if (!due.includes(own) || due.some((other) => toPace(other) < toPace(own))) return false;
    reading.delete(own);
    nextEnd = now + turn / all;
    return true;
  }

  return {
    async acquire(client) {
      const release = await slots.acquire({ client });
      if (!release) return undefined;
      const since = performance.now();
      const own: Reading = { since, received: 0, askedAt: since };
      return {
        release() {
          reading.delete(own);
          release();
        },
        isDue(received) {
          own.received = received;
          own.askedAt = performance.now();
          reading.add(own);
          return decideEnd(own);
        },
      };
    },
  };
}

/** A form that is coming in. */
interface Reading {
  since: number;
  /** Bytes. */
  received: number;
  askedAt: number;
}
