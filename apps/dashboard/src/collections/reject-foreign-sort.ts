import { type CollectionBeforeOperationHook, type FlattenedField, QueryError } from 'payload';

/** Relations of version rows. */
const OF_A_VERSION = ['parent'];

/** Whether a sort path crosses a relation. */
function leadsElsewhere(fields: readonly FlattenedField[], path: string): boolean {
  const [first = '', ...others] = path.replace(/^-/, '').replaceAll('__', '.').split('.');
  const field = fields.find(({ name }) => name === first);
  if (!field) {
    if (first === 'version') return leadsElsewhere(fields, others.join('.'));
    return OF_A_VERSION.includes(first) && others.length > 0;
  }
  if ('relationTo' in field || field.type === 'join') {
    return others.some((part) => !['id', 'value', 'relationTo'].includes(part));
  }
  const inner =
    'blocks' in field
      ? field.blocks.flatMap(({ flattenedFields }) => flattenedFields)
      : 'flattenedFields' in field
        ? field.flattenedFields
        : [];
  return others.length > 0 && leadsElsewhere(inner, others.join('.'));
}

/**
 * Rejects sorting by fields of other documents. Payload checks access in `where`, but not in `sort`; the order of
 * rows would reveal hidden values, such as a hash.
 */
export const rejectForeignSort: CollectionBeforeOperationHook = ({ args, collection }) => {
  const { sort, overrideAccess } = args as { sort?: unknown; overrideAccess?: boolean };
  if (overrideAccess || !sort) return;
  const paths = [sort].flat().flatMap((one) => String(one).split(','));
  const rejected = paths.filter((path) => leadsElsewhere(collection.flattenedFields, path));
  if (rejected.length > 0) throw new QueryError(rejected.map((path) => ({ path })));
};
