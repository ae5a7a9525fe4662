/** Languages of the site. English is the type of every other: a language is added as data. */
export const locales = {
  en: { tag: 'en', dir: 'ltr', openGraph: 'en_GB' },
} as const satisfies Record<string, { tag: string; dir: 'ltr' | 'rtl'; openGraph: string }>;

export type Locale = keyof typeof locales;

export const defaultLocale: Locale = 'en';
