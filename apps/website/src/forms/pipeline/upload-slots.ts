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
  /** Whether it has been held for long enough while somebody waits who could have it. */
  isDue(): boolean;
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
  /** For so many milliseconds a slot may be held whoever waits. */
  turn: number;
}

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
  return {
    async acquire(client) {
      const release = await slots.acquire({ client });
      if (!release) return undefined;
      const since = performance.now();
      return { release, isDue: () => performance.now() - since >= turn && slots.isContended() };
    },
  };
}
