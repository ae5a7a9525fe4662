import { listFormFields } from '@agency/contracts';
import type { ShownField } from './Form.tsx';

/** The fields that visitors fill in, in order, as the contract of the form describes them. */
export const toFormFields = <Name extends string>(
  schema: Parameters<typeof listFormFields>[0],
  placeholders: Partial<Record<string, string>>,
): ShownField<Name>[] =>
  listFormFields(schema)
    .filter(({ isSetByPage }) => !isSetByPage)
    .map(({ name, type, autoComplete = 'off', rows, isWide, isOptional, choices }) => ({
      name: name as Name,
      type,
      autoComplete,
      rows,
      wide: isWide,
      isOptional,
      choices,
      ...(placeholders[name] && { placeholder: placeholders[name] }),
    }));
