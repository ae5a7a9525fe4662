import type { FieldAffectingData, TextFieldSingleValidation } from 'payload';
import { toBilingual } from '../../platform/language/bilingual.ts';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { toSafeHref } from './safe-href.ts';

const validateUrl: TextFieldSingleValidation = (value, { req, siblingData }) =>
  (siblingData as { linkType?: unknown }).linkType === 'internal' ||
  toSafeHref(value ?? '') !== undefined ||
  getTranslations(req.i18n, 'editing').texts.linkProblem;

/** Names of the fields and choices of a link, by those of Payload. */
const names: Record<string, string> = {
  text: 'Words of the link',
  linkType: 'Leads to',
  custom: 'Any page',
  internal: 'A document of the dashboard',
  url: 'URL',
  doc: 'Document',
};

/**
 * Fields of a link. Their labels hold both languages: Payload calls label functions of an editor once, in the language
 * of its first user. Payload's URL field would escape `&`.
 */
export const toLinkFields = ({
  defaultFields: [words, ...others],
}: {
  defaultFields: FieldAffectingData[];
}) =>
  // Last the words, which were selected before: the target is what is missing.
  [...others, ...(words ? [words] : [])].flatMap((given): FieldAffectingData[] => {
    if (given.name === 'newTab') return [];
    const { name = '' } = given;
    const label = toBilingual(names[name] ?? name);
    const field = { ...given, label } as FieldAffectingData;
    if (field.type === 'radio') {
      const options = field.options.map((option) => {
        const value = typeof option === 'string' ? option : option.value;
        return { value, label: toBilingual(names[value] ?? value) };
      });
      return [{ ...field, options, admin: { hidden: options.length === 1 } }];
    }
    if (field.name !== 'url' || field.type !== 'text') return [field];
    const description = toBilingual('A URL, or a path of the website, such as /our-work.');
    return [
      {
        ...field,
        hooks: {},
        maxLength: 2000,
        // Payload's default is `https://`.
        defaultValue: '',
        validate: validateUrl,
        admin: { ...field.admin, description },
      } as FieldAffectingData,
    ];
  });
