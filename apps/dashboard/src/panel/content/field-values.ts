import { toFieldLabelPath } from '../../collections/content/field-labels.ts';
import type { FormSchema } from '../../collections/content/form-schema.ts';
import type { EditableField, FieldValues } from '../editing/field-values.ts';
import { type ContentTree, getAt, joinPath, setAt } from './content-tree.ts';
import { decideKind } from './field-kinds.ts';

/**
 * The parts of a file that are kept, compared and chosen one by one, by their places: fields, and lists as a whole. Which they are
 * follows from the schema alone, so that two versions of the same words always have the same.
 */
export function listFieldPaths(schema: FormSchema, path = ''): string[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, inner]) => {
    const at = joinPath(path, name);
    const isThere = required.includes(name);
    return isThere && decideKind(inner) === 'group' ? listFieldPaths(inner, at) : [at];
  });
}

/** The units with their names, for notices. */
export const toEditableFields = (schema: FormSchema): EditableField[] =>
  listFieldPaths(schema).map((name) => ({ name, label: toFieldLabelPath(schema, name) }));

/** Content as field values; omitted fields are `null`. */
export const toFieldValues = (schema: FormSchema, tree: unknown): FieldValues =>
  Object.fromEntries(
    listFieldPaths(schema).map((path) => [path, getAt(tree, path.split('/')) ?? null]),
  );

/** Content with other field values. */
export const applyFieldValues = (tree: ContentTree, units: FieldValues): ContentTree =>
  Object.entries(units).reduce<ContentTree>(
    (content, [path, value]) => setAt(content, path.split('/'), value ?? undefined) as ContentTree,
    tree,
  );
