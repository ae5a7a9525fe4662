import { createSemaphore } from '@agency/server/semaphore';

/** Places for forms with a file, which are held while a form is read, checked and handed over. */
export interface UploadPlaces {
  /**
   * Waits for a place.
   * @returns nothing when the line is full or too slow
   */
  enter(client: string): Promise<UploadPlace | undefined>;
}

/** A place that is held. */
export interface UploadPlace {
  /** Gives it back. */
  leave(): void;
  /** Whether it has been held for long enough while somebody waits who could have it. */
  isDue(): boolean;
}

export interface UploadPlacesOptions {
  /** Places in all: what bounds the memory, 25 MB each. */
  all: number;
  /** Places of one client. */
  each: number;
  /** Who may wait in all, and of one client. */
  line: { all: number; each: number };
  /** Longest waiting, in milliseconds. */
  patience: number;
  /** For so many milliseconds a place may be held whoever waits. */
  turn: number;
}

/** Makes the places of a form. Who waits for another upload of the same client holds up nobody else. */
export function createUploadPlaces({
  all,
  each,
  line,
  patience,
  turn,
}: UploadPlacesOptions): UploadPlaces {
  const places = createSemaphore({
    permits: all,
    permitsOfClient: each,
    queue: line.all,
    queueOfClient: line.each,
    patience,
  });
  return {
    async enter(client) {
      const leave = await places.acquire({ client });
      if (!leave) return undefined;
      const since = performance.now();
      return { leave, isDue: () => performance.now() - since >= turn && places.isContended() };
    },
  };
}
