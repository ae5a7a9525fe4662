import type { LabelFunction } from 'payload';
import { labels } from './ar/labels.ts';
import { toLanguage } from './language.ts';

/** A description of the panel in both languages, as Payload takes them; as it is where it has no Arabic. */
export const inBoth = (english: string): string | { en: string; ar: string } => {
  const arabic = labels[english];
  return arabic === undefined ? english : { en: english, ar: arabic };
};

/**
 * A name in both languages, as a function: the browser is then given a string. Payload fills names into its sentences
 * ("Sort by …", "Add new …") without choosing a language, and an object would read "[object Object]".
 */
export function nameInBoth(name: string | { en: string; ar: string }): string | LabelFunction {
  const both = typeof name === 'string' ? inBoth(name) : name;
  return typeof both === 'string' ? both : ({ i18n }) => both[toLanguage(i18n)];
}
