import { pickRandom } from '../../model/seeded-random.ts';

/** In a row of related or explored projects (docs/product.md, section 2). */
const ROW_LENGTH = 3;

interface Project {
  path: string;
}

/** @throws if there is no `required` project, with the text of docs/product.md, section 4; no page uses it */
export function findProject<Item extends Project>(
  projects: readonly Item[],
  route: string,
  { required = false } = {},
): Item | undefined {
  const project = projects.find(({ path }) => path === route);
  if (!project && required)
    throw new Error('Route Does Component does not exists in RelevantProjectProxy Routes!');
  return project;
}

/**
 * The fixed projects, undefined for each that does not exist. Without any, up to three others: the preferred ones, then
 * random ones. `next` is none of them, because it has a link of its own.
 */
export function toRelatedProjects<Item extends Project>(
  projects: readonly Item[],
  current: string,
  {
    fixed,
    preferred = [],
    next,
    random,
  }: {
    fixed?: readonly string[] | undefined;
    preferred?: readonly string[] | undefined;
    next?: string | undefined;
    random?: () => number;
  } = {},
): (Item | undefined)[] {
  if (fixed) return fixed.map((route) => findProject(projects, route));
  const others = projects.filter(({ path }) => path !== current);
  const chosen = [...new Set(preferred)]
    .flatMap((route) => findProject(others, route) ?? [])
    .slice(0, ROW_LENGTH);
  const pool = others.filter((project) => !chosen.includes(project) && project.path !== next);
  const count = Math.min(ROW_LENGTH - chosen.length, pool.length);
  return [...chosen, ...pickRandom(pool, count, random)];
}

/** The project after one in the grid that the page does not name already, if there is one. */
export function findNext<Item extends Project>(
  projects: readonly Item[],
  current: string,
  named: readonly string[] = [],
): Item | undefined {
  const index = projects.findIndex(({ path }) => path === current);
  const others = [...projects.slice(index + 1), ...projects.slice(0, Math.max(index, 0))];
  return others.find(({ path }) => path !== current && !named.includes(path));
}

/** Three random projects of a category. */
export const toExploredProjects = <Item>(
  projects: readonly Item[],
  random?: () => number,
): Item[] => pickRandom(projects, Math.min(ROW_LENGTH, projects.length), random);

/** The last card is wide below 1024 px, so it is one with a wide image. */
export function toExploreCards<Card extends { wide?: unknown }>(cards: readonly Card[]): Card[] {
  const last = cards.findLast(({ wide }) => wide) ?? cards.at(-1);
  return [...cards.filter((card) => card !== last), ...(last ? [last] : [])];
}
