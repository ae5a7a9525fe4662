import type { FieldAffectingData, TextFieldSingleValidation } from 'payload';
import { toBilingual, toBilingualLabel } from '../panel/language/bilingual.ts';
import { getTranslations } from '../panel/language/get-translations.ts';
import { toSafeHref } from './safe-href.ts';

/** Link type: a target or a URL. */
const validateUrl: TextFieldSingleValidation = (value, { req, siblingData }) => {
  const { target } = siblingData as { target?: unknown };
  return (
    Boolean(target) ||
    toSafeHref(value ?? '') !== undefined ||
    getTranslations(req.i18n, 'editing').texts.links.problem
  );
};

/** Fields of a link with a target, which stays valid when the URL changes. Payload's URL field would escape `&`. */
export function toLinkFields(given: { defaultFields: FieldAffectingData[] }) {
  return [
    ...toUrlFields(given).map((field) =>
      field.name === 'url'
        ? {
            ...field,
            admin: { components: { Field: '/panel/editing/LinkTargetField.tsx#LinkTargetField' } },
          }
        : field,
    ),
    { name: 'target', type: 'text', maxLength: 140, admin: { hidden: true } },
  ] as FieldAffectingData[];
}

/** Fields of a link with a URL only. */
export function toUrlFields({ defaultFields }: { defaultFields: FieldAffectingData[] }) {
  const fields = defaultFields.flatMap((field): FieldAffectingData[] => {
    if (field.name === 'text') return [field];
    if (field.name === 'linkType' && field.type === 'radio') {
      return [{ ...field, admin: { hidden: true } }];
    }
    return [];
  });
  return [
    ...fields,
    {
      name: 'url',
      label: toBilingualLabel('Where it leads'),
      type: 'text',
      maxLength: 2000,
      // Payload's default is `https://`.
      defaultValue: '',
      validate: validateUrl,
      admin: {
        description: toBilingual('A URL, or a path of the website, such as /our-work.'),
      },
    },
  ] satisfies FieldAffectingData[];
}
