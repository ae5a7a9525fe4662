import type { CollectionAfterDeleteHook } from 'payload';
import type { CaseStudy } from '../../payload-types.ts';
import { toStudyKey } from '../content/words-name.ts';

/** Deletes the words of a study in other languages with it. */
export const deleteWords: CollectionAfterDeleteHook<CaseStudy> = async ({ id, req }) => {
  await req.payload.delete({
    collection: 'content',
    where: { key: { equals: toStudyKey(Number(id)) } },
    // Nobody deletes words otherwise.
    overrideAccess: true,
    req,
  });
};
