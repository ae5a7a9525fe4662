import { slugSchema } from '@agency/contracts';
import type {
  CollectionSlug,
  FieldHook,
  PayloadRequest,
  TextFieldSingleValidation,
  Where,
} from 'payload';
import { createReason, toValidate } from '../panel/language/errors.ts';
import { toFreeSlug, toSlug } from './to-slug.ts';

/** Says in words why a text cannot be the last part of an address. Short: the panel shows it in a small place. */
export const validateSlug = toValidate((value: string | null | undefined) => {
  if (!value?.trim()) return createReason(({ address }) => address.missing);
  return slugSchema.safeParse(value).success || createReason(({ address }) => address.letters);
}) satisfies TextFieldSingleValidation;

interface MadeSlugOptions {
  collection: Extract<CollectionSlug, 'blogs' | 'case-studies' | 'openings'>;
  /** The field whose words it is made from. */
  source: string;
  /** Stands for words that give no address, as Chinese ones: `study`, `study-2` … */
  standIn: string;
  maxLength?: number;
  /** Whether documents in the trash keep theirs from others. */
  isKeptInTrash?: boolean;
  /** Addresses that no document of the collection has, and that are taken all the same; in small letters. */
  getTaken?: () => Iterable<string>;
}

interface Addressed {
  id: number;
  slug?: string | null;
  firstPublishedAt?: string | null;
}

/**
 * Makes the slug from another field and follows that until somebody types another slug or the document is published for the first
 * time. A slug that was made gets a number when it is taken.
 */
export const createSlugMaker =
  ({
    collection,
    source,
    standIn,
    maxLength,
    isKeptInTrash = true,
    getTaken = () => [],
  }: MadeSlugOptions): FieldHook<Addressed, string | null> =>
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
    const similar = await findSimilarSlugs(req, collection, others, isKeptInTrash);
    return toFreeSlug(wanted, new Set([...similar, ...getTaken()]));
  };

/** The slugs of some documents, in small letters. @param trash whether also of those in the trash */
export async function findSimilarSlugs(
  req: PayloadRequest,
  collection: MadeSlugOptions['collection'],
  where: Where,
  trash: boolean,
): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection,
    where,
    select: { slug: true },
    trash,
    pagination: false,
    depth: 0,
    // An address is taken whoever may read its document.
    overrideAccess: true,
    req,
  });
  return docs.map(({ slug }) => (slug ?? '').toLowerCase());
}

// True for the made slug itself and for its numbered variants.
const isMadeFrom = (slug: string, made: string) =>
  made !== '' && slug.startsWith(made) && /^(?:-\d+)?$/.test(slug.slice(made.length));
