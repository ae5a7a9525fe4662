/** The one language of the site. Its tag is the name of every file of words: `en.yaml`. */
export const locale = { tag: 'en', dir: 'ltr', openGraph: 'en_GB' } as const;
