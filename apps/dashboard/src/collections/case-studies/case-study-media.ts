import type { PayloadRequest } from 'payload';
import type { CaseStudy } from '../../payload-types.ts';

/** A case study with all it shows, by numbers. */
export type CaseStudyMedia = Pick<
  CaseStudy,
  | 'id'
  | 'client'
  | 'deletedAt'
  | 'blocks'
  | 'tile'
  | 'wide'
  | 'small'
  | 'banner'
  | 'bannerTall'
  | 'aperture'
>;

/** All case studies with what they show, as they are published and as they are being written: of one that is both, both. */
export async function readCaseStudyMedia(req: PayloadRequest): Promise<CaseStudyMedia[]> {
  const found = await Promise.all(
    [true, false].map((draft) =>
      req.payload.find({
        collection: 'case-studies',
        draft,
        // The row of one that was never published is as old as its first draft: only its newest version counts.
        where: draft ? {} : { _status: { equals: 'published' } },
        trash: true,
        pagination: false,
        depth: 0,
        // What is used is used, whoever may read where.
        overrideAccess: true,
        req,
      }),
    ),
  );
  return found.flatMap(({ docs }) => docs);
}
