/** A number of places for work, of which one client may take a few only. */
export interface Pool {
  /**
   * Takes a place, and returns how to give it back; nothing when there is none left.
   * @param client whose share the place counts to; without it only the whole pool counts
   */
  enter(client?: string): (() => void) | undefined;
}

/** @param all places in all; @param ofClient of these, those of one client */
export function createPool(all: number, ofClient: number): Pool {
  let taken = 0;
  const takenBy = new Map<string, number>();

  function count(client: string | undefined, change: 1 | -1): void {
    taken += change;
    if (client === undefined) return;
    const now = (takenBy.get(client) ?? 0) + change;
    if (now > 0) takenBy.set(client, now);
    else takenBy.delete(client);
  }

  return {
    enter(client) {
      if (taken >= all) return undefined;
      if (client !== undefined && (takenBy.get(client) ?? 0) >= ofClient) return undefined;
      count(client, 1);
      let isIn = true;
      return () => {
        if (isIn) count(client, -1);
        isIn = false;
      };
    },
  };
}
