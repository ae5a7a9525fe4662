import type { PayloadRequest } from 'payload';
import { readStaticCaseStudies } from './static-case-studies.ts';

/** The position after the last case study. */
export async function findNextOrder({ req }: { req: PayloadRequest }): Promise<number> {
  const { docs } = await req.payload.find({
    collection: 'case-studies',
    sort: '-order',
    select: { order: true },
    limit: 1,
    pagination: false,
    depth: 0,
    // Positions count even if the user may not read the case study.
    overrideAccess: true,
    req,
  });
  const places = [docs[0]?.order ?? 0, ...readStaticCaseStudies().map(({ study }) => study.order)];
  return Math.max(...places) + 1;
}
