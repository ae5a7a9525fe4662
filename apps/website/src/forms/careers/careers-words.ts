import type { FormWords } from '@agency/content/schemas/forms';
import type { PageContent } from '@agency/content/schemas/pages';

type CareersWords = PageContent<'careers'>['form'];

/** The words around forms, with those that an application says in its own way. */
export function toCareersWords(words: FormWords, own: CareersWords): FormWords {
  return {
    ...words,
    fields: { ...words.fields, ...own.problems },
    refusals: { ...words.refusals, ...own.refusals, notStored: own.failed },
  };
}

/** The words of the form itself, without those that became words around it. */
export function toCareersFormWords({
  problems: _problems,
  refusals: _refusals,
  ...own
}: CareersWords) {
  return own;
}
