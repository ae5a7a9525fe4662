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

/** Work of each client, a few pieces at a time; more of the same client waits its turn. */
export interface Turns {
  /** Runs the work when it is the client's turn. */
  run<Result>(client: string, work: () => Promise<Result>): Promise<Result>;
}

/** @param ofClient pieces of work of one client at a time */
export function createTurns(ofClient: number): Turns {
  const clients = new Map<string, { running: number; line: (() => void)[] }>();

  function leave(client: string): void {
    const state = clients.get(client);
    if (!state) return;
    // A turn is handed to the next in line without becoming free in between.
    const next = state.line.shift();
    if (next) {
      next();
      return;
    }
    state.running -= 1;
    if (state.running === 0) clients.delete(client);
  }

  return {
    async run(client, work) {
      const state = clients.get(client) ?? { running: 0, line: [] };
      clients.set(client, state);
      if (state.running < ofClient) state.running += 1;
      else await new Promise<void>((resolve) => state.line.push(resolve));
      try {
        return await work();
      } finally {
        leave(client);
      }
    },
  };
}
