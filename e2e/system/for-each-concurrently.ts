/** Runs a task for each item, several at once: pages mostly wait for the network or for a font. */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  await forEachWithPool(
    items,
    Array.from({ length: atOnce }, () => undefined),
    work,
  );
}

/** Runs a task for each item on a pool of resources: opening a page costs more than loading one. */
export async function forEachWithPool<Item, Tool>(
  items: readonly Item[],
  tools: readonly Tool[],
  work: (item: Item, tool: Tool) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    tools.map(async (tool) => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
        await work(item, tool);
    }),
  );
}
