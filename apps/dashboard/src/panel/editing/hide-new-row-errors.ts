import type { FormState } from 'payload';

/** A field of a row, of an array or of blocks. */
const IN_ROW = /\.\d+\./;

/** Nothing, or a list without an entry, which a form has as how many they are. */
const isEmpty = (value: unknown) =>
  Array.isArray(value) ? value.length === 0 : [undefined, null, '', 0].includes(value as never);

/**
 * After a rejected publish, Payload validates again on each change and reports empty fields of a row that was just added.
 * This hides errors of empty row fields until the next publish reports them.
 * @param before the form as the browser has it; @param after as it was found
 */
export function hideNewRowErrors(before: FormState, after: FormState): FormState {
  const hidden = new Set(
    Object.entries(after).flatMap(([path, { errorMessage, value }]) => {
      const { initialValue, isModified, valid } = before[path] ?? {};
      const isNew = valid !== false && !isModified && isEmpty(value) && isEmpty(initialValue);
      return errorMessage !== undefined && IN_ROW.test(path) && isNew ? [path] : [];
    }),
  );
  if (hidden.size === 0) return after;
  return Object.fromEntries(
    Object.entries(after).map(([path, field]) => {
      const { errorMessage: _said, errorPaths = [], valid: _no, ...rest } = field;
      const left = errorPaths.filter((one) => !hidden.has(one));
      if (left.length === errorPaths.length) return [path, field];
      return [path, left.length > 0 ? { ...field, errorPaths: left } : rest];
    }),
  );
}
