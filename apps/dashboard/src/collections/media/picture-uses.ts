import type { ContentKey } from '@agency/content/content-files';
import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload';
import type { Blog } from '../../payload-types.ts';
import { toContentName } from '../content/content-names.ts';
import { findPictures } from '../content/library-pictures.ts';
import type { PictureUse } from './picture-use.ts';
import { findStudyPictureUses } from './study-picture-uses.ts';

type PictureField = 'content' | 'image' | 'shareImage';

/**
 * Where a picture is shown: by people and films, and by posts, pages and case studies as they are published and as they
 * are being written.
 */
export async function findPictureUses(
  req: PayloadRequest,
  picture: number | string,
): Promise<PictureUse[]> {
  const uses = new Map<string, PictureUse>();
  const add = (use: PictureUse) => uses.set(`${use.collection} ${use.id} ${use.as}`, use);
  for (const draft of [true, false]) {
    const { docs } = await req.payload.find({
      collection: 'blogs',
      draft,
      // The row of a post that was never published is as old as its first draft: only its newest version counts.
      where: draft ? {} : { _status: { equals: 'published' } },
      trash: true,
      pagination: false,
      depth: 0,
      select: { title: true, content: true, image: true, shareImage: true, deletedAt: true },
      // A picture is used whoever may read the post.
      overrideAccess: true,
      req,
    });
    for (const post of docs as Pick<Blog, PictureField | 'id' | 'title' | 'deletedAt'>[]) {
      const { id, title, deletedAt } = post;
      const use = { collection: 'blogs', id, title: title || 'Untitled' } as const;
      const inTrash = Boolean(deletedAt);
      if (post.image && toId(post.image) === String(picture)) add({ ...use, as: 'cover', inTrash });
      if (post.shareImage && toId(post.shareImage) === String(picture)) {
        add({ ...use, as: 'shared', inTrash });
      }
      if (showsPicture(post.content, picture)) add({ ...use, as: 'article', inTrash });
    }
  }
  for (const use of await findUsesInWords(req, picture)) add(use);
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
    add({ collection: 'team-members', id, title: name, as: 'portrait', inTrash: false });
  }
  for (const use of await findStudyPictureUses(req, picture)) add(use);
  return [...uses.values()];
}

/** The files of words that show a picture, as they are published and as they are being written. */
async function findUsesInWords(
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
    .map(({ id, key }) => ({
      collection: 'content',
      id,
      title: toContentName(key as ContentKey),
      as: 'page',
      path: `/admin/words/${key}`,
      inTrash: false,
    }));
}

/** Refuses to delete a picture that is shown somewhere, and says where. */
export const refuseWhileShown: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await findPictureUses(req, id);
  if (uses.length === 0) return;
  const titles = [...new Set(uses.map(({ title }) => title))];
  const named = titles.slice(0, 3).map((title) => `“${title}”`);
  const more = titles.length > named.length ? ` and ${titles.length - named.length} more` : '';
  throw new APIError(
    `Still shown by ${named.join(', ')}${more}. Take it out there first: its page links to each of them.`,
    409,
    null,
    true,
  );
};

// Pictures may stand within lists, tables and quotes: every node is looked at.
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
