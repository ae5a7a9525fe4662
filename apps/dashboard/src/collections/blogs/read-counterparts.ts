import { languages } from '@agency/content/languages';
import type { PayloadRequest } from 'payload';
import type { ShownCounterpart } from './counterpart.ts';
import {
  createDraftFinder,
  type Drafted,
  findRelatives,
  pickCounterparts,
  toTag,
} from './counterparts.ts';

/** A post in each of the languages that it is not written in. */
export async function readCounterparts(
  req: PayloadRequest,
  id: number,
): Promise<ShownCounterpart[]> {
  const find = createDraftFinder(req.payload, req);
  const [self] = await find({ id: { equals: id } });
  if (!self) return [];
  const found = pickCounterparts(self, await findRelatives(self, find));
  const published = await findPublished(req, [self, ...found]);
  const own = published.get(id);
  return languages
    .filter(({ tag }) => tag !== toTag(self))
    .map(({ tag, name, direction }) => {
      const other = found.find((one) => toTag(one) === tag);
      if (!other) return { tag, name, direction, state: 'missing' };
      const at = published.get(other.id);
      const state =
        at === undefined ? 'draft' : own !== undefined && at < own ? 'older' : 'current';
      return { tag, name, direction, state, post: { id: other.id, title: other.title ?? '' } };
    });
}

/** When those of some posts that are published were published last, in milliseconds since 1970. */
async function findPublished(req: PayloadRequest, posts: readonly Drafted[]) {
  const { docs } = await req.payload.find({
    collection: 'blogs',
    where: {
      and: [{ id: { in: posts.map(({ id }) => id) } }, { _status: { equals: 'published' } }],
    },
    select: { updatedAt: true },
    pagination: false,
    depth: 0,
    // Whoever may write a post may know of all.
    overrideAccess: true,
    req,
  });
  return new Map(docs.map((post) => [post.id, Date.parse(post.updatedAt)]));
}
