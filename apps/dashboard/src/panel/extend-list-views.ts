import type { Config } from 'payload';

/** Adds the sort select and the pre-hydration search to all of Payload's lists. */
export const extendListViews = (config: Config): Config => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => {
    const { admin = {} } = collection;
    const { components = {} } = admin;
    if (components.views?.list || admin.hidden === true) return collection;
    const beforeListTable = [
      ...(components.beforeListTable ?? []),
      '/panel/SortSelect.tsx#SortSelect',
      '/panel/PreHydrationSearch.tsx#PreHydrationSearch',
    ];
    return {
      ...collection,
      admin: { ...admin, components: { ...components, beforeListTable } },
    };
  }),
});
