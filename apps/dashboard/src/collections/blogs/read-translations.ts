import { languages } from '@agency/content/languages';
import type { PayloadRequest } from 'payload';
import type { PostTranslation } from './post-translation.ts';
import {
  createDraftFinder,
  findTranslations,
  type PostDraft,
  pickTranslations,
  toLanguageTag,
} from './translations.ts';

/** The translations of a post, one entry for each other language. */
export async function readTranslations(
  req: PayloadRequest,
  id: number,
): Promise<PostTranslation[]> {
  const find = createDraftFinder(req.payload, req);
  const [self] = await find({ id: { equals: id } });
  if (!self) return [];
  const found = pickTranslations(self, await findTranslations(self, find));
  const published = await findPublished(req, [self, ...found]);
  const own = published.get(id);
  return languages
    .filter(({ tag }) => tag !== toLanguageTag(self))
    .map(({ tag, name, direction }) => {
      const other = found.find((one) => toLanguageTag(one) === tag);
      if (!other) return { tag, name, direction, state: 'missing' };
      const at = published.get(other.id);
      const state =
        at === undefined ? 'draft' : own !== undefined && at < own ? 'older' : 'current';
      return { tag, name, direction, state, post: { id: other.id, title: other.title ?? '' } };
    });
}

/** Time of the last publish of each published post, in milliseconds. */
async function findPublished(req: PayloadRequest, posts: readonly PostDraft[]) {
  const { docs } = await req.payload.find({
    collection: 'blogs',
    where: {
      and: [{ id: { in: posts.map(({ id }) => id) } }, { _status: { equals: 'published' } }],
    },
    select: { updatedAt: true },
    pagination: false,
    depth: 0,
    // Editors may know all posts.
    overrideAccess: true,
    req,
  });
  return new Map(docs.map((post) => [post.id, Date.parse(post.updatedAt)]));
}
