import type { FieldAffectingData, TextFieldSingleValidation } from 'payload';
import { toBilingual } from '../../panel/language/bilingual.ts';
import { getTranslations } from '../../panel/language/get-translations.ts';
import { toSafeHref } from './safe-href.ts';

const validateUrl: TextFieldSingleValidation = (value, { req, siblingData }) =>
  (siblingData as { linkType?: unknown }).linkType === 'internal' ||
  toSafeHref(value ?? '') !== undefined ||
  getTranslations(req.i18n, 'editing').texts.linkProblem;

/** Fields of a link. Payload's URL field would escape `&`. */
export const toLinkFields = ({ defaultFields }: { defaultFields: FieldAffectingData[] }) =>
  defaultFields.flatMap((field): FieldAffectingData[] => {
    if (field.name === 'newTab') return [];
    if (field.name === 'linkType' && field.type === 'radio' && field.options.length === 1) {
      return [{ ...field, admin: { hidden: true } }];
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
