import { isDefault, type Language } from '@agency/content/languages';
import type { FormMessages } from '@agency/content/schemas/forms';

/** The messages that the script of a form needs. Others come with the response of the server. */
export interface ClientMessages
  extends Pick<FormMessages, 'problems' | 'fields' | 'summary' | 'numbers' | 'honeypot'> {
  /** `preview` is set on a preview, whose forms send nothing. */
  refusals: Pick<FormMessages['refusals'], 'notStored' | 'notStoredText'> & { preview?: string };
  /** Undefined for the default language. */
  language?: Pick<Language, 'tag' | 'locale' | 'digits'>;
}

export const toActionUrl = (action: string, { language }: ClientMessages) =>
  language ? `/${language.tag}${action}` : action;

/**
 * Selects the messages of a form, because they are sent with its page.
 * @param fields labels of the form's fields, by name
 * @param page `Astro.locals`
 */
export function toFormMessages(
  { problems, fields: sentences, summary, numbers, honeypot, refusals }: FormMessages,
  fields: Record<string, string>,
  { language, isPreview }: { language: Language; isPreview?: boolean },
): ClientMessages {
  const { notStored, notStoredText, preview } = refusals;
  const names = Object.keys(fields);
  const { tag, locale, digits } = language;
  return {
    problems,
    summary,
    honeypot,
    fields: Object.fromEntries(names.map((name) => [name, sentences[name] ?? {}])),
    numbers: numbers.slice(0, names.length + 1),
    refusals: { notStored, notStoredText, ...(isPreview && { preview }) },
    ...(!isDefault(language) && { language: { tag, locale, digits } }),
  };
}
