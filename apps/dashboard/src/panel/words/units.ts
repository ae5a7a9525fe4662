import { toFieldLabelPath } from '../../collections/content/field-labels.ts';
import type { FormSchema } from '../../collections/content/form-schema.ts';
import type { WordField, Words } from '../editing/words.ts';
import { decideKind } from './kinds.ts';
import { getAt, setAt, type Tree, toPlace } from './tree.ts';

/**
 * The parts of a file that are kept, compared and chosen one by one, by their places: fields, and lists as a whole. Which they are
 * follows from the schema alone, so that two versions of the same words always have the same.
 */
export function listUnits(schema: FormSchema, place = ''): string[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, inner]) => {
    const at = toPlace(place, name);
    const isThere = required.includes(name);
    return isThere && decideKind(inner) === 'group' ? listUnits(inner, at) : [at];
  });
}

/** The units with their names, for notices. */
export const toUnitFields = (schema: FormSchema): WordField[] =>
  listUnits(schema).map((name) => ({ name, label: toFieldLabelPath(schema, name) }));

/** Words of a file as units; what is left out is `null`. */
export const toUnits = (schema: FormSchema, tree: unknown): Words =>
  Object.fromEntries(
    listUnits(schema).map((place) => [place, getAt(tree, place.split('/')) ?? null]),
  );

/** Words of a file with some of their units. */
export const withUnits = (tree: Tree, units: Words): Tree =>
  Object.entries(units).reduce<Tree>(
    (words, [place, value]) => setAt(words, place.split('/'), value ?? undefined) as Tree,
    tree,
  );
