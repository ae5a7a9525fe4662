import type { ClientField, Field, FieldAffectingData } from 'payload';
import { flattenTopLevelFields } from 'payload/shared';
import { isEqual } from './is-equal.ts';

/** The editable values of a document, by the names of its fields. */
export type FieldValues = Record<string, unknown>;

/** A field that an editor can change. */
interface EditableField extends Pick<FieldAffectingData, 'label'> {
  name: string;
  type: string;
  admin?: { hidden?: boolean };
}

/** The editable fields of a document's form, in their order. Groups that only wrap fields are none. */
export const collectEditableFields = (fields: (ClientField | Field)[]): EditableField[] =>
  (flattenTopLevelFields(fields) as EditableField[]).filter(
    ({ admin, name }) => !admin?.hidden && !SYSTEM_FIELDS.has(name),
  );

// Fields that the system writes.
const SYSTEM_FIELDS = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status']);

/** The values of these fields, of a document or a form. */
export const pickValues = (fields: readonly EditableField[], values: FieldValues): FieldValues =>
  Object.fromEntries(
    fields.map(({ name, type }) => {
      const value = values[name] ?? null;
      // The form state has a number instead of an empty list.
      const isRows = type === 'blocks' || type === 'array';
      return [name, isRows && !Array.isArray(value) ? [] : value];
    }),
  );

/** Names of the fields in which two texts differ. */
export const findDifferences = (one: FieldValues, other: FieldValues): string[] =>
  Object.keys(one).filter((name) => !isEqual(one[name], other[name]));
