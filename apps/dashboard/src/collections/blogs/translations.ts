import { defaultLanguage, languages } from '@agency/content/languages';
import {
  type CollectionBeforeChangeHook,
  type Payload,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload';
import { because, type Reason, sayReason } from '../../panel/language/refuse.ts';
import type { Blog } from '../../payload-types.ts';
import { IS_RESTORE } from '../references/reject-dangling.ts';

/** A post among those that say the same in other languages. */
export interface TranslatedPost {
  id: number;
  language?: string | null;
  counterpart?: number | { id: number } | null;
}

/** Reads posts that fit. */
type Find<Post extends TranslatedPost> = (where: Where) => Promise<Post[]>;

/** More than there are languages: two posts that were published in the same moment may both name a third. */
const MAX_TRANSLATIONS = languages.length * 8;

/** The language of a post; those without one are older than the field. */
export const toLanguageTag = ({ language }: Pick<TranslatedPost, 'language'>): string =>
  language || defaultLanguage.tag;

const toLinkedIds = ({ counterpart }: TranslatedPost): number[] => {
  const id = typeof counterpart === 'object' ? counterpart?.id : counterpart;
  return id ? [id] : [];
};

/**
 * A post with all that are tied to it: those it names, those that name it, and so on. Either side may name the other, and
 * both know of it.
 */
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

/** One post a language: where two claim the same place, the older one has it, and the other stands alone. */
export function pickTranslations<Post extends TranslatedPost>(
  self: Post,
  relatives: readonly Post[],
) {
  const places = new Map<string, Post>();
  for (const post of relatives.toSorted((a, b) => a.id - b.id)) {
    if (!places.has(toLanguageTag(post))) places.set(toLanguageTag(post), post);
  }
  if (places.get(toLanguageTag(self))?.id !== self.id) return [];
  return [...places.values()].filter(({ id }) => id !== self.id);
}

/** The relatives of each of many posts, which are all there are. */
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

/** A post as editors know it: as it was written last, published or not. */
export type PostDraft = Pick<Blog, 'id' | 'title' | 'updatedAt'> & TranslatedPost;

/** Reads posts as they were written last. */
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
      // Whoever may write a post may know of all.
      overrideAccess: true,
      ...(req && { req }),
    });
    return docs as PostDraft[];
  };

/**
 * Refuses a counterpart of the same language, and a second one in a language. Looked at when one of both changed, and again
 * when the post is published.
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
  const message = sayReason(req, reason);
  throw new ValidationError(
    { collection: 'blogs', errors: [{ path: 'counterpart', message }], req },
    req.t,
  );
};

async function findProblem(
  post: TranslatedPost,
  find: Find<PostDraft>,
): Promise<Reason | undefined> {
  // Of the post itself counts what is about to be stored.
  const self: PostDraft = { title: '', updatedAt: '', ...post };
  const relatives = await findTranslations(self, find);
  const same = relatives.find(
    (other) => other.id !== self.id && toLanguageTag(other) === toLanguageTag(self),
  );
  if (!same) return undefined;
  const { title } = same;
  const isDirect = toLinkedIds(self).includes(same.id) || toLinkedIds(same).includes(self.id);
  return isDirect
    ? because(({ counterpart }) => counterpart.sameLanguage, { title: title || '…' })
    : because(({ counterpart }) => counterpart.taken, { title: title || '…' });
}
