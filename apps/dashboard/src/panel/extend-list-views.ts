import type { Config } from 'payload';

/** Puts the choice of an order above every list that is Payload's own, and lets its search keep what was typed early. */
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
