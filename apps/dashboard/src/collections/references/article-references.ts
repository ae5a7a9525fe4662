import type { CollectionSlug } from 'payload';
import { isDocument, parseTarget, targetCollections } from '../../links/link-target.ts';
import { createReason, type Reason } from '../../panel/language/errors.ts';
import { listNodes, toLinkText } from '../../rich-text/list-nodes.ts';

/** A reference to a document. */
export interface DocumentReference {
  collection: CollectionSlug;
  id: number | string;
}

/** A reference in an article, and the error message if the document was deleted. */
export type ArticleReference = DocumentReference & { problem: Reason };

/** References of an article to pictures and linked documents, in order and at any depth. */
export function collectArticleReferences(content: unknown): ArticleReference[] {
  let pictures = 0;
  return listNodes(content).flatMap((node): ArticleReference[] => {
    const { type, relationTo, value, fields } = node;
    if (type === 'upload') {
      pictures += 1;
      const problem = createReason(({ gone }) => gone.picture, { number: pictures });
      return relationTo === 'media' ? toReference('media', value, problem) : [];
    }
    if (type === 'block' && fields?.blockType === 'film') {
      const title = String(fields.title ?? '');
      return toReference(
        'media',
        fields.poster,
        createReason(({ gone }) => gone.film, { title }),
      );
    }
    const target = parseTarget(fields?.target);
    if (!target || !isDocument(target)) return [];
    const problem = createReason(({ gone }) => gone.link, { words: toLinkText(node) });
    return [{ collection: targetCollections[target.kind], id: target.id, problem }];
  });
}

/** A reference by id or populated document; none if it is empty. */
function toReference(collection: 'media', value: unknown, problem: Reason): ArticleReference[] {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  const isId = typeof id === 'number' || (typeof id === 'string' && id !== '');
  return isId ? [{ collection, id, problem }] : [];
}
