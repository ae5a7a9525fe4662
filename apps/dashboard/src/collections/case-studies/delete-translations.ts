import type { CollectionAfterDeleteHook } from 'payload';
import type { CaseStudy } from '../../payload-types.ts';
import { toCaseStudyKey } from '../content/content-name.ts';

/** Deletes the words of a study in other languages with it. */
export const deleteTranslations: CollectionAfterDeleteHook<CaseStudy> = async ({ id, req }) => {
  await req.payload.delete({
    collection: 'content',
    where: { key: { equals: toCaseStudyKey(Number(id)) } },
    // Nobody deletes words otherwise.
    overrideAccess: true,
    req,
  });
};
