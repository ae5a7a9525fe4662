import type { LabelFunction } from 'payload';
import { labels } from './ar/labels.ts';
import { toPanelLanguage } from './language.ts';

/** A description in both languages, as Payload expects it; the English string if there is no Arabic. */
export const toBilingual = (english: string): string | { en: string; ar: string } => {
  const arabic = labels[english];
  return arabic === undefined ? english : { en: english, ar: arabic };
};

/**
 * A label in both languages, as a function, so that the browser gets a string. Payload inserts labels into its sentences
 * ("Sort by …") without choosing a language; an object would read "[object Object]".
 */
export function toBilingualLabel(
  name: string | { en: string; ar: string },
): string | LabelFunction {
  const both = typeof name === 'string' ? toBilingual(name) : name;
  return typeof both === 'string' ? both : ({ i18n }) => both[toPanelLanguage(i18n)];
}
