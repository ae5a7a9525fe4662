/**
 * The header in which a browser says that it keeps our style sheets, and what it then says: its page comes with links to
 * them (docs/website.md).
 */
export const STYLES_HEADER = { name: 'X-Styles', linked: 'linked' } as const;
