import type {
  CollectionSlug,
  FlattenedField,
  RelationshipField,
  RichTextField,
  UploadField,
} from 'payload';
import type { Reason } from '../../platform/language/errors.ts';
import { listInner } from '../reject-wrong-types.ts';
import { collectArticleReferences, type DocumentReference } from './article-references.ts';

/** A reference from a field of a document. */
export interface Reference extends DocumentReference {
  /** Form path of the field: `blocks.2.picture`. */
  path: string;
  field: RelationshipField | RichTextField | UploadField;
  /** Error message if the document was deleted and the field is rich text. */
  problem?: Reason;
}

type Data = Record<string, unknown>;

/** All references of a document, including those in its articles. */
export function collectReferences(
  fields: readonly FlattenedField[],
  data: Data,
  under = '',
): Reference[] {
  return fields.flatMap((field): Reference[] => {
    const value = data[field.name];
    const path = under + field.name;
    if (field.type === 'upload' || field.type === 'relationship')
      return toReferences(field, value, path);
    if (field.type === 'richText')
      return collectArticleReferences(value).map((one) => ({ ...one, path, field }));
    return listInner(field, value).flatMap(([at, inner, one]) =>
      isData(one) ? collectReferences(inner, one, `${path}${at}.`) : [],
    );
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
