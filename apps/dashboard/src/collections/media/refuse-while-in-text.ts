import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import type { Blog } from '../../payload-types.ts';

/** Refuses to delete a picture that stands in the text of an article, published or not, and says in which. */
export const refuseWhileInText: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const titles = new Set<string>();
  for (const draft of [false, true]) {
    const { docs } = await req.payload.find({
      collection: 'blogs',
      draft,
      // The row of a post that was never published is as old as its first draft: only its newest version counts.
      where: draft ? {} : { _status: { equals: 'published' } },
      trash: true,
      pagination: false,
      depth: 0,
      select: { title: true, content: true },
      // A picture is used whoever may read the post.
      overrideAccess: true,
      req,
    });
    for (const { title, content } of docs as Pick<Blog, 'title' | 'content'>[]) {
      if (showsPicture(content, id)) titles.add(title || 'Untitled');
    }
  }
  if (titles.size === 0) return;
  const named = [...titles].slice(0, 3).map((title) => `“${title}”`);
  const more = titles.size > named.length ? ` and ${titles.size - named.length} more` : '';
  throw new APIError(
    `Still shown in the text of ${named.join(', ')}${more}. Take it out there first.`,
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
