import type { Payload } from 'payload';
import { readStaticCaseStudies, type StaticCaseStudy } from './static-case-studies.ts';

/** Case studies that the site is shipped with and of which the dashboard has no copy, in the trash neither. */
export async function findNotImported(payload: Payload): Promise<StaticCaseStudy[]> {
  const { docs } = await payload.find({
    collection: 'case-studies',
    draft: true,
    trash: true,
    select: { slug: true },
    pagination: false,
    depth: 0,
    // Shown to those who write them.
    overrideAccess: true,
  });
  const taken = new Set(docs.map(({ slug }) => slug));
  return readStaticCaseStudies().filter(({ name }) => !taken.has(name));
}
