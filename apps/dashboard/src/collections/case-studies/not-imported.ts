import type { Payload } from 'payload';
import { readStaticCaseStudies, type StaticCaseStudy } from './static-case-studies.ts';

/** Static case studies without a copy in the dashboard, the trash included. */
export async function findNotImported(payload: Payload): Promise<StaticCaseStudy[]> {
  const { docs } = await payload.find({
    collection: 'case-studies',
    draft: true,
    trash: true,
    select: { slug: true },
    pagination: false,
    depth: 0,
    // Shown to editors only.
    overrideAccess: true,
  });
  const taken = new Set(docs.map(({ slug }) => slug));
  return readStaticCaseStudies().filter(({ name }) => !taken.has(name));
}
