import {
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type Plugin,
  ValidationError,
} from 'payload';
import { tell } from '../panel/language/refuse.ts';

type Data = Record<string, unknown>;
type Test = (value: unknown) => boolean;

const isData: Test = (value): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Test = (value) => typeof value === 'string';
const isDate: Test = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isNumber: Test = (value) => typeof value === 'number' || isText(value);
/** A number, or one beside its collection where that may be one of several. */
const isReference: Test = (value) => isNumber(isData(value) ? (value as Data).value : value);
/** A form says 0 for none. */
const isRows: Test = (value) => value === 0 || (Array.isArray(value) && value.every(isData));

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
  relationship: isReference,
  upload: isReference,
  array: isRows,
  blocks: isRows,
};

function fits(field: FlattenedField, value: unknown): boolean {
  // A group is there, or is not spoken of: none can be emptied by a word.
  if (field.type === 'group' || field.type === 'tab') return isData(value);
  const test = TESTS[field.type];
  if (value === null || !test) return true;
  if (!('hasMany' in field) || !field.hasMany) return test(value);
  return Array.isArray(value) && value.every(test);
}

/** Fields of what a field holds, by the way a form knows it: `blocks.2`. */
function listInner(field: FlattenedField, value: unknown): [string, FlattenedField[], Data][] {
  if (field.type === 'group' || field.type === 'tab')
    return [['', field.flattenedFields, value as Data]];
  const rows = (Array.isArray(value) ? value : []) as Data[];
  if (field.type === 'array') return rows.map((row, at) => [`.${at}`, field.flattenedFields, row]);
  if (field.type !== 'blocks') return [];
  return rows.map((row, at) => {
    const block = field.blocks.find(({ slug }) => slug === row.blockType);
    return [`.${at}`, block?.flattenedFields ?? [], row];
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
  // What the dashboard itself stores is held by types.
  if (!isSaved || req.payloadAPI === 'local' || !('data' in args) || !isData(args.data)) return;
  const wrong = findWrong(collection.flattenedFields, args.data as Data);
  if (wrong.length === 0) return;
  const message = tell(req, ({ wrongKind }) => wrongKind);
  const errors = wrong.map((path) => ({ path, message }));
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
};

/** Looks before every save whether each field is sent what it can hold, also for drafts, which no other rule looks at. */
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
