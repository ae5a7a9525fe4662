import type { FieldAffectingData, TextFieldSingleValidation } from 'payload';
import { toBilingual, toBilingualLabel } from '../panel/language/bilingual.ts';
import { getTranslations } from '../panel/language/get-translations.ts';
import { toSafeHref } from './safe-href.ts';

/** Where a link leads: to what was chosen, or to an address that was written. */
const validateAddress: TextFieldSingleValidation = (value, { req, siblingData }) => {
  const { target } = siblingData as { target?: unknown };
  return (
    Boolean(target) ||
    toSafeHref(value ?? '') !== undefined ||
    getTranslations(req.i18n, 'editing').texts.links.problem
  );
};

/**
 * The fields of a link: its words, where it leads, and what was chosen for that, which stays the same when its address
 * changes. Payload's own for addresses would spoil those of pages with a `&`.
 */
export function toLinkFields(given: { defaultFields: FieldAffectingData[] }) {
  return [
    ...toAddressFields(given).map((field) =>
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

/** The fields of a link that leads to an address as it is written, and keeps no target. */
export function toAddressFields({ defaultFields }: { defaultFields: FieldAffectingData[] }) {
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
      // Payload writes `https://` where nothing is said.
      defaultValue: '',
      validate: validateAddress,
      admin: {
        description: toBilingual('A URL, or a path of the website, such as /our-work.'),
      },
    },
  ] satisfies FieldAffectingData[];
}
