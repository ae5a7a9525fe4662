import type { FormMessages } from '@agency/content/schemas/forms';
import type { PageContent } from '@agency/content/schemas/pages';

export const RESUME_FIELD = 'resume';

type CareersForm = PageContent<'careers'>['form'];

/** The messages of all forms, with those of the application form in their place. */
export function toCareersMessages(messages: FormMessages, own: CareersForm): FormMessages {
  return {
    ...messages,
    fields: { ...messages.fields, ...own.problems },
    refusals: { ...messages.refusals, ...own.refusals, notStored: own.failed },
  };
}

/** The copy of the form without its messages. */
export function toCareersCopy({ problems: _problems, refusals: _refusals, ...copy }: CareersForm) {
  return copy;
}
