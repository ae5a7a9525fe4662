/** Numbering system, as `Intl` names it. */
export type Digits = 'latn' | 'arab';

/** A language of the site (docs/content.md). */
export interface Language {
  /** First segment of its paths, and name of its content files: `ar.yaml`. */
  tag: string;
  /** Its own name, as in the language switch. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** Locale of `Intl`. */
  locale: string;
  digits: Digits;
  /** Locale of Open Graph. */
  openGraph: string;
  typeface: 'mona-sans' | 'nabra-arabic';
  /** Language of shared copy that is not translated; none for the default language. */
  fallback?: string;
  /** Whether it is public. */
  isOn: boolean;
  /** Tests only: generates its content files from those of the fallback. */
  generate?(copy: unknown): unknown;
}

/** The language whose paths have no tag. */
export const defaultLanguage: Language = {
  tag: 'en',
  name: 'English',
  direction: 'ltr',
  locale: 'en-GB',
  digits: 'latn',
  openGraph: 'en_GB',
  typeface: 'mona-sans',
  isOn: true,
};

/** Every language with content files. */
export const languages: readonly Language[] = [
  defaultLanguage,
  {
    tag: 'ar',
    name: 'العربية',
    direction: 'rtl',
    locale: 'ar-EG-u-nu-arab',
    digits: 'arab',
    openGraph: 'ar_AR',
    typeface: 'nabra-arabic',
    fallback: defaultLanguage.tag,
    isOn: true,
  },
];

export const publicLanguages: readonly Language[] = languages.filter(({ isOn }) => isOn);

export const isDefault = ({ tag }: Language): boolean => tag === defaultLanguage.tag;

/** All languages except the default one, public or not. */
export const otherLanguages: readonly Language[] = languages.filter((one) => !isDefault(one));

export const findLanguage = (tag: unknown): Language | undefined =>
  languages.find((language) => language.tag === tag);

/** The language of a tag, or the default one. */
export const toLanguage = (tag: unknown): Language => findLanguage(tag) ?? defaultLanguage;
