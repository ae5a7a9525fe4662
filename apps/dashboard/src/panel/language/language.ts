/** Languages the panel speaks. */
export const languages = ['en', 'ar'] as const;

export type Language = (typeof languages)[number];

/** How days and numbers are written in each: British, and Egyptian with the digits that Payload writes its own days with. */
export const locales: Record<Language, string> = { en: 'en-GB', ar: 'ar-EG-u-nu-latn' };

/** The language Payload chose for a request; English for one we have no words in. */
export const toLanguage = ({ language }: { language: string }): Language =>
  languages.find((one) => one === language) ?? 'en';
