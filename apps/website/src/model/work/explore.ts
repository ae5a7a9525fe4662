import { toRandomPick } from '../picks.ts';

/** Projects of the explore block (docs/product.md, section 2). */
const PROJECTS = 3;

/** Three of a category's projects; the last one, which stands wide below 1024 px, has a wide picture if any has. */
export function toExploreTiles<Tile extends { wide?: unknown }>(
  tiles: readonly Tile[],
  random?: () => number,
): Tile[] {
  const picked = toRandomPick(tiles, Math.min(PROJECTS, tiles.length), random);
  const last = picked.findLast(({ wide }) => wide) ?? picked.at(-1);
  return [...picked.filter((tile) => tile !== last), ...(last ? [last] : [])];
}
