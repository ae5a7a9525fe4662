/** What clients hold of something that is limited, such as connections, in the order of their last use. */
export interface Shares<Thing> {
  /** How many are held in all, or by one client. */
  count(client?: string): number;
  add(thing: Thing, client: string): void;
  delete(thing: Thing): void;
  /** Puts it behind the others of its client: it was used just now. */
  touch(thing: Thing): void;
  /**
   * The one that was used longest ago, of one client or else of the client that holds most.
   * @param matches which ones come into question
   */
  findOldest(matches: (thing: Thing) => boolean, client?: string): Thing | undefined;
}

/** Makes an empty record of who holds what. */
export function createShares<Thing>(): Shares<Thing> {
  const byClient = new Map<string, Set<Thing>>();
  const clients = new Map<Thing, string>();

  return {
    count: (client) => (client === undefined ? clients.size : (byClient.get(client)?.size ?? 0)),
    add(thing, client) {
      const own = byClient.get(client) ?? new Set();
      byClient.set(client, own.add(thing));
      clients.set(thing, client);
    },
    delete(thing) {
      const client = clients.get(thing);
      if (client === undefined) return;
      clients.delete(thing);
      const own = byClient.get(client);
      own?.delete(thing);
      if (own?.size === 0) byClient.delete(client);
    },
    touch(thing) {
      const own = byClient.get(clients.get(thing) ?? '');
      if (own?.delete(thing)) own.add(thing);
    },
    findOldest(matches, client) {
      let most = 0;
      let found: Thing | undefined;
      const groups = client === undefined ? byClient.values() : [byClient.get(client) ?? []];
      for (const group of groups) {
        const things = [...group];
        if (things.length <= most) continue;
        const oldest = things.find(matches);
        if (oldest === undefined) continue;
        most = things.length;
        found = oldest;
      }
      return found;
    },
  };
}
