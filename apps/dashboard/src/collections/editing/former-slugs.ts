import type { CollectionSlug, DateField, FieldHook, TextField } from 'payload';
import { createInternalField } from '../field-builders.ts';

// Older slugs are dropped.
const MAX_FORMER_SLUGS = 20;

/** A document with a slug, as draft or published. */
interface Addressed {
  id: number;
  slug?: string | null;
  formerSlugs?: string[] | null;
  firstPublishedAt?: string | null;
}

/**
 * Records slugs that were public, so that old links redirect, even if the form or a restored version lacks them.
 * Slugs of drafts are not recorded.
 */
const recordFormerSlugs: FieldHook<Addressed, string[] | null> = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  // A duplicate was never public.
  if (operation === 'create') return [];
  if (!originalDoc?.firstPublishedAt) return undefined as never;
  // The row of the published document.
  const row = await req.payload.db.findOne<Addressed>({
    collection: collection?.slug as CollectionSlug,
    where: { id: { equals: originalDoc.id } },
    select: { slug: true, formerSlugs: true, firstPublishedAt: true },
    req,
  });
  const slug = data?.slug ?? originalDoc.slug ?? '';
  const known = [...(row?.firstPublishedAt ? [row.slug] : []), ...(row?.formerSlugs ?? [])];
  const former = new Set(known.flatMap((one) => (one && !isSame(one, slug) ? [one] : [])));
  return [...former].slice(0, MAX_FORMER_SLUGS);
};

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export const formerSlugsField = createInternalField<TextField>({
  name: 'formerSlugs',
  type: 'text',
  hasMany: true,
  hooks: { beforeChange: [recordFormerSlugs] },
});

/** Time of the first publish. From then on the URL is public. */
export const firstPublishedField = createInternalField<DateField>({
  name: 'firstPublishedAt',
  type: 'date',
  hooks: {
    beforeChange: [
      ({ data, operation, previousValue }) => {
        const known = operation === 'update' ? previousValue : null;
        return known ?? (data?._status === 'published' ? new Date().toISOString() : null);
      },
    ],
  },
});
