/** Languages of the panel. */
export const languages = ['en', 'ar'] as const;

export type PanelLanguage = (typeof languages)[number];

/** Locales of dates and numbers: British, and Egyptian with Latin digits, which Payload uses too. */
export const locales: Record<PanelLanguage, string> = { en: 'en-GB', ar: 'ar-EG-u-nu-latn' };

/** The language that Payload chose for a request; English if the panel has no translation. */
export const toPanelLanguage = ({ language }: { language: string }): PanelLanguage =>
  languages.find((one) => one === language) ?? 'en';
