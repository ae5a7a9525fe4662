import { type FlattenedField, type PayloadRequest, ValidationError } from 'payload';
import { translateError } from '../platform/language/errors.ts';

type Data = Record<string, unknown>;
type Test = (value: unknown) => boolean;

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Test = (value) => typeof value === 'string';
const isNumber: Test = (value) =>
  typeof value === 'number' || (typeof value === 'string' && Number.isFinite(Number(value)));
/** A string from a form, or a Date from server code. */
const isDate: Test = (value) =>
  value instanceof Date ||
  (typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value)));
/** Forms send 0 for no rows, and may leave holes, which Payload removes. */
const isRows: Test = (value) =>
  value === 0 ||
  (Array.isArray(value) && value.every((row: unknown) => row === null || isData(row)));
/** An id, or a populated document; polymorphic ones have the collection too. */
const isReferenceTo =
  (relationTo: string | string[]): Test =>
  (value) => {
    if (!isData(value)) return isNumber(value);
    const { id, value: named, relationTo: of } = value as Data;
    return Array.isArray(relationTo)
      ? relationTo.includes(String(of)) && isNumber(named)
      : isNumber(id);
  };

/** Type checks. Other field types have their own schema. */
const TESTS: Partial<Record<FlattenedField['type'], Test>> = {
  text: isText,
  textarea: isText,
  email: isText,
  code: isText,
  date: isDate,
  select: isText,
  radio: isText,
  number: isNumber,
  checkbox: (value) => typeof value === 'boolean',
  array: isRows,
  blocks: isRows,
};

function fits(field: FlattenedField, value: unknown): boolean {
  // A group is an object or missing.
  if (field.type === 'group' || field.type === 'tab') return isData(value);
  const test = 'relationTo' in field ? isReferenceTo(field.relationTo) : TESTS[field.type];
  if (value === null || !test) return true;
  if (!('hasMany' in field) || !field.hasMany) return test(value);
  return Array.isArray(value) && value.every(test);
}

/** Nested fields with their form path: `blocks.2`. */
export function listInner(
  field: FlattenedField,
  value: unknown,
): [string, FlattenedField[], Data][] {
  if (field.type === 'group' || field.type === 'tab')
    return [['', field.flattenedFields, value as Data]];
  const rows = (Array.isArray(value) ? value : []) as (Data | null)[];
  if (field.type !== 'array' && field.type !== 'blocks') return [];
  return rows.flatMap((row, at): [string, FlattenedField[], Data][] => {
    if (row === null) return [];
    if (field.type === 'array') return [[`.${at}`, field.flattenedFields, row]];
    const block = field.blocks.find(({ slug }) => slug === row.blockType);
    return [[`.${at}`, block?.flattenedFields ?? [], row]];
  });
}

/** Form paths of values with the wrong type. */
function findWrong(fields: readonly FlattenedField[], data: Data, under = ''): string[] {
  return fields.flatMap((field) => {
    const value = data[field.name];
    if (value === undefined) return [];
    const path = under + field.name;
    if (!fits(field, value)) return [path];
    return listInner(field, value).flatMap(([at, inner, one]) =>
      findWrong(inner, one, `${path}${at}.`),
    );
  });
}

interface Saved {
  args?: object;
  operation: string;
  req: PayloadRequest;
}

/** Rejects values with the wrong type before other hooks and validations run, for drafts too. */
export function rejectWrongTypes(
  { args, operation, req }: Saved,
  { slug, flattenedFields }: { slug: string; flattenedFields: FlattenedField[] },
): void {
  const isSaved = operation === 'create' || operation === 'update';
  // Server code is type-checked. Anonymous users learn nothing about fields.
  const isChecked = isSaved && req.payloadAPI !== 'local' && req.user;
  if (!isChecked || !args || !('data' in args) || !isData(args.data)) return;
  const wrong = findWrong(flattenedFields, args.data);
  if (wrong.length === 0) return;
  const message = translateError(req, ({ wrongKind }) => wrongKind);
  const errors = wrong.map((path) => ({ path, message }));
  throw new ValidationError({ collection: slug, errors, req }, req.t);
}
