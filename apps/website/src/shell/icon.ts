import favicon from '../../public/favicon.svg?raw';

/** The picture of the site in a tab, as a data address: a file would be a request beside the largest picture. */
export const icon = `data:image/svg+xml,${favicon.trim().replaceAll('"', "'").replace(/[#%<]/g, encodeURIComponent)}`;
