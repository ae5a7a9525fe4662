import { isDefault, type Language } from '@agency/content/languages';
import type { FormWords } from '@agency/content/schemas/forms';

/** The messages that the script of a form needs. Others come with the response of the server. */
export interface FormMessages
  extends Pick<FormWords, 'problems' | 'fields' | 'summary' | 'numbers' | 'honeypot'> {
  /** `preview` is set on a preview, whose forms send nothing. */
  refusals: Pick<FormWords['refusals'], 'notStored' | 'notStoredText'> & { preview?: string };
  /** Undefined for the default language. */
  language?: Pick<Language, 'tag' | 'locale' | 'digits'>;
}

/** URL of a form in the language of its page. */
export const toActionUrl = (action: string, { language }: FormMessages) =>
  language ? `/${language.tag}${action}` : action;

/**
 * Selects the messages of a form, because they are sent with its page.
 * @param fields labels of the form's fields, by name
 * @param page `Astro.locals`
 */
export function toFormMessages(
  { problems, fields: sentences, summary, numbers, honeypot, refusals }: FormWords,
  fields: Record<string, string>,
  { language, isPreview }: { language: Language; isPreview?: boolean },
): FormMessages {
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
