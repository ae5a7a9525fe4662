/** Which digits numbers are written with, as `Intl` names them. */
export type Digits = 'latn' | 'arab';

/** A language of the site (docs/content.md). */
export interface Language {
  /** First part of its addresses, and the name of its files of words: `ar.yaml`. */
  tag: string;
  /** What it calls itself: the word that leads to it. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** How dates, money and plurals are written, as `Intl` knows it. */
  locale: string;
  digits: Digits;
  /** As Open Graph names it. */
  openGraph: string;
  typeface: 'mona-sans' | 'readex-pro';
  /** Language whose words stand in for those that pages share, while they are missing; none of the first one. */
  fallback?: string;
  /** Whether anything of it is public. */
  isOn: boolean;
  /** Makes a file of its words from one of the fallback's. Languages with files of their own have none. */
  generate?(words: unknown): unknown;
}

/** The language whose addresses have no tag. */
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

/** Every language there are words in. One that is off is not public at all. */
export const languages: readonly Language[] = [
  defaultLanguage,
  {
    tag: 'ar',
    name: 'العربية',
    direction: 'rtl',
    locale: 'ar-EG-u-nu-arab',
    digits: 'arab',
    openGraph: 'ar_AR',
    typeface: 'readex-pro',
    fallback: defaultLanguage.tag,
    isOn: true,
  },
];

/** The languages of the site. */
export const publicLanguages: readonly Language[] = languages.filter(({ isOn }) => isOn);

export const isDefault = ({ tag }: Language): boolean => tag === defaultLanguage.tag;

/** The languages beside the default one, on or off. */
export const otherLanguages: readonly Language[] = languages.filter((one) => !isDefault(one));

/** The language of a tag, on or off; nothing for one that is none. */
export const findLanguage = (tag: unknown): Language | undefined =>
  languages.find((language) => language.tag === tag);

/** The language of a tag, on or off; the default one for what names none. */
export const toLanguage = (tag: unknown): Language => findLanguage(tag) ?? defaultLanguage;
