import type { CollectionBeforeChangeHook, Endpoint, Field, PayloadRequest } from 'payload';
import * as z from 'zod';
import { editors } from '../../access/access.ts';
import { toErrorResponse } from '../../api/handle-api.ts';
import { parseBody } from '../../api/parse-body.ts';
import { ApiError, jsonResponse } from '../../api/response.ts';
import { tell } from '../../panel/language/refuse.ts';
import { refuseOthers } from '../../panel/language/refuse-others.ts';
import type { Blog, CaseStudy } from '../../payload-types.ts';
import { toRowId } from '../../platform/row-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { NO_DIFF } from './versioned-fields.ts';

/** Collections whose documents redirect from their former slugs. */
export type CollectionWithFormerSlugs = 'blogs' | 'case-studies';

// A document that was renamed more often than this loses its oldest addresses.
const MAX_FORMER_SLUGS = 20;

/** Where they are kept. */
export const formerSlugsField: Field = {
  name: 'formerSlugs',
  type: 'text',
  hasMany: true,
  admin: { hidden: true, components: { Diff: NO_DIFF } },
};

type Row = Partial<Pick<Blog & CaseStudy, 'slug' | 'formerSlugs' | 'firstPublishedAt'>>;

/**
 * Keeps the addresses a document had while it was public, so that old links still find it: also when a form or a version
 * that is restored does not know them. What only drafts were called is not among them.
 */
export const createFormerSlugHook =
  (collection: CollectionWithFormerSlugs): CollectionBeforeChangeHook<Blog | CaseStudy> =>
  async ({ data, operation, originalDoc, req }) => {
    if (!originalDoc?.firstPublishedAt) return data;
    // A copy was never public.
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

const bodySchema = z.strictObject({ slug: z.string().max(120) });

/** `POST /cms-api/<collection>/{id}/former-addresses/remove`: a former address leads nowhere any more. */
export const createFormerSlugEndpoint = (collection: CollectionWithFormerSlugs): Endpoint => ({
  path: '/:id/former-addresses/remove',
  method: 'post',
  handler: async (req) => {
    const refusal = refuseOthers(req, editors, ({ access }) => access.addresses);
    if (refusal) return refusal;
    try {
      const { slug } = await parseBody(req, bodySchema);
      const id = toRowId(req.routeParams?.id);
      await inTransaction(req.payload, (inside) => removeFormerSlug(inside, collection, id, slug));
      return jsonResponse({
        message: tell(req, ({ oldAddress }) => oldAddress.removed),
      });
    } catch (error) {
      return toErrorResponse(error, req.payload);
    }
  },
});

/** The row alone: drafts take their former addresses from there, and nothing else of them is touched. */
async function removeFormerSlug(
  req: PayloadRequest,
  collection: CollectionWithFormerSlugs,
  id: number,
  slug: string,
) {
  const row = await readRow(req, collection, id);
  const kept = row?.formerSlugs?.filter((one) => one !== slug) ?? [];
  if (kept.length === (row?.formerSlugs?.length ?? 0)) {
    throw new ApiError(
      404,
      tell(req, ({ oldAddress }) => oldAddress.unlisted),
    );
  }
  await req.payload.db.updateOne({ collection, id, data: { formerSlugs: kept }, req });
}

/** A document as it is public, or was. */
const readRow = (req: PayloadRequest, collection: CollectionWithFormerSlugs, id: number) =>
  req.payload.db.findOne<Row & { id: number }>({
    collection,
    where: { id: { equals: id } },
    select: { slug: true, formerSlugs: true, firstPublishedAt: true },
    req,
  });

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
