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
export function createUploadPlaces(options: UploadPlacesOptions): UploadPlaces {
  const taken = new Map<string, number>();
  const line: { client: string; advance: () => void }[] = [];
  let all = 0;

  const hasPlace = (client: string) => all < options.all && (taken.get(client) ?? 0) < options.each;

  // Who waits for an upload of the same client only has nobody else to blame.
  const isWantedByOthers = () =>
    line.some((waiting) => (taken.get(waiting.client) ?? 0) < options.each);

  function take(client: string): UploadPlace {
    all += 1;
    taken.set(client, (taken.get(client) ?? 0) + 1);
    const since = performance.now();
    return {
      leave() {
        all -= 1;
        const rest = (taken.get(client) ?? 0) - 1;
        if (rest > 0) taken.set(client, rest);
        else taken.delete(client);
        line.find((waiting) => hasPlace(waiting.client))?.advance();
      },
      isDue: () => performance.now() - since >= options.turn && isWantedByOthers(),
    };
  }

  function wait(client: string): Promise<UploadPlace | undefined> {
    return new Promise((resolve) => {
      const leave = () => {
        clearTimeout(timer);
        line.splice(line.indexOf(waiting), 1);
      };
      const waiting = {
        client,
        advance: () => {
          leave();
          resolve(take(client));
        },
      };
      const timer = setTimeout(() => {
        leave();
        resolve(undefined);
      }, options.patience);
      line.push(waiting);
    });
  }

  return {
    async enter(client) {
      if (hasPlace(client)) return take(client);
      const own = line.filter((waiting) => waiting.client === client).length;
      if (line.length >= options.line.all || own >= options.line.each) return undefined;
      return wait(client);
    },
  };
}
