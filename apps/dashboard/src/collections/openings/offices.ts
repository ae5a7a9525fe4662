import { readBrand } from '@agency/brand/read-brand';
import type { OptionObject, TextFieldSingleValidation } from 'payload';
import { toBilingual } from '../../platform/language/bilingual.ts';
import { createReason, toValidate } from '../../platform/language/errors.ts';
import { REMOTE } from './remote.ts';

/** Choices of the location. */
export const getOfficeOptions = (): OptionObject[] => [
  ...readBrand().offices.map(({ code, city }) => ({ value: code, label: city })),
  { value: REMOTE, label: toBilingual('Remote') },
];

export const validateOffice = toValidate(
  (value: string | null | undefined) =>
    getOfficeOptions().some((option) => option.value === value) ||
    createReason(({ opening }) => opening.office),
) satisfies TextFieldSingleValidation;
