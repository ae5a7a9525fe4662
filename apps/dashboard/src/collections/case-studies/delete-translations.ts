import type { CollectionAfterDeleteHook } from 'payload';
import type { CaseStudy } from '../../payload-types.ts';
import { toCaseStudyKey } from '../content/content-name.ts';

/** Deletes the translations of a deleted case study. */
export const deleteTranslations: CollectionAfterDeleteHook<CaseStudy> = async ({ id, req }) => {
  await req.payload.delete({
    collection: 'content',
    where: { key: { equals: toCaseStudyKey(Number(id)) } },
    // Users cannot delete content.
    overrideAccess: true,
    req,
  });
};
