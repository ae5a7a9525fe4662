import type { BlogTranslation } from '@agency/contracts';
import type { Payload, Where } from 'payload';
import {
  groupTranslations,
  pickTranslations,
  type TranslatedPost,
  toLanguageTag,
} from '../collections/blogs/translations.ts';
import type { Blog } from '../payload-types.ts';

/** A public post in a group of translations. */
export type PublicTranslation = TranslatedPost & Pick<Blog, 'slug'>;

/** Public translations of a post. */
export const toTranslations = (
  self: PublicTranslation,
  relatives: readonly PublicTranslation[],
): BlogTranslation[] =>
  pickTranslations(self, relatives).map((post) => ({
    language: toLanguageTag(post),
    slug: post.slug,
  }));

/** Public posts with their links to translations. */
export async function findPublicTranslations(
  payload: Payload,
  where: Where,
): Promise<PublicTranslation[]> {
  const { docs } = await payload.find({
    collection: 'blogs',
    where,
    select: { slug: true, language: true, counterpart: true },
    pagination: false,
    depth: 0,
    // As a visitor.
    overrideAccess: false,
  });
  return docs;
}

// Ids in one query.
const NAMED_AT_ONCE = 200;

/** Public posts with translations, grouped. */
export async function findTranslationGroups(payload: Payload) {
  const naming = await findPublicTranslations(payload, { counterpart: { exists: true } });
  const known = new Set(naming.map(({ id }) => id));
  const named = naming.flatMap(({ counterpart }) =>
    typeof counterpart === 'number' && !known.has(counterpart) ? [counterpart] : [],
  );
  const others: PublicTranslation[] = [];
  for (let from = 0; from < named.length; from += NAMED_AT_ONCE) {
    const ids = named.slice(from, from + NAMED_AT_ONCE);
    others.push(...(await findPublicTranslations(payload, { id: { in: [...new Set(ids)] } })));
  }
  const each = new Map([...naming, ...others].map((post) => [post.id, post]));
  return groupTranslations([...each.values()]);
}
