import { slugSchema } from '@agency/contracts';
import type {
  CollectionSlug,
  DataFromCollectionSlug,
  FieldHook,
  PayloadRequest,
  TextField,
  TextFieldSingleValidation,
  Where,
} from 'payload';
import { createReason, toValidate } from '../platform/language/errors.ts';
import { toFreeSlug, toSlug } from './to-slug.ts';

/** Validates a slug. */
export const validateSlug = toValidate((value: string | null | undefined) => {
  if (!value?.trim()) return createReason(({ address }) => address.missing);
  return slugSchema.safeParse(value).success || createReason(({ address }) => address.letters);
}) satisfies TextFieldSingleValidation;

interface SlugOptions {
  collection: Extract<CollectionSlug, 'blogs' | 'case-studies' | 'openings'>;
  /** Source field. */
  source: string;
  /** Fallback for texts without a slug, such as Chinese: `study`, `study-2` … */
  standIn: string;
  maxLength?: number;
  /** Other reserved slugs, in lower case. */
  getTaken?: () => Iterable<string>;
}

interface Addressed {
  id: number;
  slug?: string | null;
  firstPublishedAt?: string | null;
}

/**
 * Generates the slug from another field:
 * - a slug that a user has typed stays;
 * - the slug of a document that was published stays, because links lead to it;
 * - a slug that is still that of the text, perhaps with a number, stays;
 * - any other follows the text, with a number if the slug of the text is taken.
 */
const createSlugHook =
  ({
    collection,
    source,
    standIn,
    maxLength,
    getTaken = () => [],
  }: SlugOptions): FieldHook<Addressed, string | null> =>
  async ({ value, data, originalDoc, req }) => {
    const slugOf = (doc: Record<string, unknown> = {}) => {
      const text = String(doc[source] ?? '').trim();
      return text && (toSlug(text, maxLength) || standIn);
    };
    const isGenerated = (doc?: object) =>
      isVariantOf(value ?? '', slugOf(doc as Record<string, unknown> | undefined));
    const isTyped = value !== originalDoc?.slug || !isGenerated(originalDoc);
    if (value && (isTyped || originalDoc?.firstPublishedAt)) return value;
    const doc = { ...originalDoc, ...data };
    const generated = slugOf(doc);
    if (!generated || isGenerated(doc)) return value || null;
    const others: Where = {
      and: [{ slug: { like: generated } }, { id: { not_equals: originalDoc?.id ?? 0 } }],
    };
    const similar = await findSimilarSlugs(req, collection, others);
    return toFreeSlug(generated, new Set([...similar, ...getTaken()]));
  };

/** The last part of the path of a page. */
export const createSlugField = (
  options: SlugOptions,
  field: Pick<TextField, 'admin' | 'index' | 'maxLength' | 'unique' | 'validate'>,
): TextField =>
  ({
    name: 'slug',
    label: 'Address',
    type: 'text',
    required: true,
    validate: validateSlug,
    hooks: { beforeValidate: [createSlugHook(options)] },
    ...field,
  }) as TextField;

/** The same beside the form, unique in the database. */
export const createUniqueSlugField = (options: SlugOptions, description: string): TextField =>
  createSlugField(options, {
    unique: true,
    index: true,
    maxLength: 120,
    admin: { position: 'sidebar', description },
  });

/** Slugs of documents, in lower case. */
async function findSimilarSlugs(
  req: PayloadRequest,
  collection: SlugOptions['collection'],
  where: Where,
): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection,
    where,
    select: { slug: true },
    trash: true,
    pagination: false,
    depth: 0,
    // Slugs are unique, even if the user may not read the document.
    overrideAccess: true,
    req,
  });
  return docs.map(({ slug }) => (slug ?? '').toLowerCase());
}

/** The document that a condition on slugs finds, as draft or published, the trash included. */
export async function findSlugOwner<Slug extends 'blogs' | 'case-studies'>(
  req: PayloadRequest,
  collection: Slug,
  where: Where,
): Promise<DataFromCollectionSlug<Slug> | undefined> {
  for (const draft of [true, false]) {
    const { docs } = await req.payload.find({
      collection: collection as 'blogs',
      where,
      draft,
      trash: true,
      limit: 1,
      pagination: false,
      depth: 0,
      // Slugs are unique, even if the user may not read the document.
      overrideAccess: true,
      req,
    });
    if (docs[0]) return docs[0] as unknown as DataFromCollectionSlug<Slug>;
  }
  return undefined;
}

/** Whether a slug is another one, or that with a number: `title`, `title-2`. */
const isVariantOf = (slug: string, plain: string) =>
  plain !== '' && slug.startsWith(plain) && /^(?:-\d+)?$/.test(slug.slice(plain.length));
