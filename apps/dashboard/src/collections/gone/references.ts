import type { CollectionSlug, Field, RelationshipField, UploadField } from 'payload';

/** Another document that a document names. */
export interface Reference {
  /** The field that names it, as a form knows it: `blocks.2.picture`. */
  path: string;
  /** What people call the field. */
  label: string;
  collection: CollectionSlug;
  id: number | string;
}

type Data = Record<string, unknown>;

/**
 * The documents that the fields of a document name, in their order. Those of an article are not among them: it is stored
 * as it is, and shows nothing where one is gone.
 */
export function collectReferences(fields: readonly Field[], data: Data, under = ''): Reference[] {
  const within = (inner: readonly Field[], value: unknown, path: string) =>
    isData(value) ? collectReferences(inner, value, path) : [];
  return fields.flatMap((field): Reference[] => {
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name
          ? within(tab.fields, data[tab.name], `${under}${tab.name}.`)
          : within(tab.fields, data, under),
      );
    }
    if (!('name' in field) || !field.name) {
      return 'fields' in field ? within(field.fields, data, under) : [];
    }
    const value = data[field.name];
    const path = under + field.name;
    switch (field.type) {
      case 'upload':
      case 'relationship':
        return toReferences(field, value, { path, label: toLabel(field) });
      case 'group':
        return within(field.fields, value, `${path}.`);
      case 'array':
        return toRows(value).flatMap((row, at) => within(field.fields, row, `${path}.${at}.`));
      case 'blocks':
        return toRows(value).flatMap((row, at) => {
          const block = field.blocks.find(({ slug }) => isData(row) && slug === row.blockType);
          return within(block?.fields ?? [], row, `${path}.${at}.`);
        });
      default:
        return [];
    }
  });
}

/** What a field of one kind of document names; one of several kinds says the kind with the number. */
function toReferences(
  { relationTo }: RelationshipField | UploadField,
  value: unknown,
  place: Pick<Reference, 'path' | 'label'>,
): Reference[] {
  return (Array.isArray(value) ? value : [value]).flatMap((one): Reference[] => {
    const { relationTo: kind, value: named } =
      Array.isArray(relationTo) && isData(one) ? one : { relationTo, value: one };
    const id = isData(named) ? named.id : named;
    const isNamed = typeof id === 'number' || (typeof id === 'string' && id !== '');
    return isNamed ? [{ ...place, collection: kind as CollectionSlug, id }] : [];
  });
}

const toLabel = ({ label, name }: RelationshipField | UploadField): string =>
  typeof label === 'string' ? label : name;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

const toRows = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
