import { type CollectionBeforeOperationHook, type FlattenedField, QueryError } from 'payload';

/** Whether a sort path crosses a relation. Versions have their fields in `version`, and the relation `parent`. */
function crossesRelation(fields: readonly FlattenedField[], path: string): boolean {
  const names = path.replace(/^-/, '').replaceAll('__', '.').split('.');
  const [first, ...others] = names[0] === 'version' ? names.slice(1) : names;
  const isRelation =
    first === 'parent' ||
    fields.some(
      (field) => field.name === first && ('relationTo' in field || field.type === 'join'),
    );
  return isRelation && others.some((name) => !['id', 'value', 'relationTo'].includes(name));
}

/**
 * Rejects sorting by fields of other documents. Payload checks access to the fields, but not to the documents; the order
 * of rows would reveal their values.
 */
export const rejectForeignSort: CollectionBeforeOperationHook = ({ args, collection }) => {
  const { sort, overrideAccess } = args as { sort?: unknown; overrideAccess?: boolean };
  if (overrideAccess || !sort) return;
  const paths = [sort].flat().flatMap((one) => String(one).split(','));
  const rejected = paths.filter((path) => crossesRelation(collection.flattenedFields, path));
  if (rejected.length > 0) throw new QueryError(rejected.map((path) => ({ path })));
};
