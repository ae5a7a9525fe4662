import type { LabelFunction } from 'payload';
import { labels } from './ar/labels.ts';
import { toPanelLanguage } from './language.ts';

/** A text in both languages; the English string if there is no Arabic. */
export type Bilingual = string | { en: string; ar: string };

/** A description in both languages, as Payload expects it. */
export function toBilingual(text: Bilingual): Bilingual {
  const arabic = typeof text === 'string' ? labels[text] : undefined;
  return typeof text === 'string' && arabic ? { en: text, ar: arabic } : text;
}

/**
 * A label in both languages, as a function, so that the browser gets a string. Payload inserts labels into its sentences
 * ("Sort by …") without choosing a language; an object would read "[object Object]".
 */
export function toBilingualLabel(text: Bilingual): string | LabelFunction {
  const both = toBilingual(text);
  return typeof both === 'string' ? both : ({ i18n }) => both[toPanelLanguage(i18n)];
}
