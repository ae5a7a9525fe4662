import type { CollectionSlug, PayloadRequest } from 'payload';
import { findUses } from '../collections/references/find-uses.ts';
import { type DocumentTarget, targetCollections } from './link-target.ts';

/** A document or page with a link to a post or case study. */
export interface LinkUse {
  title: string;
  kind: 'Post' | 'Case study' | 'Opening' | 'Page';
  path: string;
}

const kinds: Partial<Record<CollectionSlug, LinkUse['kind']>> = {
  blogs: 'Post',
  'case-studies': 'Case study',
  openings: 'Opening',
  content: 'Page',
};

/** Finds links to a post or case study, in drafts and published versions, without the trash. */
export async function findLinkUses(
  req: PayloadRequest,
  { kind, id }: DocumentTarget,
): Promise<LinkUse[]> {
  const uses = await findUses(req, { collection: targetCollections[kind], id });
  return uses.flatMap(({ title, collection, path, inTrash }) => {
    const label = kinds[collection];
    return label && !inTrash ? [{ title, kind: label, path }] : [];
  });
}
