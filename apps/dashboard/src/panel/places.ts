import type { CollectionSlug, Plugin } from 'payload';

/**
 * The entries of the menu, and the paths of each: first the one that it opens. A collection without a place is under Pages.
 * @param visible the collections that the user may see
 */
export function toPlaces(visible: readonly CollectionSlug[]) {
  const isAdmin = visible.includes('users');
  const isEditor = !isAdmin && visible.includes('content');
  const unplaced = new Set(visible);
  const toPaths = (...slugs: CollectionSlug[]) =>
    slugs.filter((slug) => unplaced.delete(slug)).map((slug) => `/admin/collections/${slug}`);
  const team = toPaths('team-members', 'openings');
  const deliveries = toPaths('deliveries');
  // The inbox is a screen of its own.
  unplaced.delete('submissions');
  const places = {
    dashboard: ['/admin'],
    inbox: ['/admin/inbox'],
    writing: toPaths('blogs', 'categories', 'authors'),
    work: toPaths('case-studies'),
    pages: [...toPaths('content'), ...(isEditor ? team : [])],
    openings: isAdmin || isEditor ? [] : team,
    pictures: toPaths('media', 'films'),
    people: isAdmin ? [...toPaths('users'), ...team] : [],
    settings: isAdmin ? ['/admin/settings', ...toPaths('delivery-targets', 'audit-trail')] : [],
    health: isAdmin ? ['/admin/health', ...deliveries] : [],
  };
  places.pages.push(...toPaths(...unplaced));
  return Object.entries(places)
    .map(([name, screens]) => ({ name: name as keyof typeof places, screens }))
    .filter(({ screens }) => screens.length > 0);
}

/** Leaves the menu to `PanelMenu`, and hides Payload's view of its API. */
export const simplifyPanel: Plugin = ({ collections = [], globals = [], ...config }) => {
  const simplify = <Entity extends { admin?: object }>(entity: Entity): Entity => ({
    ...entity,
    admin: { ...entity.admin, group: false, hideAPIURL: true },
  });
  return { ...config, collections: collections.map(simplify), globals: globals.map(simplify) };
};
