import type { FormWords } from '../../schemas/forms.ts';
import type { PageContent } from '../../schemas/pages.ts';

/** The words around forms, with those that an application says in its own way. */
export function toCareersWords(words: FormWords, own: PageContent<'careers'>['form']): FormWords {
  return {
    ...words,
    fields: { ...words.fields, ...own.problems },
    summary: { missing: own.summary, wrong: own.summary, both: own.summary.many },
    refusals: { ...words.refusals, ...own.refusals, notStored: own.failed },
  };
}
