import type { FieldAffectingData, TextFieldSingleValidation } from 'payload';
import { inBoth, nameInBoth } from '../panel/language/in-both.ts';
import { speak } from '../panel/language/speak.ts';
import { toSafeHref } from './safe-href.ts';

/** Where a link leads: to what was chosen, or to an address that was written. */
const validateAddress: TextFieldSingleValidation = (value, { req, siblingData }) => {
  const { target } = siblingData as { target?: unknown };
  return (
    Boolean(target) ||
    toSafeHref(value ?? '') !== undefined ||
    speak(req.i18n, 'editing').words.links.problem
  );
};

/**
 * The fields of a link: its words, where it leads, and what was chosen for that, which stays the same when its address
 * changes. Payload's own for addresses would spoil those of pages with a `&`.
 */
export function toLinkFields(given: { defaultFields: FieldAffectingData[] }) {
  return [
    ...toUrlFields(given).map((field) =>
      field.name === 'url'
        ? { ...field, admin: { components: { Field: '/panel/editing/LinkTo.tsx#LinkTo' } } }
        : field,
    ),
    { name: 'target', type: 'text', maxLength: 140, admin: { hidden: true } },
  ] as FieldAffectingData[];
}

/** The fields of a link that leads to an address as it is written, and keeps no target. */
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
      label: nameInBoth('Where it leads'),
      type: 'text',
      maxLength: 2000,
      // Payload writes `https://` where nothing is said.
      defaultValue: '',
      validate: validateAddress,
      admin: { description: inBoth('An address, or a path of the website, such as /our-work.') },
    },
  ] satisfies FieldAffectingData[];
}
