/** The build replaces it by a hash of all files in the service worker. */
export const RELEASE_PLACE = '__RELEASE__';

/**
 * Prefixes of the caches of a release (docs/website.md). `parts` has the offline page, styles, scripts and fonts.
 */
export const CACHES = { pages: 'pages-', parts: 'parts-', pictures: 'pictures-' } as const;

export const PAGES_KEPT = 40;
export const PICTURES_KEPT = 150;
/** In bytes. */
export const LARGEST_FILE = 500_000;
