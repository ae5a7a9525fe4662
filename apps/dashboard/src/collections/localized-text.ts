import { defaultLanguage, languages } from '@agency/content/languages';
import type { LocalizationConfig, TypedLocale } from 'payload';

export const languageTags = languages.map(({ tag }) => tag);

/** The languages of localised fields. Empty ones are filled in the panel from another language. */
export const localization: LocalizationConfig = {
  defaultLocale: defaultLanguage.tag,
  fallback: true,
  locales: languages.map(({ tag, name, direction }) => ({
    code: tag,
    label: name,
    rtl: direction === 'rtl',
    fallbackLocale: languageTags.filter((other) => other !== tag),
  })),
};

/** A language tag as a locale of Payload. */
export const toLocale = (tag: string) => tag as TypedLocale;

/** A language without text from others. */
export const onlyIn = (tag: string) => ({ locale: toLocale(tag), fallbackLocale: false }) as const;

/** A text in one language, of a document that was read with `locale: 'all'`; nothing if it has none. */
export function pickText(texts: unknown, language: string): string | undefined {
  if (typeof texts !== 'object' || texts === null) return undefined;
  const text = (texts as Record<string, unknown>)[language];
  return (typeof text === 'string' && text.trim()) || undefined;
}
