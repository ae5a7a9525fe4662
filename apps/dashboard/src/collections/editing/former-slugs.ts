import type { CollectionBeforeChangeHook, Field, PayloadRequest } from 'payload';
import type { Blog, CaseStudy } from '../../payload-types.ts';
import { NO_DIFF } from './versioned-fields.ts';

/** Collections whose former slugs redirect. */
export type CollectionWithFormerSlugs = 'blogs' | 'case-studies';

// Older slugs are dropped.
const MAX_FORMER_SLUGS = 20;

export const formerSlugsField: Field = {
  name: 'formerSlugs',
  type: 'text',
  hasMany: true,
  admin: { hidden: true, components: { Diff: NO_DIFF } },
};

type Row = Partial<Pick<Blog & CaseStudy, 'slug' | 'formerSlugs' | 'firstPublishedAt'>>;

/**
 * Records slugs that were public, so that old links redirect, even if the form or a restored version lacks them.
 * Slugs of drafts are not recorded.
 */
export const createFormerSlugHook =
  (collection: CollectionWithFormerSlugs): CollectionBeforeChangeHook<Blog | CaseStudy> =>
  async ({ data, operation, originalDoc, req }) => {
    if (!originalDoc?.firstPublishedAt) return data;
    // A duplicate was never public.
    if (operation === 'create') return { ...data, firstPublishedAt: null, formerSlugs: [] };
    const row = await readRow(req, collection, originalDoc.id);
    const slug = data.slug ?? originalDoc.slug ?? '';
    const known = [...(row?.firstPublishedAt ? [row.slug] : []), ...(row?.formerSlugs ?? [])];
    const former = new Set(known.flatMap((one) => (one && !isSame(one, slug) ? [one] : [])));
    return {
      ...data,
      firstPublishedAt: originalDoc.firstPublishedAt,
      formerSlugs: [...former].slice(0, MAX_FORMER_SLUGS),
    };
  };

/** The row of the published document. */
const readRow = (req: PayloadRequest, collection: CollectionWithFormerSlugs, id: number) =>
  req.payload.db.findOne<Row & { id: number }>({
    collection,
    where: { id: { equals: id } },
    select: { slug: true, formerSlugs: true, firstPublishedAt: true },
    req,
  });

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
