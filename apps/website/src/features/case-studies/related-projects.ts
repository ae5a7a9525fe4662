import { toRandomPick } from '../../model/picks.ts';

/** Rules of the related projects (docs/product.md, sections 2 and 4). */

/** Related projects of a case study, and projects of an explore block (docs/product.md, section 2). */
export const RELATED_PROJECTS = 3;

/**
 * The project of a route; nothing, shown as an empty placeholder, when no tile is registered for it.
 * Throws 'Route Does Component does not exists in RelevantProjectProxy Routes!' when `required`.
 */
export function findProject<Project extends { href: string }>(
  projects: readonly Project[],
  route: string,
  { required = false } = {},
): Project | undefined {
  const project = projects.find(({ href }) => href === route);
  if (!project && required)
    throw new Error('Route Does Component does not exists in RelevantProjectProxy Routes!');
  return project;
}

/**
 * Three other projects: the fixed ones, in their order, else random ones; never the one being shown, and never the
 * `next` one, which has a link of its own below them, as long as there are enough others.
 * A fixed one without a tile leaves an empty place. Preferred ones come first where they are there.
 */
export function toRelatedProjects<Project extends { href: string }>(
  projects: readonly Project[],
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
): (Project | undefined)[] {
  if (fixed) return fixed.map((route) => findProject(projects, route));
  const others = projects.filter(({ href }) => href !== current);
  const chosen = [...new Set(preferred)]
    .flatMap((route) => findProject(others, route) ?? [])
    .slice(0, RELATED_PROJECTS);
  const count = RELATED_PROJECTS - chosen.length;
  const rest = others.filter((project) => !chosen.includes(project));
  const withoutNext = rest.filter(({ href }) => href !== next);
  const drawn = withoutNext.length < count ? rest : withoutNext;
  return [...chosen, ...toRandomPick(drawn, count, random)];
}

/** Three projects in a row: below 1024 px two small ones above a wide one. Empty places stay empty. */
export function toProjectRow<Project extends object>(
  projects: readonly (Project | undefined)[],
): ((Project & { narrow: 'small' | 'wide' }) | undefined)[] {
  return projects.map(
    (project, index) =>
      project && { ...project, narrow: index === RELATED_PROJECTS - 1 ? 'wide' : 'small' },
  );
}

/**
 * The project after one, in the order of the grid; after the last comes the first. Nothing where there is no other.
 * @param chosen routes that the page names already: these are passed over as long as there is another
 */
export function findNext<Project extends { href: string }>(
  projects: readonly Project[],
  current: string,
  chosen: readonly string[] = [],
): Project | undefined {
  const place = projects.findIndex(({ href }) => href === current);
  const others = [...projects.slice(place + 1), ...projects.slice(0, Math.max(place, 0))].filter(
    ({ href }) => href !== current,
  );
  return others.find(({ href }) => !chosen.includes(href)) ?? others[0];
}

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
