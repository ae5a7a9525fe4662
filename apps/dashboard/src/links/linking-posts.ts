import type { PayloadRequest } from 'payload';
import { findPostsMentioning } from '../collections/blogs/posts-mentioning.ts';

/**
 * Ids of posts, as draft or published, whose article may link to a target.
 * @param target stored target
 * @param names slugs of its URLs
 */
export const findLinkingPosts = (
  req: PayloadRequest,
  { target, names }: { target: string; names: ReadonlySet<string> },
): Promise<number[]> =>
  findPostsMentioning(req, { mentions: [` ${target} `, ...new Set([...names].map(toNeedle))] });

// The longest part that is never percent-encoded.
const toNeedle = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^a-z0-9-]+/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');
