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
import { findSimilarSlugs } from '../made-slug.ts';
import { toFreeSlug } from '../to-slug.ts';

type Owner = Pick<Blog, 'id' | 'title' | 'deletedAt'>;

/**
 * Gives a post its slug. A post in the trash gives its own up to whoever wants it, and gets the next free one, which it keeps when it is
 * restored. One of a post that is not in the trash is refused, with the title of that post.
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
  // In the trash it keeps what nobody else wants.
  if (!slug || isKept || (data.deletedAt ?? (isRestored ? null : originalDoc?.deletedAt)))
    return data;
  const owner = await findOwner(req, slug, originalDoc?.id ?? 0);
  if (!owner) return data;
  if (owner.deletedAt) {
    await req.payload.db.updateOne({
      collection: 'blogs',
      id: owner.id,
      // It has the wanted one itself.
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

/** Another post that has a slug: in its row, of which the database lets one have it, or in a draft that is not in the trash. */
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
    // An address is taken whoever may read its post.
    overrideAccess: true,
    req,
  });
  // A draft that has it comes before a row in the trash, which gives it up.
  return docs[0] ?? row;
}

/** The first free slug like one, for the post of a number. */
async function findFreeSlug(req: PayloadRequest, slug: string, id: number): Promise<string> {
  const others: Where = { and: [{ slug: { like: slug } }, { id: { not_equals: id } }] };
  return toFreeSlug(slug, new Set(await findSimilarSlugs(req, 'blogs', others, true)));
}
