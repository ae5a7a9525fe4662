import type { Payload } from 'payload';
import { findStaticTarget } from './find-targets.ts';
import { collectLinks, isDocument, parseTarget } from './link-target.ts';
import { findPublicPaths } from './linked-documents.ts';

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
