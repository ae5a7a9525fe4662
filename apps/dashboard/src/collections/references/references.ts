import type { CollectionSlug, Field, RelationshipField, RichTextField, UploadField } from 'payload';
import {
  type ArticlePosition,
  collectArticleReferences,
  type DocumentReference,
} from './article-references.ts';

/** A reference from a field of a document. */
export interface Reference extends DocumentReference {
  /** Form path of the field: `blocks.2.picture`. */
  path: string;
  field: RelationshipField | RichTextField | UploadField;
  /** Position in the article, if the field is rich text. */
  place?: ArticlePosition;
}

type Data = Record<string, unknown>;

/** All references of a document, including those in its articles. */
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
        return toReferences(field, value, path);
      case 'richText':
        return collectArticleReferences(value).map((one) => ({ ...one, path, field }));
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

/** References of a relationship. A polymorphic one stores the collection with the id. */
function toReferences(
  field: RelationshipField | UploadField,
  value: unknown,
  path: string,
): Reference[] {
  const { relationTo } = field;
  return (Array.isArray(value) ? value : [value]).flatMap((one): Reference[] => {
    const { relationTo: kind, value: named } =
      Array.isArray(relationTo) && isData(one) ? one : { relationTo, value: one };
    const id = isData(named) ? named.id : named;
    const isNamed = typeof id === 'number' || (typeof id === 'string' && id !== '');
    return isNamed ? [{ path, field, collection: kind as CollectionSlug, id }] : [];
  });
}

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

const toRows = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
