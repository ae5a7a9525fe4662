import type { CollectionSlug } from 'payload';
import { isDocument, parseTarget, targetCollections, toLinkText } from '../../links/link-target.ts';

/** A reference to a document. */
export interface DocumentReference {
  collection: CollectionSlug;
  id: number | string;
}

/** Position of a reference in an article, for error messages. */
export type ArticlePosition =
  /** Number of the picture in the article. */
  | { kind: 'picture'; number: number }
  /** Title of the film. */
  | { kind: 'film'; title: string }
  /** Text of the link. */
  | { kind: 'link'; words: string };

interface Node {
  type?: unknown;
  children?: unknown;
  relationTo?: unknown;
  value?: unknown;
  fields?: Record<string, unknown> | null;
}

/** References of an article to pictures and linked documents, in order and at any depth. */
export function collectArticleReferences(
  content: unknown,
): (DocumentReference & { place: ArticlePosition })[] {
  const found: (DocumentReference & { place: ArticlePosition })[] = [];
  let pictures = 0;
  const look = (node: Node) => {
    const { type, relationTo, value, fields, children } = node;
    if (type === 'upload') {
      pictures += 1;
      const id = toId(value);
      const place = { kind: 'picture', number: pictures } as const;
      if (relationTo === 'media' && id !== undefined)
        found.push({ collection: 'media', id, place });
    }
    if (type === 'block' && fields?.blockType === 'film') {
      const id = toId(fields.poster);
      const place = { kind: 'film', title: String(fields.title ?? '') } as const;
      if (id !== undefined) found.push({ collection: 'media', id, place });
    }
    const target = parseTarget(fields?.target);
    if (target && isDocument(target)) {
      const collection = targetCollections[target.kind];
      found.push({
        collection,
        id: target.id,
        place: { kind: 'link', words: toLinkText(children) },
      });
    }
    if (Array.isArray(children)) for (const child of children) if (isNode(child)) look(child);
  };
  const root = (content as { root?: unknown } | null | undefined)?.root;
  if (isNode(root)) look(root);
  return found;
}

const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null;

function toId(value: unknown): number | string | undefined {
  const id = isNode(value) && 'id' in value ? value.id : value;
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? id : undefined;
}
