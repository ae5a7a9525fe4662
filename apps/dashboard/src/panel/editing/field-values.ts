import { isEqual } from '../../collections/editing/is-equal.ts';
import type { PanelLanguage } from '../language/language.ts';
import { toLabel } from '../language/to-label.ts';

/** What an editor can change of a document, by the names of its fields. */
export type FieldValues = Record<string, unknown>;

/** A field that an editor can change. */
export interface EditableField {
  name: string;
  /** What people call it. */
  label: string;
  /** Whether it is a list of rows with fields of their own. */
  isRows: boolean;
}

interface Field {
  name?: unknown;
  type?: unknown;
  label?: unknown;
  admin?: unknown;
  fields?: object[];
  tabs?: { fields?: object[] }[];
}

/** The editable fields of a document's form, in their order. */
export function collectEditableFields(
  fields: readonly object[],
  language: PanelLanguage = 'en',
): EditableField[] {
  return fields.flatMap((field) => {
    const { name, type, label, admin, fields, tabs } = field as Field;
    // Groups that only wrap fields.
    if (tabs) return tabs.flatMap((tab) => collectEditableFields(tab.fields ?? [], language));
    if (fields && typeof name !== 'string') return collectEditableFields(fields, language);
    const isHidden = (admin as { hidden?: boolean } | undefined)?.hidden;
    if (typeof name !== 'string' || type === 'ui' || isHidden || SYSTEM_FIELDS.has(name)) return [];
    const isRows = type === 'blocks' || type === 'array';
    return [{ name, label: toLabel(label, language) ?? name, isRows }];
  });
}

// Fields that the system writes.
const SYSTEM_FIELDS = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status']);

/** The values of these fields, of a document or a form. */
export const pickValues = (fields: readonly EditableField[], values: object): FieldValues =>
  Object.fromEntries(
    fields.map(({ name, isRows }) => {
      const value = (values as Record<string, unknown>)[name] ?? null;
      // The form state has a number instead of an empty list.
      return [name, isRows && !Array.isArray(value) ? [] : value];
    }),
  );

/** Names of the fields in which two texts differ. */
export const findDifferences = (one: FieldValues, other: FieldValues): string[] =>
  Object.keys(one).filter((name) => !isEqual(one[name], other[name]));
