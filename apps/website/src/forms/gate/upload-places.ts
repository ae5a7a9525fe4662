/** Places for forms with a file, which are held while a form is read, checked and handed over. */
export interface UploadPlaces {
  /**
   * Waits for a place.
   * @returns what gives it back; nothing when the line is full or too slow
   */
  enter(client: string): Promise<(() => void) | undefined>;
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
}

/** Makes the places of a form. Who waits for another upload of the same client holds up nobody else. */
export function createUploadPlaces(options: UploadPlacesOptions): UploadPlaces {
  const taken = new Map<string, number>();
  const line: { client: string; advance: () => void }[] = [];
  let all = 0;

  const hasPlace = (client: string) => all < options.all && (taken.get(client) ?? 0) < options.each;

  function take(client: string): () => void {
    all += 1;
    taken.set(client, (taken.get(client) ?? 0) + 1);
    return () => {
      all -= 1;
      const rest = (taken.get(client) ?? 0) - 1;
      if (rest > 0) taken.set(client, rest);
      else taken.delete(client);
      line.find((waiting) => hasPlace(waiting.client))?.advance();
    };
  }

  function wait(client: string): Promise<(() => void) | undefined> {
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
