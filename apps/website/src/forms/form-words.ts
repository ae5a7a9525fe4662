import { isDefault, type Language } from '@agency/content/languages';
import type { FormWords } from '@agency/content/schemas/forms';

/** The words around a form that it says itself. What the server refuses comes with the server's answer. */
export interface HostedFormWords
  extends Pick<FormWords, 'problems' | 'fields' | 'summary' | 'numbers' | 'honeypot'> {
  /** `preview` is there on a preview alone, whose forms send nothing. */
  refusals: Pick<FormWords['refusals'], 'notStored' | 'notStoredText'> & { preview?: string };
  /** Language that the form is posted in, where its addresses have one. */
  language?: Pick<Language, 'tag' | 'locale' | 'digits'>;
}

/** Where a form of these words is posted. */
export const toFormAddress = (action: string, { language }: Pick<HostedFormWords, 'language'>) =>
  language ? `/${language.tag}${action}` : action;

/**
 * What a page hands to a form of the words around all forms: they are sent with the page, so nothing else goes along.
 * @param fields labels of the form's fields, by name
 * @param page its language, and whether it is a preview: its `Astro.locals`
 */
export function toHostedFormWords(
  { problems, fields: sentences, summary, numbers, honeypot, refusals }: FormWords,
  fields: Record<string, string>,
  { language, isPreview }: { language: Language; isPreview?: boolean },
): HostedFormWords {
  const { notStored, notStoredText, preview } = refusals;
  const names = Object.keys(fields);
  const { tag, locale, digits } = language;
  return {
    ...{ problems, summary, honeypot },
    fields: Object.fromEntries(names.map((name) => [name, sentences[name] ?? {}])),
    numbers: numbers.slice(0, names.length + 1),
    refusals: { notStored, notStoredText, ...(isPreview && { preview }) },
    ...(!isDefault(language) && { language: { tag, locale, digits } }),
  };
}
