import {
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type Plugin,
  ValidationError,
} from 'payload';
import { translateError } from '../panel/language/errors.ts';

type Data = Record<string, unknown>;
type Test = (value: unknown) => boolean;

const isData: Test = (value): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Test = (value) => typeof value === 'string';
const isNumber: Test = (value) =>
  typeof value === 'number' || (typeof value === 'string' && Number.isFinite(Number(value)));
/** As a form sends it, or as the dashboard itself hands it on. */
const isDate: Test = (value) =>
  value instanceof Date ||
  (typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value)));
/** A form says 0 for none, and may leave a hole where rows are moved quickly, which Payload closes. */
const isRows: Test = (value) =>
  value === 0 ||
  (Array.isArray(value) && value.every((row: unknown) => row === null || isData(row)));
/** A number, or the document as it is read; one beside its collection where that may be one of several. */
const isReferenceTo =
  (relationTo: string | string[]): Test =>
  (value) => {
    if (!isData(value)) return isNumber(value);
    const { id, value: named, relationTo: of } = value as Data;
    return Array.isArray(relationTo)
      ? relationTo.includes(String(of)) && isNumber(named)
      : isNumber(id);
  };

/** What a field may hold. Kinds that are not here are held against a schema of their own. */
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
  // A group is there, or is not spoken of: none can be emptied by a word.
  if (field.type === 'group' || field.type === 'tab') return isData(value);
  const test = 'relationTo' in field ? isReferenceTo(field.relationTo) : TESTS[field.type];
  if (value === null || !test) return true;
  if (!('hasMany' in field) || !field.hasMany) return test(value);
  return Array.isArray(value) && value.every(test);
}

/** Fields of what a field holds, by the way a form knows it: `blocks.2`. */
function listInner(field: FlattenedField, value: unknown): [string, FlattenedField[], Data][] {
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

/** Where what is sent for some fields is not of their kind, by the way a form knows it. */
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

/** Refuses what a program sends that no form would, before any rule of a field takes it for what it should be. */
const refuseWrongKinds: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  const isSaved = operation === 'create' || operation === 'update';
  // What the dashboard's commands store is held by types; who is not signed in learns nothing of fields.
  const isAsked = isSaved && req.payloadAPI !== 'local' && req.user;
  if (!isAsked || !('data' in args) || !isData(args.data)) return;
  const wrong = findWrong(collection.flattenedFields, args.data as Data);
  if (wrong.length === 0) return;
  const message = translateError(req, ({ wrongKind }) => wrongKind);
  const errors = wrong.map((path) => ({ path, message }));
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
};

/** Looks before every save of our collections whether each field is sent what it can hold, also for drafts, which no other rule looks at. */
export const checkKinds: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [refuseWrongKinds, ...(collection.hooks?.beforeOperation ?? [])],
    },
  })),
});
