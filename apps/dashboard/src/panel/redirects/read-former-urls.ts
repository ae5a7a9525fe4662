import type { Payload } from 'payload';
import type { CollectionWithFormerSlugs } from '../../collections/editing/former-slugs.ts';
import { toDocumentPath } from '../../links/resolve-links.ts';

/** A former URL of a post or case study. */
export interface FormerUrl {
  from: string;
  /** Last part of it. */
  former: string;
  to: string;
  collection: CollectionWithFormerSlugs;
  id: number;
  title: string;
}

/** The former URLs of published posts and case studies. */
export async function readFormerUrls(payload: Payload): Promise<FormerUrl[]> {
  const found = await Promise.all([
    findFormerUrls(payload, 'blogs'),
    findFormerUrls(payload, 'case-studies'),
  ]);
  return found.flat();
}

async function findFormerUrls(
  payload: Payload,
  collection: CollectionWithFormerSlugs,
): Promise<FormerUrl[]> {
  const { docs } = await payload.find({
    collection,
    where: { and: [{ _status: { equals: 'published' } }, { formerSlugs: { exists: true } }] },
    select: { title: true, client: true, slug: true, formerSlugs: true, language: true },
    sort: 'slug',
    pagination: false,
    depth: 0,
    // Only editors open the list.
    overrideAccess: true,
  });
  return docs.flatMap(({ id, slug, formerSlugs, ...named }) =>
    (formerSlugs ?? []).map((former) => ({
      from: toDocumentPath(collection, { ...named, slug: former }),
      former,
      to: toDocumentPath(collection, { ...named, slug }),
      collection,
      id,
      title: ('title' in named ? named.title : named.client) ?? '',
    })),
  );
}
