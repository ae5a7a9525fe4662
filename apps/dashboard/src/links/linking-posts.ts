import type { PayloadRequest } from 'payload';
import { findPostsMentioning } from '../collections/blogs/posts-mentioning.ts';

/**
 * Numbers of the posts whose article may link to something, as it is published or as it is being written: they have the words a
 * link to it would have.
 * @param target as links keep it; @param names last parts of its addresses
 */
export const findLinkingPosts = (
  req: PayloadRequest,
  { target, names }: { target: string; names: ReadonlySet<string> },
): Promise<number[]> =>
  findPostsMentioning(req, { mentions: [` ${target} `, ...new Set([...names].map(toNeedle))] });

// Its longest part that is written alike in every address: other signs may stand there with signs of percent.
const toNeedle = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^a-z0-9-]+/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');
