/** Interval between checks of the sources, in milliseconds. */
const CHECK_INTERVAL = 1000;
/** An incomplete index is built again after this time, in milliseconds. */
const RETRY_DELAY = 3 * 60_000;

interface IndexCacheOptions<Locals, Index> {
  /** The data of the index: the same objects until they change. */
  readSources(locals: Locals): Promise<readonly unknown[]>;
  /** An index is incomplete if some of its data could not be read. */
  build(locals: Locals): Promise<{ index: Index; isComplete: boolean }>;
  now?: () => number;
}

/**
 * Caches an index, and rebuilds it in the background when its sources change.
 * @returns gets the index; before the first one exists, it waits for `timeout` milliseconds at most
 */
export function createIndexCache<Locals, Index>({
  readSources,
  build,
  now = () => performance.now(),
}: IndexCacheOptions<Locals, Index>) {
  let index: Index | undefined;
  let sources: readonly unknown[] = [];
  let checkedAt = Number.NEGATIVE_INFINITY;
  let retryAt = Number.POSITIVE_INFINITY;
  let checking: Promise<void> | undefined;

  async function update(locals: Locals): Promise<void> {
    const found = await readSources(locals);
    const isSame =
      found.length === sources.length && found.every((source, at) => source === sources[at]);
    if (index && isSame && now() < retryAt) return;
    const built = await build(locals);
    index = built.index;
    sources = found;
    retryAt = built.isComplete ? Number.POSITIVE_INFINITY : now() + RETRY_DELAY;
  }

  return async (locals: Locals, timeout: number): Promise<Index | undefined> => {
    if (now() - checkedAt > CHECK_INTERVAL) {
      checking ??= update(locals).finally(() => {
        checking = undefined;
        checkedAt = now();
      });
      // The content client logs failures.
      checking.catch(() => undefined);
    }
    if (!index && checking) {
      const waited = new Promise((resolve) => setTimeout(resolve, timeout).unref());
      await Promise.race([checking.catch(() => undefined), waited]);
    }
    return index;
  };
}
