import type { Payload } from 'payload';
import { findPublic } from '../../api/find-public.ts';
import { isReadable, toPostPath } from '../blogs/post-path.ts';
import {
  getLinkedDocument,
  type LinkedCollection,
  toReferenceKey,
} from '../references/article-references.ts';
import { listNodes } from '../rich-text/list-nodes.ts';

interface Located {
  slug?: string | null;
  language?: string | null;
}

/** The path of a post or case study. */
export const toDocumentPath = (
  collection: LinkedCollection,
  { slug, language }: Located,
): string => (collection === 'blogs' ? toPostPath({ slug, language }) : `/${slug ?? ''}`);

/**
 * Current paths of the documents that an article links to, by reference (`blogs/12`). Documents that are not public are
 * missing. One query for each collection.
 */
export async function resolveLinks(
  payload: Payload,
  content: unknown,
): Promise<ReadonlyMap<string, string>> {
  const linked = listNodes(content).flatMap((node) => getLinkedDocument(node) ?? []);
  const found = await Promise.all(
    [...Map.groupBy(linked, ({ collection }) => collection)].map(async ([collection, links]) => {
      const docs = await findPublic(payload, collection, {
        where: { id: { in: [...new Set(links.map(({ id }) => id))] } },
        select: { slug: true, language: true },
      });
      return (docs as (Located & { id: number })[])
        .filter((doc) => collection !== 'blogs' || isReadable(doc))
        .map(
          (doc) => [toReferenceKey(collection, doc.id), toDocumentPath(collection, doc)] as const,
        );
    }),
  );
  return new Map(found.flat());
}
