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
import { AS_IT_WAS } from '../gone/refuse-gone.ts';

/** A post among those that say the same in other languages. */
export interface Relative {
  id: number;
  language?: string | null;
  counterpart?: number | { id: number } | null;
}

/** Reads posts that fit. */
type Find<Post extends Relative> = (where: Where) => Promise<Post[]>;

/** More than there are languages: two posts that were published in the same moment may both name a third. */
const MOST_RELATIVES = languages.length * 8;

/** The language of a post; those without one are older than the field. */
export const toTag = ({ language }: Pick<Relative, 'language'>): string =>
  language || defaultLanguage.tag;

const toNamed = ({ counterpart }: Relative): number[] => {
  const id = typeof counterpart === 'object' ? counterpart?.id : counterpart;
  return id ? [id] : [];
};

/**
 * A post with all that are tied to it: those it names, those that name it, and so on. Either side may name the other, and
 * both know of it.
 */
export async function findRelatives<Post extends Relative>(
  start: Post,
  find: Find<Post>,
): Promise<Post[]> {
  const known = new Map([[start.id, start]]);
  let added = [start];
  while (added.length > 0 && known.size < MOST_RELATIVES) {
    const named = added.flatMap(toNamed).filter((id) => !known.has(id));
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
export function pickCounterparts<Post extends Relative>(self: Post, relatives: readonly Post[]) {
  const places = new Map<string, Post>();
  for (const post of relatives.toSorted((a, b) => a.id - b.id)) {
    if (!places.has(toTag(post))) places.set(toTag(post), post);
  }
  if (places.get(toTag(self))?.id !== self.id) return [];
  return [...places.values()].filter(({ id }) => id !== self.id);
}

/** The relatives of each of many posts, which are all there are. */
export function groupRelatives<Post extends Relative>(posts: readonly Post[]): Map<number, Post[]> {
  const groups = new Map(posts.map((post) => [post.id, [post]]));
  for (const post of posts) {
    for (const id of toNamed(post)) {
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
export type Drafted = Pick<Blog, 'id' | 'title' | 'updatedAt'> & Relative;

/** Reads posts as they were written last. */
export const createDraftFinder =
  (payload: Payload, req?: PayloadRequest): Find<Drafted> =>
  async (where) => {
    const { docs } = await payload.find({
      collection: 'blogs',
      where,
      draft: true,
      select: wanted,
      pagination: false,
      limit: MOST_RELATIVES,
      depth: 0,
      // Whoever may write a post may know of all.
      overrideAccess: true,
      ...(req && { req }),
    });
    return docs as Drafted[];
  };

/**
 * Refuses a counterpart of the same language, and a second one in a language. Looked at when one of both changed, and again
 * when the post is published.
 */
export const checkCounterpart: CollectionBeforeChangeHook<Blog> = async ({
  data,
  originalDoc,
  req,
}) => {
  const before = originalDoc as Relative | undefined;
  const after = { ...before, ...data, id: before?.id ?? 0 } as Relative;
  const isSame =
    before && toTag(before) === toTag(after) && `${toNamed(before)}` === `${toNamed(after)}`;
  if (req.context[AS_IT_WAS] || (isSame && data._status !== 'published')) return data;
  const reason = await findProblem(after, createDraftFinder(req.payload, req));
  if (!reason) return data;
  const message = translateReason(req, reason);
  throw new ValidationError(
    { collection: 'blogs', errors: [{ path: 'counterpart', message }], req },
    req.t,
  );
};

async function findProblem(post: Relative, find: Find<Drafted>): Promise<Reason | undefined> {
  // Of the post itself counts what is about to be stored.
  const self: Drafted = { title: '', updatedAt: '', ...post };
  const relatives = await findRelatives(self, find);
  const same = relatives.find((other) => other.id !== self.id && toTag(other) === toTag(self));
  if (!same) return undefined;
  const { title } = same;
  const isDirect = toNamed(self).includes(same.id) || toNamed(same).includes(self.id);
  return isDirect
    ? createReason(({ counterpart }) => counterpart.sameLanguage, { title: title || '…' })
    : createReason(({ counterpart }) => counterpart.taken, { title: title || '…' });
}
