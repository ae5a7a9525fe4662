import type { DataFromCollectionSlug, PayloadRequest, Where } from 'payload';
import type { VersionedCollection } from './versioned.ts';

type Versions<Slug extends VersionedCollection> = (Partial<DataFromCollectionSlug<Slug>> & {
  id: number;
})[];

// Ids in one query.
const AT_ONCE = 200;

interface ReadOptions {
  /** All documents if missing. */
  ids?: number[];
  /** Includes the trash. */
  inTrash?: boolean;
}

/** Reads the latest and the published version of each document; of a document with both, both. */
export async function readDraftsAndPublished<Slug extends VersionedCollection>(
  req: PayloadRequest,
  collection: Slug,
  select: Record<string, true>,
  { ids, inTrash = false }: ReadOptions = {},
): Promise<Versions<Slug>> {
  const read = async (which: Where): Promise<Versions<Slug>> => {
    const found = await Promise.all(
      [true, false].map((draft) =>
        req.payload.find({
          collection: collection as VersionedCollection,
          draft,
          // The row of an unpublished document has its first draft; only the latest version counts.
          where: draft ? which : { and: [which, { _status: { equals: 'published' } }] },
          trash: inTrash,
          pagination: false,
          depth: 0,
          select: select as never,
          // References count even if the user may not read the document.
          overrideAccess: true,
          req,
        }),
      ),
    );
    return found.flatMap(({ docs }) => docs) as unknown as Versions<Slug>;
  };
  if (!ids) return read({});
  const versions: Versions<Slug> = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    versions.push(...(await read({ id: { in: ids.slice(from, from + AT_ONCE) } })));
  }
  return versions;
}
