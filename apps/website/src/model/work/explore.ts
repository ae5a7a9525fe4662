import { toRandomPick } from '../picks.ts';

/** Projects of the explore block (docs/product.md, section 2). */
const PROJECTS = 3;

/** Three of a category's projects. */
export function toExploredProjects<Project>(
  projects: readonly Project[],
  random?: () => number,
): Project[] {
  return toRandomPick(projects, Math.min(PROJECTS, projects.length), random);
}

/** Their tiles; the last one, which stands wide below 1024 px, has a wide picture if any has. */
export function toExploreTiles<Tile extends { wide?: unknown }>(tiles: readonly Tile[]): Tile[] {
  const last = tiles.findLast(({ wide }) => wide) ?? tiles.at(-1);
  return [...tiles.filter((tile) => tile !== last), ...(last ? [last] : [])];
}
