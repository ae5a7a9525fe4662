import type { CollectionBeforeChangeHook, Endpoint, Field, PayloadRequest } from 'payload';
import * as z from 'zod';
import { editors } from '../../access/access.ts';
import { ApiError, answerJson } from '../../api/answer.ts';
import { answerThrown } from '../../api/answer-api.ts';
import { parseBody } from '../../api/parse-body.ts';
import { translateError } from '../../panel/language/errors.ts';
import { rejectUnauthorized } from '../../panel/language/reject-unauthorized.ts';
import type { Blog, CaseStudy } from '../../payload-types.ts';
import { toRowId } from '../../platform/row-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { NO_DIFF } from './drafted-form.ts';

/** Collections whose documents redirect from their former slugs. */
export type Renamable = 'blogs' | 'case-studies';

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
export const createFormerSlugKeeper =
  (collection: Renamable): CollectionBeforeChangeHook<Blog | CaseStudy> =>
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
export const createFormerSlugEndpoint = (collection: Renamable): Endpoint => ({
  path: '/:id/former-addresses/remove',
  method: 'post',
  handler: async (req) => {
    const refusal = rejectUnauthorized(req, editors, ({ access }) => access.addresses);
    if (refusal) return refusal;
    try {
      const { slug } = await parseBody(req, bodySchema);
      const id = toRowId(req.routeParams?.id);
      await inTransaction(req.payload, (inside) => forgetSlug(inside, collection, id, slug));
      return answerJson({
        message: translateError(req, ({ oldAddress }) => oldAddress.removed),
      });
    } catch (error) {
      return answerThrown(error, req.payload);
    }
  },
});

/** The row alone: drafts take their former addresses from there, and nothing else of them is touched. */
async function forgetSlug(req: PayloadRequest, collection: Renamable, id: number, slug: string) {
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

/** A document as it is public, or was. */
const readRow = (req: PayloadRequest, collection: Renamable, id: number) =>
  req.payload.db.findOne<Row & { id: number }>({
    collection,
    where: { id: { equals: id } },
    select: { slug: true, formerSlugs: true, firstPublishedAt: true },
    req,
  });

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
