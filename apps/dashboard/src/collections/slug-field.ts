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
import { createReason, toValidate } from '../panel/language/errors.ts';
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
 * Generates the slug from another field, and updates it until a user changes it or the document is first published. A
 * generated slug gets a number if it is taken.
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
    const make = (doc: object | undefined) => {
      const words = String((doc as Record<string, unknown> | undefined)?.[source] ?? '').trim();
      return words && (toSlug(words, maxLength) || standIn);
    };
    const wasMade = value === originalDoc?.slug && isMadeFrom(value ?? '', make(originalDoc));
    if (value && (!wasMade || originalDoc?.firstPublishedAt)) return value;
    const wanted = make({ ...originalDoc, ...data });
    if (!wanted || isMadeFrom(value ?? '', wanted)) return value || null;
    const others: Where = {
      and: [{ slug: { like: wanted } }, { id: { not_equals: originalDoc?.id ?? 0 } }],
    };
    const similar = await findSimilarSlugs(req, collection, others);
    return toFreeSlug(wanted, new Set([...similar, ...getTaken()]));
  };

/** A slug that is unique in the database. */
export const uniqueSlug = { unique: true, index: true, maxLength: 120 } as const;

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

// Also true for numbered variants.
const isMadeFrom = (slug: string, made: string) =>
  made !== '' && slug.startsWith(made) && /^(?:-\d+)?$/.test(slug.slice(made.length));
