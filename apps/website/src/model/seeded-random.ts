/**
 * `count` different items in random order (docs/product.md, section 4).
 * @throws if there are fewer, with the text of docs/product.md, section 4; no page requests more than there are
 */
export function pickRandom<Item>(
  items: readonly Item[],
  count: number,
  random: () => number = Math.random,
): Item[] {
  if (count > items.length)
    throw new RangeError(
      'numberOfKeys cannot be greater than the number of available keys in the object',
    );
  const rest = [...items];
  return Array.from({ length: count }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat();
}

/** The random choices of a page change after this time, in milliseconds, so that it can be cached. */
export const BUCKET_TIME = 30_000;

export const toTimeBucket = (time: number): number => Math.floor(time / BUCKET_TIME);

/** Random numbers that are the same for a page in a time bucket. @param time milliseconds since 1970 */
export function createSeededRandom(route: string, time: number): () => number {
  let state = 0;
  for (const character of `${route} ${toTimeBucket(time)}`) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  }
  return mulberry32(state);
}

/** Returns the same random numbers for the same seed, from 0 to 1. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
