import type {
  CollectionSlug,
  FindOptions,
  Payload,
  SelectType,
  TransformCollectionWithSelect,
} from 'payload';

/**
 * Reads documents as a visitor: the access rule of the collection selects those that are public. All of them, without
 * related documents, unless the options limit or populate them.
 */
export async function findPublic<Slug extends CollectionSlug, Select extends SelectType>(
  payload: Payload,
  collection: Slug,
  options: Omit<FindOptions<Slug, Select>, 'collection' | 'draft' | 'overrideAccess'> = {},
): Promise<TransformCollectionWithSelect<Slug, Select>[]> {
  const { docs } = await payload.find({
    pagination: false,
    depth: 0,
    ...(options as object),
    collection: collection as CollectionSlug,
    overrideAccess: false,
  });
  return docs as unknown as TransformCollectionWithSelect<Slug, Select>[];
}
