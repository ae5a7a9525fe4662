import {
  type AfterErrorHook,
  type Field,
  ValidationError,
  type ValidationFieldError,
} from 'payload';
import { toLanguage } from '../panel/language/language.ts';
import { toLabel } from '../panel/language/to-label.ts';

/**
 * Names the fields that are at fault by their labels and in the order they stand in the form: the columns one after the other, rows by
 * their number. Payload names them as its rules happen to end, and those that the database refuses as the database does.
 */
export const sortErrorResponse: AfterErrorHook = ({ error, collection, req, result }) => {
  const { data } = error as { data?: ValidationError['data'] };
  if (!(error instanceof ValidationError) || !collection || !data || !result) return;
  const errors = sortValidationErrors(collection.fields, data.errors, req.i18n);
  const { message } = new ValidationError({ ...data, errors, req }, req.t);
  const [first] = result.errors ?? [];
  return { response: { errors: [{ ...first, message, data: { ...data, errors } }] } as never };
};

/** Faults in the order of the form, each with the label of its field. */
export function sortValidationErrors(
  form: readonly Field[],
  faults: readonly ValidationFieldError[],
  i18n: { language: string; t?: unknown },
): ValidationFieldError[] {
  const fields = listFields(form);
  const order = new Map([...new Set(fields.map(([name]) => name))].map((name, at) => [name, at]));
  const labels = new Map(fields);
  return faults
    .toSorted((one, other) => compare(order, one.path, other.path))
    .map((one) => ({ ...one, label: one.label || toName(labels, one.path, i18n) }));
}

/** Which of two places of a form comes first, part by part: rows by their number, fields as they stand. */
function compare(order: ReadonlyMap<string, number>, one: string, other: string): number {
  const others = other.split('.');
  for (const [at, part] of one.split('.').entries()) {
    const toPlace = (name = '') => (/^\d+$/.test(name) ? Number(name) : (order.get(name) ?? 0));
    const difference = toPlace(part) - toPlace(others[at]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** What a field is called in the language of whoever saves, by its place in the form. */
function toName(
  labels: ReadonlyMap<string, unknown>,
  path: string,
  i18n: { language: string; t?: unknown },
) {
  const name = path.split('.').findLast((part) => labels.has(part)) ?? '';
  const label = labels.get(name);
  // Fields that Payload adds, such as an account's e-mail, are named by its own words.
  const said = typeof label === 'function' ? label({ i18n, t: i18n.t }) : label;
  return toLabel(said, toLanguage(i18n)) ?? path;
}

/** The fields of a form with their labels from above to below, with those in their rows; what stands beside it comes at the end. */
function listFields(fields: readonly Field[]): [name: string, label: unknown][] {
  const isBeside = ({ admin }: Field) =>
    (admin as { position?: string } | undefined)?.position === 'sidebar';
  const inOrder = [...fields.filter((field) => !isBeside(field)), ...fields.filter(isBeside)];
  return inOrder.flatMap((field): [string, unknown][] => [
    ...('name' in field && field.name
      ? [[field.name, 'label' in field ? field.label : undefined] as [string, unknown]]
      : []),
    ...('fields' in field ? listFields(field.fields) : []),
    ...('tabs' in field ? field.tabs.flatMap((tab) => listFields(tab.fields)) : []),
    ...('blocks' in field ? field.blocks.flatMap((block) => listFields(block.fields)) : []),
  ]);
}
