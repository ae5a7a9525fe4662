import type { CollectionBeforeChangeHook, Endpoint, Field, PayloadRequest } from 'payload';
import * as z from 'zod';
import { editors } from '../../access/access.ts';
import { toErrorResponse } from '../../api/handle-api.ts';
import { parseBody } from '../../api/parse-body.ts';
import { ApiError, jsonResponse } from '../../api/response.ts';
import { translateError } from '../../panel/language/errors.ts';
import { rejectUnauthorized } from '../../panel/language/reject-unauthorized.ts';
import type { Blog, CaseStudy } from '../../payload-types.ts';
import { toRowId } from '../../platform/row-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
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

const bodySchema = z.strictObject({ slug: z.string().max(120) });

/** `POST /cms-api/<collection>/{id}/former-addresses/remove` removes a former slug. */
export const createFormerSlugEndpoint = (collection: CollectionWithFormerSlugs): Endpoint => ({
  path: '/:id/former-addresses/remove',
  method: 'post',
  handler: async (req) => {
    const rejection = rejectUnauthorized(req, editors, ({ access }) => access.addresses);
    if (rejection) return rejection;
    try {
      const { slug } = await parseBody(req, bodySchema);
      const id = toRowId(req.routeParams?.id);
      await inTransaction(req.payload, (inside) => removeFormerSlug(inside, collection, id, slug));
      return jsonResponse({
        message: translateError(req, ({ oldAddress }) => oldAddress.removed),
      });
    } catch (error) {
      return toErrorResponse(error, req.payload);
    }
  },
});

/** Changes only the row; drafts copy the former slugs from it. */
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
      translateError(req, ({ oldAddress }) => oldAddress.unlisted),
    );
  }
  await req.payload.db.updateOne({ collection, id, data: { formerSlugs: kept }, req });
}

/** The row of the published document. */
const readRow = (req: PayloadRequest, collection: CollectionWithFormerSlugs, id: number) =>
  req.payload.db.findOne<Row & { id: number }>({
    collection,
    where: { id: { equals: id } },
    select: { slug: true, formerSlugs: true, firstPublishedAt: true },
    req,
  });

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
