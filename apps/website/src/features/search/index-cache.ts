/** For so long nobody looks whether the content is another one, in milliseconds. */
const CHECK_PAUSE = 1000;
/** One that lacks something is made again after so long although nothing changed, in milliseconds. */
const RETRY_PAUSE = 3 * 60_000;

interface KeptIndexOptions<Asker, Index> {
  /** What an index is made from: the same objects as long as the dashboard says the same. */
  readSources(asker: Asker): Promise<readonly unknown[]>;
  /** Makes an index; one that is not whole lacks what could not be read. */
  make(asker: Asker): Promise<{ index: Index; isWhole: boolean }>;
  now?: () => number;
}

/**
 * Keeps one index for the process, and makes the next one where the content changed. Whoever asks gets the present one; only who
 * comes before the first one waits, for as long as they say, in milliseconds, and gets nothing when it is not there by then.
 */
export function createKeptIndex<Asker, Index>({
  readSources,
  make,
  now = () => performance.now(),
}: KeptIndexOptions<Asker, Index>) {
  let index: Index | undefined;
  let sources: readonly unknown[] = [];
  let checkedAt = Number.NEGATIVE_INFINITY;
  let retryAt = Number.POSITIVE_INFINITY;
  let checking: Promise<void> | undefined;

  async function renew(asker: Asker): Promise<void> {
    const found = await readSources(asker);
    const isSame =
      found.length === sources.length && found.every((source, place) => source === sources[place]);
    if (index && isSame && now() < retryAt) return;
    const made = await make(asker);
    index = made.index;
    sources = found;
    retryAt = made.isWhole ? Number.POSITIVE_INFINITY : now() + RETRY_PAUSE;
  }

  return async (asker: Asker, patience: number): Promise<Index | undefined> => {
    if (now() - checkedAt > CHECK_PAUSE) {
      checking ??= renew(asker).finally(() => {
        checking = undefined;
        checkedAt = now();
      });
      // What keeps it from being made is logged by whoever reads.
      checking.catch(() => undefined);
    }
    if (!index && checking) {
      const waited = new Promise((resolve) => setTimeout(resolve, patience).unref());
      await Promise.race([checking.catch(() => undefined), waited]);
    }
    return index;
  };
}
