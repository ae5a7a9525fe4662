import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import type { Blog } from '../../payload-types.ts';
import { createReason, translateReason } from '../../platform/language/errors.ts';
import { findSlugOwner } from '../slug-field.ts';

/** Rejects the slug of another post, of a draft too, with the title of that post. The trash keeps its slugs. */
export const rejectTakenSlug: CollectionBeforeChangeHook<Blog> = async ({
  data,
  originalDoc,
  req,
}) => {
  const { slug } = data;
  if (!slug || slug === originalDoc?.slug) return data;
  const owner = await findSlugOwner(req, 'blogs', {
    and: [{ slug: { equals: slug } }, { id: { not_equals: originalDoc?.id ?? 0 } }],
  });
  if (!owner) return data;
  const { title, deletedAt } = owner;
  const reason = createReason(({ address }) => (deletedAt ? address.takenInTrash : address.taken), {
    title: title || '…',
  });
  const errors = [{ path: 'slug', message: translateReason(req, reason) }];
  throw new ValidationError({ collection: 'blogs', errors, req }, req.t);
};
