/** Rule of the random pickers (specification, sections 5 and 8). */

/**
 * `count` different items in random order.
 * Throws when more are asked for than there are.
 */
export function toRandomPick<Item>(
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
