import { readBrand } from '@agency/brand/read-brand';
import type { TextFieldSingleValidation } from 'payload';
import { because, inWords } from '../../panel/language/refuse.ts';
import { REMOTE } from './remote.ts';

/** Choices of the location. */
export const getOfficeOptions = (): { value: string; label: string }[] => [
  { value: REMOTE, label: 'Remote' },
  ...readBrand().offices.map(({ code, city }) => ({ value: code, label: city })),
];

export const validateOffice = inWords(
  (value: string | null | undefined) =>
    getOfficeOptions().some((option) => option.value === value) ||
    because(({ opening }) => opening.office),
) satisfies TextFieldSingleValidation;
