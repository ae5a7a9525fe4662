import {
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload';
import { createReason, translateReason } from '../../panel/language/errors.ts';
import { toLanguage } from '../../panel/language/language.ts';
import { toLabel } from '../../panel/language/to-label.ts';
import type { Blog } from '../../payload-types.ts';
import { findSimilarSlugs } from '../slug-field.ts';
import { toFreeSlug } from '../to-slug.ts';

type Owner = Pick<Blog, 'id' | 'title' | 'deletedAt'>;

/**
 * Resolves conflicts of slugs. A post in the trash loses its slug to another post and gets the next free one, which
 * it keeps when it is restored. A slug of any other post is rejected, with the title of that post.
 */
export const claimSlug: CollectionBeforeChangeHook<Blog> = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const slug = data.slug ?? originalDoc?.slug;
  const isRestored = Boolean(originalDoc?.deletedAt) && data.deletedAt === null;
  const isKept = !isRestored && slug === originalDoc?.slug;
  // A post in the trash keeps its slug until another post needs it.
  if (!slug || isKept || (data.deletedAt ?? (isRestored ? null : originalDoc?.deletedAt)))
    return data;
  const owner = await findOwner(req, slug, originalDoc?.id ?? 0);
  if (!owner) return data;
  if (owner.deletedAt) {
    await req.payload.db.updateOne({
      collection: 'blogs',
      id: owner.id,
      // Id 0: its own slug counts as taken.
      data: { slug: await findFreeSlug(req, slug, 0) },
      req,
    });
    return data;
  }
  if (isRestored) return { ...data, slug: await findFreeSlug(req, slug, originalDoc?.id ?? 0) };
  const field = collection.flattenedFields.find(({ name }) => name === 'slug');
  const label = toLabel(field && 'label' in field ? field.label : '', toLanguage(req.i18n));
  const message = translateReason(
    req,
    createReason(({ address }) => address.taken, { title: owner.title || '…' }),
  );
  throw new ValidationError(
    { collection: 'blogs', errors: [{ path: 'slug', label: label ?? 'slug', message }], req },
    req.t,
  );
};

/** Another post with the slug: in its row, where the column is unique, or in a draft outside the trash. */
async function findOwner(req: PayloadRequest, slug: string, id: number) {
  const where: Where = { and: [{ slug: { equals: slug } }, { id: { not_equals: id } }] };
  const select = { title: true, deletedAt: true } as const;
  const row = await req.payload.db.findOne<Owner>({ collection: 'blogs', where, select, req });
  if (row && !row.deletedAt) return row;
  const { docs } = await req.payload.find({
    collection: 'blogs',
    where,
    draft: true,
    select,
    limit: 1,
    pagination: false,
    depth: 0,
    // Slugs are unique, even if the user may not read the post.
    overrideAccess: true,
    req,
  });
  // A draft has priority over a post in the trash.
  return docs[0] ?? row;
}

/**
 * The first free variant of a slug.
 * @param id of the post that needs it
 */
async function findFreeSlug(req: PayloadRequest, slug: string, id: number): Promise<string> {
  const others: Where = { and: [{ slug: { like: slug } }, { id: { not_equals: id } }] };
  return toFreeSlug(slug, new Set(await findSimilarSlugs(req, 'blogs', others, true)));
}
