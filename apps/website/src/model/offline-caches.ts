/** In the service worker, the build replaces it by a hash of all files. */
export const RELEASE_PLACEHOLDER = '__RELEASE__';

/** Prefixes of the caches of a release (docs/website.md). `assets` has the offline page, styles, scripts and fonts. */
export const CACHES = { pages: 'pages-', assets: 'assets-', pictures: 'pictures-' } as const;

export const MAX_PAGES = 40;
export const MAX_PICTURES = 150;
/** In bytes. */
export const MAX_FILE_BYTES = 500_000;
