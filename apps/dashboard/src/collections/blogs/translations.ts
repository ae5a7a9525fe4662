import { defaultLanguage, languages } from '@agency/content/languages';
import {
  type CollectionBeforeChangeHook,
  type Payload,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload';
import { createReason, type Reason, translateReason } from '../../panel/language/errors.ts';
import type { Blog } from '../../payload-types.ts';
import { IS_RESTORE } from '../references/reject-dangling.ts';

/** A post in a group of translations. */
export interface TranslatedPost {
  id: number;
  language?: string | null;
  counterpart?: number | { id: number } | null;
}

type Find<Post extends TranslatedPost> = (where: Where) => Promise<Post[]>;

/** Larger than the number of languages: two posts published at once may both link to a third. */
const MAX_TRANSLATIONS = languages.length * 8;

/** The language of a post; posts older than the field have the default one. */
export const toLanguageTag = ({ language }: Pick<TranslatedPost, 'language'>): string =>
  language || defaultLanguage.tag;

const toLinkedIds = ({ counterpart }: TranslatedPost): number[] => {
  const id = typeof counterpart === 'object' ? counterpart?.id : counterpart;
  return id ? [id] : [];
};

/** Finds all translations of a post by following the links in both directions. */
export async function findTranslations<Post extends TranslatedPost>(
  start: Post,
  find: Find<Post>,
): Promise<Post[]> {
  const known = new Map([[start.id, start]]);
  let added = [start];
  while (added.length > 0 && known.size < MAX_TRANSLATIONS) {
    const named = added.flatMap(toLinkedIds).filter((id) => !known.has(id));
    const found = await find({
      or: [
        { counterpart: { in: added.map(({ id }) => id) } },
        ...(named.length > 0 ? [{ id: { in: named } }] : []),
      ],
    });
    added = found.filter(({ id }) => !known.has(id));
    for (const post of added) known.set(post.id, post);
  }
  return [...known.values()];
}

/**
 * Selects one post for each language. Of two posts in one language the older one belongs to the group; the other has
 * no translations.
 */
export function pickTranslations<Post extends TranslatedPost>(
  self: Post,
  translations: readonly Post[],
) {
  const places = new Map<string, Post>();
  for (const post of translations.toSorted((a, b) => a.id - b.id)) {
    if (!places.has(toLanguageTag(post))) places.set(toLanguageTag(post), post);
  }
  if (places.get(toLanguageTag(self))?.id !== self.id) return [];
  return [...places.values()].filter(({ id }) => id !== self.id);
}

/** Groups all given posts into translations, by post id. */
export function groupTranslations<Post extends TranslatedPost>(
  posts: readonly Post[],
): Map<number, Post[]> {
  const groups = new Map(posts.map((post) => [post.id, [post]]));
  for (const post of posts) {
    for (const id of toLinkedIds(post)) {
      const [own, other] = [groups.get(post.id), groups.get(id)];
      if (!own || !other || own === other) continue;
      own.push(...other);
      for (const { id: moved } of other) groups.set(moved, own);
    }
  }
  return groups;
}

const wanted = { title: true, language: true, counterpart: true, updatedAt: true } as const;

/** A post as latest draft. */
export type PostDraft = Pick<Blog, 'id' | 'title' | 'updatedAt'> & TranslatedPost;

/** Returns a function that reads latest drafts. */
export const createDraftFinder =
  (payload: Payload, req?: PayloadRequest): Find<PostDraft> =>
  async (where) => {
    const { docs } = await payload.find({
      collection: 'blogs',
      where,
      draft: true,
      select: wanted,
      pagination: false,
      limit: MAX_TRANSLATIONS,
      depth: 0,
      // Editors may know all posts.
      overrideAccess: true,
      ...(req && { req }),
    });
    return docs as PostDraft[];
  };

/**
 * Rejects a translation in the same language, and a second one in a language. Runs when language or link change, and
 * on publish.
 */
export const validateTranslation: CollectionBeforeChangeHook<Blog> = async ({
  data,
  originalDoc,
  req,
}) => {
  const before = originalDoc as TranslatedPost | undefined;
  const after = { ...before, ...data, id: before?.id ?? 0 } as TranslatedPost;
  const isSame =
    before &&
    toLanguageTag(before) === toLanguageTag(after) &&
    `${toLinkedIds(before)}` === `${toLinkedIds(after)}`;
  if (req.context[IS_RESTORE] || (isSame && data._status !== 'published')) return data;
  const reason = await findProblem(after, createDraftFinder(req.payload, req));
  if (!reason) return data;
  const message = translateReason(req, reason);
  throw new ValidationError(
    { collection: 'blogs', errors: [{ path: 'counterpart', message }], req },
    req.t,
  );
};

async function findProblem(
  post: TranslatedPost,
  find: Find<PostDraft>,
): Promise<Reason | undefined> {
  // The post itself has the new values.
  const self: PostDraft = { title: '', updatedAt: '', ...post };
  const relatives = await findTranslations(self, find);
  const same = relatives.find(
    (other) => other.id !== self.id && toLanguageTag(other) === toLanguageTag(self),
  );
  if (!same) return undefined;
  const { title } = same;
  const isDirect = toLinkedIds(self).includes(same.id) || toLinkedIds(same).includes(self.id);
  return isDirect
    ? createReason(({ counterpart }) => counterpart.sameLanguage, { title: title || '…' })
    : createReason(({ counterpart }) => counterpart.taken, { title: title || '…' });
}
