import type { CollectionSlug } from 'payload';
import { createReason, type Reason } from '../../platform/language/errors.ts';
import { type ArticleNode, listNodes, toLinkText } from '../rich-text/list-nodes.ts';

/** A reference to a document. */
export interface DocumentReference {
  collection: CollectionSlug;
  id: number | string;
}

/** A reference in an article, and the error message if the document was deleted. */
export type ArticleReference = DocumentReference & { problem: Reason };

/** Collections whose documents an article can link to. */
export const linkedCollections = ['blogs', 'case-studies'] as const;
export type LinkedCollection = (typeof linkedCollections)[number];

/** Stored form of a reference: `media/12`. */
export const toReferenceKey = (collection: string, id: number | string): string =>
  `${collection}/${id}`;

/** The post or case study that a link leads to; nothing for a URL. */
export function getLinkedDocument({ type, fields }: ArticleNode) {
  if (type !== 'link' || fields?.linkType !== 'internal') return undefined;
  const { relationTo, value } = (fields.doc ?? {}) as { relationTo?: unknown; value?: unknown };
  const collection = linkedCollections.find((one) => one === relationTo);
  const id = toId(value);
  return collection && id !== undefined ? { collection, id } : undefined;
}

/** References of an article to pictures and linked documents, in order and at any depth. */
export function collectArticleReferences(content: unknown): ArticleReference[] {
  let pictures = 0;
  return listNodes(content).flatMap((node): ArticleReference[] => {
    const { type, relationTo, value, fields } = node;
    if (type === 'upload') {
      pictures += 1;
      const problem = createReason(({ gone }) => gone.picture, { number: pictures });
      return relationTo === 'media' ? toReference(value, problem) : [];
    }
    if (type === 'block' && fields?.blockType === 'film') {
      const title = String(fields.title ?? '');
      return toReference(
        fields.poster,
        createReason(({ gone }) => gone.film, { title }),
      );
    }
    const linked = getLinkedDocument(node);
    if (!linked) return [];
    const problem = createReason(({ gone }) => gone.link, { words: toLinkText(node) });
    return [{ ...linked, problem }];
  });
}

/** A reference to a picture; none if it is empty. */
function toReference(value: unknown, problem: Reason): ArticleReference[] {
  const id = toId(value);
  return id === undefined ? [] : [{ collection: 'media', id, problem }];
}

/** The id of a reference, which may be a populated document. */
function toId(value: unknown): number | string | undefined {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? id : undefined;
}
