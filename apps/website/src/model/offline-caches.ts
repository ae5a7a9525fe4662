/** Stands in the service worker where the build writes the release: a hash of every file a browser can be sent. */
export const RELEASE_PLACE = '__RELEASE__';

/**
 * Browser caches of one release; its hash completes each name (docs/website.md).
 * `pages`: opened pages. `parts`: the offline page, and styles, scripts and type. `pictures`: what pages show.
 */
export const CACHES = { pages: 'pages-', parts: 'parts-', pictures: 'pictures-' } as const;

/** Most pages and pictures kept on a device, and the largest file, in bytes. */
export const PAGES_KEPT = 40;
export const PICTURES_KEPT = 150;
export const LARGEST_FILE = 500_000;
