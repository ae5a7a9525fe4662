import { type Language, toLanguage } from '@agency/content/languages';

interface Languaged {
  context?: { language?: string | null } | null | undefined;
}

/** Language of the form of a message; the default one if unknown. */
export const toMessageLanguage = (message: Languaged): Language =>
  toLanguage(message.context?.language);

/** Localised name of a language; its tag if unknown. */
export function toLanguageName(tag: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

// Right-to-left letters.
const FROM_THE_RIGHT =
  /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const LETTER = /\p{L}/u;

/**
 * Direction of a line. In a right-to-left language a line may start with a Latin brand name; a line without
 * right-to-left letters is left-to-right.
 */
export function toDirection(line: string, { direction }: Language): Language['direction'] {
  const letter = FROM_THE_RIGHT.exec(line);
  if (!letter) return 'ltr';
  return direction === 'rtl' || LETTER.exec(line)?.index === letter.index ? 'rtl' : 'ltr';
}
