/** Items, such as connections, by the client that has them, in the order of their last use. */
export interface ItemsByClient<Item> {
  /** Counts all items, or those of one client. */
  count(client?: string): number;
  add(item: Item, client: string): void;
  delete(item: Item): void;
  /** Makes an item the last used one of its client. */
  touch(item: Item): void;
  /** Finds the longest unused item of one client, or else of the client with the most items. */
  findOldest(matches: (item: Item) => boolean, client?: string): Item | undefined;
}

export function createItemsByClient<Item>(): ItemsByClient<Item> {
  const byClient = new Map<string, Set<Item>>();
  const clients = new Map<Item, string>();

  return {
    count: (client) => (client === undefined ? clients.size : (byClient.get(client)?.size ?? 0)),
    add(item, client) {
      byClient.set(client, (byClient.get(client) ?? new Set()).add(item));
      clients.set(item, client);
    },
    delete(item) {
      const client = clients.get(item) ?? '';
      clients.delete(item);
      const own = byClient.get(client);
      own?.delete(item);
      if (own?.size === 0) byClient.delete(client);
    },
    touch(item) {
      const own = byClient.get(clients.get(item) ?? '');
      if (own?.delete(item)) own.add(item);
    },
    findOldest(matches, client) {
      let most = 0;
      let found: Item | undefined;
      const groups = client === undefined ? byClient.values() : [byClient.get(client) ?? []];
      for (const group of groups) {
        const items = [...group];
        const oldest = items.length > most ? items.find(matches) : undefined;
        if (oldest === undefined) continue;
        most = items.length;
        found = oldest;
      }
      return found;
    },
  };
}
