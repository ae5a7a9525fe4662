import { slugSchema } from '@agency/contracts';
import type { CollectionBeforeChangeHook, FieldHook, TextFieldSingleValidation } from 'payload';
import type { Blog } from '../../payload-types.ts';
import { toFreeSlug, toSlug } from '../to-slug.ts';

// A blog that was renamed more often than this loses its oldest addresses.
const MAX_FORMER_SLUGS = 20;

/** Says in words why a text cannot be the last part of an address. Short: the panel shows it in a small place. */
export const validateSlug: TextFieldSingleValidation = (value) => {
  if (!value?.trim()) return 'Needs an address in a–z and 0–9.';
  return slugSchema.safeParse(value).success || 'Only a–z, 0–9 and single dashes.';
};

/**
 * Makes the slug from the title and follows the title until somebody types another slug or the blog is
 * published for the first time. A slug that was made gets a number when it is taken.
 */
export const makeSlug: FieldHook<Blog, string | null, Blog> = async (args) => {
  const { value, data, originalDoc, req } = args;
  const wasMade =
    value === originalDoc?.slug && isMadeFrom(value ?? '', toSlug(originalDoc?.title ?? ''));
  if (value && (!wasMade || originalDoc?.firstPublishedAt)) return value;
  const wanted = toSlug(data?.title ?? originalDoc?.title ?? '');
  if (!wanted || isMadeFrom(value ?? '', wanted)) return value || null;
  const similar = await req.payload.find({
    collection: 'blogs',
    where: {
      and: [{ slug: { like: wanted } }, { id: { not_equals: originalDoc?.id ?? 0 } }],
    },
    select: { slug: true },
    trash: true,
    pagination: false,
    depth: 0,
    // An address is taken whoever may read its post.
    overrideAccess: true,
    req,
  });
  return toFreeSlug(wanted, new Set(similar.docs.map((blog) => blog.slug ?? '')));
};

/**
 * Keeps the addresses a published blog had before, so that old links still find it: also when a form or a version that is restored
 * does not know them.
 */
export const keepFormerSlugs: CollectionBeforeChangeHook<Blog> = ({ data, originalDoc }) => {
  if (!originalDoc?.firstPublishedAt) return data;
  const { firstPublishedAt, formerSlugs } = originalDoc;
  const kept = { ...data, firstPublishedAt, formerSlugs: formerSlugs ?? [] };
  if (!originalDoc.slug || !data.slug || data.slug === originalDoc.slug) return kept;
  const former = new Set([originalDoc.slug, ...(originalDoc.formerSlugs ?? [])]);
  former.delete(data.slug);
  return { ...kept, formerSlugs: [...former].slice(0, MAX_FORMER_SLUGS) };
};

// True for the made slug itself and for its numbered variants.
const isMadeFrom = (slug: string, made: string) =>
  made !== '' && slug.startsWith(made) && /^(?:-\d+)?$/.test(slug.slice(made.length));
