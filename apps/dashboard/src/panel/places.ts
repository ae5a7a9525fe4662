import type { CollectionSlug, Plugin } from 'payload';

/**
 * The entries of the menu, and the paths of each: first the one that it opens.
 * @param canSee whether the user may see a collection
 */
export function toPlaces(canSee: (slug: CollectionSlug) => boolean) {
  const isAdmin = canSee('users');
  const isEditor = !isAdmin && canSee('content');
  const toPaths = (...slugs: CollectionSlug[]) =>
    slugs.filter(canSee).map((slug) => `/admin/collections/${slug}`);
  const team = toPaths('team-members', 'openings');
  const ways = toPaths('old-addresses', 'missing-paths');
  const places = {
    dashboard: ['/admin'],
    inbox: ['/admin/inbox'],
    writing: toPaths('blogs', 'categories', 'authors'),
    work: toPaths('case-studies'),
    pages: [...toPaths('content'), ...(isEditor ? team : []), ...ways],
    openings: isAdmin || isEditor ? [] : team,
    pictures: toPaths('media', 'films'),
    people: isAdmin ? [...toPaths('users'), ...team] : [],
    settings: isAdmin ? ['/admin/settings', ...toPaths('delivery-targets', 'audit-trail')] : [],
    health: isAdmin ? ['/admin/health', ...toPaths('deliveries')] : [],
  };
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
  return {
    ...config,
    collections: collections.map(simplify),
    globals: globals.map(simplify),
  };
};
