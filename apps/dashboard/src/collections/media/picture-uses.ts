import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload';
import { translateError } from '../../panel/language/errors.ts';
import { toRowId } from '../../platform/row-id.ts';
import { toMention } from '../blogs/mentions.ts';
import { findPostsMentioning } from '../blogs/posts-mentioning.ts';
import { toContentTitle } from '../content/content-labels.ts';
import { toContentName } from '../content/content-name.ts';
import { findPictures } from '../content/library-pictures.ts';
import { readDraftsAndPublished } from '../editing/read-drafts-and-published.ts';
import { findCaseStudyPictureUses } from './case-study-picture-uses.ts';
import type { PictureUse } from './picture-use.ts';

/** Where a picture is used: by team members and films, and by posts, content and case studies as draft or published. */
export async function findPictureUses(
  req: PayloadRequest,
  picture: number | string,
): Promise<PictureUse[]> {
  const uses = new Map<string, PictureUse>();
  const add = (use: PictureUse) => uses.set(`${use.collection} ${use.id} ${use.as}`, use);
  for (const use of await findUsesInPosts(req, picture)) add(use);
  for (const use of await findUsesInContent(req, picture)) add(use);
  const people = await req.payload.find({
    collection: 'team-members',
    where: { portrait: { equals: picture } },
    pagination: false,
    depth: 0,
    select: { name: true },
    // As above.
    overrideAccess: true,
    req,
  });
  for (const { id, name } of people.docs) {
    add({ collection: 'team-members', id, title: name ?? '', as: 'portrait', inTrash: false });
  }
  for (const use of await findCaseStudyPictureUses(req, picture)) add(use);
  return [...uses.values()];
}

/** Posts that use a picture, the trash included. */
async function findUsesInPosts(
  req: PayloadRequest,
  picture: number | string,
): Promise<PictureUse[]> {
  const id = toRowId(picture);
  const ids = await findPostsMentioning(req, {
    mentions: [` ${toMention('media', id)} `],
    picture: id,
    inTrash: true,
  });
  const select = {
    title: true,
    content: true,
    image: true,
    shareImage: true,
    deletedAt: true,
  } as const;
  const posts = await readDraftsAndPublished(req, 'blogs', select, { ids, inTrash: true });
  return posts.flatMap(({ id, title, deletedAt, ...post }): PictureUse[] => {
    const as: PictureUse['as'][] = [];
    if (post.image && toId(post.image) === String(picture)) as.push('cover');
    if (post.shareImage && toId(post.shareImage) === String(picture)) as.push('shared');
    if (showsPicture(post.content, picture)) as.push('article');
    const use = { collection: 'blogs', id, title: title || untitled(req) } as const;
    return as.map((one) => ({ ...use, as: one, inTrash: Boolean(deletedAt) }));
  });
}

const untitled = (req: PayloadRequest) => translateError(req, (words) => words.untitled);

/** Content documents that use a picture, as draft or published. */
async function findUsesInContent(
  req: PayloadRequest,
  picture: number | string,
): Promise<PictureUse[]> {
  const read = async (draft: boolean) => {
    const { docs } = await req.payload.find({
      collection: 'content',
      draft,
      where: draft ? {} : { _status: { equals: 'published' } },
      pagination: false,
      depth: 0,
      // As above.
      overrideAccess: true,
      req,
    });
    return docs;
  };
  const docs = [...(await read(true)), ...(await read(false))];
  return docs
    .filter(({ fields }) => findPictures(fields).some(({ id }) => String(id) === String(picture)))
    .map(({ id, key, language }) => {
      const name = toContentName(key, language);
      const path = `/admin/words/${name}`;
      return {
        ...{ collection: 'content', id, title: toContentTitle(name), path },
        ...{ as: 'page', inTrash: false },
      };
    });
}

/** Rejects the deletion of a picture in use, with the places. */
export const rejectUsedPictureDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await findPictureUses(req, id);
  if (uses.length === 0) return;
  const titles = [...new Set(uses.map(({ title }) => title))];
  const named = titles.slice(0, 3).map((title) => `“${title}”`);
  const number = titles.length - named.length;
  const shown = named.join(', ');
  const all =
    number > 0 ? translateError(req, ({ used }) => used.more, { named: shown, number }) : shown;
  const message = translateError(req, ({ used }) => used.shown, { named: all });
  throw new APIError(message, 409, null, true);
};

// Pictures may be nested in lists, tables and quotes.
function showsPicture(node: unknown, id: number | string): boolean {
  if (Array.isArray(node)) return node.some((child) => showsPicture(child, id));
  if (typeof node !== 'object' || node === null) return false;
  const { type, relationTo, value, blockType, poster } = node as Record<string, unknown>;
  if (type === 'upload' && relationTo === 'media' && toId(value) === String(id)) return true;
  if (blockType === 'film' && poster && toId(poster) === String(id)) return true;
  return Object.values(node).some((child) => showsPicture(child, id));
}

const toId = (value: unknown) =>
  String(typeof value === 'object' && value !== null && 'id' in value ? value.id : value);
