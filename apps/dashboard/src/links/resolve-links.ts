import type { Payload } from 'payload';
import { findStaticTarget } from './find-targets.ts';
import { collectLinks, isDocument, parseTarget } from './link-target.ts';
import { findPublicPaths, findTitle } from './linked-documents.ts';

/**
 * Current paths of the links of an article, by stored target. Targets that are not public are missing. One query each
 * for posts and case studies.
 */
export async function resolveLinks(
  payload: Payload,
  content: unknown,
): Promise<ReadonlyMap<string, string>> {
  const paths = new Map<string, string>();
  const asked = { blogs: new Set<number>(), studies: new Set<number>() };
  for (const { target: stored } of collectLinks(content)) {
    const target = parseTarget(stored);
    if (!target) continue;
    if (isDocument(target)) {
      asked[target.kind].add(target.id);
    } else {
      const place = findStaticTarget(target);
      if (place) paths.set(stored, place.path);
    }
  }
  const found = await Promise.all([
    findPublicPaths(payload, 'blogs', [...asked.blogs]),
    findPublicPaths(payload, 'studies', [...asked.studies]),
  ]);
  for (const [stored, path] of found.flat()) paths.set(stored, path);
  return paths;
}

/** A link that the website shows as plain text, because its target is not public. */
export interface BrokenLink {
  /** Link text. */
  words: string;
  /** Title of the target, if it exists. */
  title?: string;
  /** `gone`: deleted or in the trash; `hidden`: not published yet. */
  reason: 'gone' | 'hidden';
}

/** Links of an article whose target is not public, in order. */
export async function findBrokenLinks(payload: Payload, content: unknown): Promise<BrokenLink[]> {
  const paths = await resolveLinks(payload, content);
  const lost = collectLinks(content).filter(({ target }) => !paths.has(target));
  return Promise.all(
    lost.map(async ({ words, target: stored }): Promise<BrokenLink> => {
      const target = parseTarget(stored);
      const title = target && isDocument(target) ? await findTitle(payload, target) : undefined;
      return title === undefined ? { words, reason: 'gone' } : { words, title, reason: 'hidden' };
    }),
  );
}
