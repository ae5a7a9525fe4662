import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload';
import type { Blog } from '../../payload-types.ts';

/** A place that shows a picture. */
export interface PictureUse {
  collection: 'blogs' | 'team-members';
  id: number;
  /** Title of the post or name of the person. */
  title: string;
  as: 'cover' | 'article' | 'portrait';
  /** Whether it lies in the trash. */
  inTrash: boolean;
}

/** Where a picture is shown: by people, and by posts as they are published and as they are being written. */
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
      select: { title: true, content: true, image: true, deletedAt: true },
      // A picture is used whoever may read the post.
      overrideAccess: true,
      req,
    });
    for (const post of docs as Pick<Blog, 'id' | 'title' | 'content' | 'image' | 'deletedAt'>[]) {
      const { id, title, deletedAt } = post;
      const use = { collection: 'blogs', id, title: title || 'Untitled' } as const;
      const inTrash = Boolean(deletedAt);
      if (post.image && toId(post.image) === String(picture)) add({ ...use, as: 'cover', inTrash });
      if (showsPicture(post.content, picture)) add({ ...use, as: 'article', inTrash });
    }
  }
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
  return [...uses.values()];
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
  const { type, relationTo, value } = node as Record<string, unknown>;
  if (type === 'upload' && relationTo === 'media' && toId(value) === String(id)) return true;
  return Object.values(node).some((child) => showsPicture(child, id));
}

const toId = (value: unknown) =>
  String(typeof value === 'object' && value !== null && 'id' in value ? value.id : value);
