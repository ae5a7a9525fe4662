import type { DataFromCollectionSlug, PayloadRequest, Where } from 'payload';
import type { VersionedCollection } from './versioned.ts';

type Versions<Slug extends VersionedCollection> = (Partial<DataFromCollectionSlug<Slug>> & {
  id: number;
})[];

// A question to the database names so many at most.
const AT_ONCE = 200;

interface ReadOptions {
  /** Those of these numbers; all when left out. */
  ids?: number[];
  /** Whether those in the trash are among them. */
  inTrash?: boolean;
}

/** The documents of a collection as they are being written and as they are published: of one that is both, both. */
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
          // The row of one that was never published is as old as its first draft: only its newest version counts.
          where: draft ? which : { and: [which, { _status: { equals: 'published' } }] },
          trash: inTrash,
          pagination: false,
          depth: 0,
          select: select as never,
          // What is used is used, whoever may read where.
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
