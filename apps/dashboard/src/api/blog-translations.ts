import type { Counterpart } from '@agency/contracts';
import type { Payload, Where } from 'payload';
import {
  groupTranslations,
  pickTranslations,
  type TranslatedPost,
  toLanguageTag,
} from '../collections/blogs/translations.ts';
import type { Blog } from '../payload-types.ts';

/** A public post that is tied to another. */
export type PublicTranslation = TranslatedPost & Pick<Blog, 'slug'>;

/** The public posts that say the same in other languages. */
export const toTranslations = (
  self: PublicTranslation,
  relatives: readonly PublicTranslation[],
): Counterpart[] =>
  pickTranslations(self, relatives).map((post) => ({
    language: toLanguageTag(post),
    slug: post.slug,
  }));

/** Public posts, as far as they are tied to others. */
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

// A question to the database names so many at most.
const NAMED_AT_ONCE = 200;

/** All public posts that are tied to others, in their groups. */
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
