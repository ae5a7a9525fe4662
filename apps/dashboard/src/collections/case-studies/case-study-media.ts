import type { PayloadRequest } from 'payload';
import type { CaseStudy } from '../../payload-types.ts';

/** A case study with the ids of its pictures and films. */
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

/** Reads the latest and the published version of each case study. */
export async function readCaseStudyMedia(req: PayloadRequest): Promise<CaseStudyMedia[]> {
  const found = await Promise.all(
    [true, false].map((draft) =>
      req.payload.find({
        collection: 'case-studies',
        draft,
        // The row of an unpublished document has its first draft; only the latest version counts.
        where: draft ? {} : { _status: { equals: 'published' } },
        trash: true,
        pagination: false,
        depth: 0,
        // References count even if the user may not read the document.
        overrideAccess: true,
        req,
      }),
    ),
  );
  return found.flatMap(({ docs }) => docs);
}
