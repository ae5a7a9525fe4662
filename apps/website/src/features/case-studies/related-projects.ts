import { toRandomPick } from '../../model/picks.ts';

/** In a row of related or explored projects (docs/product.md, section 2). */
const ROW_LENGTH = 3;

interface Project {
  href: string;
}

/** @throws if no project has the route of a `required` one. docs/product.md, section 4, requires this text. */
export function findProject<Item extends Project>(
  projects: readonly Item[],
  route: string,
  { required = false } = {},
): Item | undefined {
  const project = projects.find(({ href }) => href === route);
  if (!project && required)
    throw new Error('Route Does Component does not exists in RelevantProjectProxy Routes!');
  return project;
}

/**
 * Three other projects, or all others if there are fewer: the fixed ones, undefined for each that does not exist; else the preferred ones and random ones.
 * `next` has a link of its own, so it is chosen only if there are too few others.
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
  const others = projects.filter(({ href }) => href !== current);
  const chosen = [...new Set(preferred)]
    .flatMap((route) => findProject(others, route) ?? [])
    .slice(0, ROW_LENGTH);
  const count = ROW_LENGTH - chosen.length;
  const rest = others.filter((project) => !chosen.includes(project));
  const withoutNext = rest.filter(({ href }) => href !== next);
  const pool = withoutNext.length < count ? rest : withoutNext;
  return [...chosen, ...toRandomPick(pool, Math.min(count, pool.length), random)];
}

/** Below 1024 px the third project is a wide one below the others. */
export const toProjectRow = <Item extends object>(
  projects: readonly (Item | undefined)[],
): ((Item & { narrow: 'small' | 'wide' }) | undefined)[] =>
  projects.map(
    (project, index) =>
      project && { ...project, narrow: index === ROW_LENGTH - 1 ? 'wide' : 'small' },
  );

/** The project after one in the grid; one that the page does not name already, if there is one. */
export function findNext<Item extends Project>(
  projects: readonly Item[],
  current: string,
  named: readonly string[] = [],
): Item | undefined {
  const index = projects.findIndex(({ href }) => href === current);
  const others = [...projects.slice(index + 1), ...projects.slice(0, Math.max(index, 0))];
  const rest = others.filter(({ href }) => href !== current);
  return rest.find(({ href }) => !named.includes(href)) ?? rest[0];
}

/** Three random projects of a category. */
export const toExploredProjects = <Item>(
  projects: readonly Item[],
  random?: () => number,
): Item[] => toRandomPick(projects, Math.min(ROW_LENGTH, projects.length), random);

/** The last card is wide below 1024 px, so it is one with a wide image. */
export function toExploreCards<Card extends { wide?: unknown }>(cards: readonly Card[]): Card[] {
  const last = cards.findLast(({ wide }) => wide) ?? cards.at(-1);
  return [...cards.filter((card) => card !== last), ...(last ? [last] : [])];
}
