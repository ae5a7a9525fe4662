import type { FormWords } from '@agency/content/schemas/forms';
import type { PageContent } from '@agency/content/schemas/pages';

type CareersWords = PageContent<'careers'>['form'];

/** The words around forms, with those that an application says in its own way. */
export function toCareersWords(words: FormWords, own: CareersWords): FormWords {
  return {
    ...words,
    fields: { ...words.fields, ...own.problems },
    summary: { missing: own.summary, wrong: own.summary, both: own.summary.many },
    refusals: { ...words.refusals, ...own.refusals, notStored: own.failed },
  };
}

/** The words of the form itself, without those that became words around it. */
export function toCareersFormWords({
  problems: _problems,
  summary: _summary,
  refusals: _refusals,
  ...own
}: CareersWords) {
  return own;
}
