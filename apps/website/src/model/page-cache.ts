/** Name of the browser cache that keeps visited pages. A new name drops what older versions kept. */
export const PAGE_CACHE = 'pages-1';

/** Name of the browser cache that keeps what pages are made of: styles, scripts, type, pictures. */
export const ASSET_CACHE = 'assets-1';

/** Most pages and files kept on a device. */
export const PAGES_KEPT = 40;
export const ASSETS_KEPT = 200;
