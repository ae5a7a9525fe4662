import {
  type AfterErrorHook,
  type Field,
  ValidationError,
  type ValidationFieldError,
} from 'payload';
import { toLanguage } from '../panel/language/language.ts';
import { toLabel } from '../panel/language/to-label.ts';

/**
 * Sorts validation errors in form order and adds labels. Payload returns them in the order in which the validations
 * end, and database errors with column names.
 */
export const sortErrorResponse: AfterErrorHook = ({ error, collection, req, result }) => {
  const { data } = error as { data?: ValidationError['data'] };
  if (!(error instanceof ValidationError) || !collection || !data || !result) return;
  const errors = sortValidationErrors(collection.fields, data.errors, req.i18n);
  const { message } = new ValidationError({ ...data, errors, req }, req.t);
  const [first] = result.errors ?? [];
  return { response: { errors: [{ ...first, message, data: { ...data, errors } }] } as never };
};

/** Validation errors in form order, with labels. */
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

/** Compares two form paths: rows by index, fields by position. */
function compare(order: ReadonlyMap<string, number>, one: string, other: string): number {
  const others = other.split('.');
  for (const [at, part] of one.split('.').entries()) {
    const toPlace = (name = '') => (/^\d+$/.test(name) ? Number(name) : (order.get(name) ?? 0));
    const difference = toPlace(part) - toPlace(others[at]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Label of a field in the language of the user. */
function toName(
  labels: ReadonlyMap<string, unknown>,
  path: string,
  i18n: { language: string; t?: unknown },
) {
  const name = path.split('.').findLast((part) => labels.has(part)) ?? '';
  const label = labels.get(name);
  // Labels of Payload's fields are functions.
  const said = typeof label === 'function' ? label({ i18n, t: i18n.t }) : label;
  return toLabel(said, toLanguage(i18n)) ?? path;
}

/** Fields of a form with labels, in order; the sidebar is last. */
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
