import { type Language, toLanguage } from '@agency/content/languages';

/** What of a message says its language. */
interface Languaged {
  context?: { language?: string | null } | null | undefined;
}

/** The language of the form a message was sent with; the default one where nobody knows. */
export const toMessageLanguage = (message: Languaged): Language =>
  toLanguage(message.context?.language);

/** What a language is called in words of a locale; its tag where nobody knows. */
export function toLanguageName(tag: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

// Letters that run from the right: of Arabic, Hebrew, Syriac and Thaana.
const FROM_THE_RIGHT =
  /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const LETTER = /\p{L}/u;

/**
 * The direction of one line. In a language from the right, a line that begins with the name of a brand runs with the rest;
 * one without any letter of that language does not.
 */
export function toDirection(line: string, { direction }: Language): Language['direction'] {
  const letter = FROM_THE_RIGHT.exec(line);
  if (!letter) return 'ltr';
  return direction === 'rtl' || LETTER.exec(line)?.index === letter.index ? 'rtl' : 'ltr';
}
