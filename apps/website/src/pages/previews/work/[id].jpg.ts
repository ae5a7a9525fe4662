import type { APIRoute } from 'astro';
import { getCaseStudies } from '../../../features/case-studies/case-studies.ts';
import { getStaticCaseStudies } from '../../../features/case-studies/static-case-studies.ts';
import { respondWithImage } from '../../../open-graph/image-response.ts';
import { drawPageImage } from '../../../open-graph/page-image.ts';

/** The Open Graph image of a case study: the name of the client, and its image in the aperture. */
export const GET: APIRoute = async ({ params, locals }) => {
  // Shared URLs of static case studies stay valid if the dashboard replaces them.
  const known = [
    ...(await getCaseStudies(locals)),
    ...(await getStaticCaseStudies(locals.language)),
  ];
  const entry = known.find(({ id }) => id === params.id);
  if (!entry) {
    const list = await locals.fetchContent('case-studies');
    return new Response(null, { status: list.status === 'failed' ? 503 : 404 });
  }
  const { name } = await locals.readBrand();
  const { client } = entry.caseStudy;
  const key = ['case-study', locals.language.tag, entry.id, entry.changed, name, client].join(' ');
  try {
    return await respondWithImage(key, async () =>
      drawPageImage(client, name, await entry.readOpenGraphArt(locals)),
    );
  } catch {
    // The media host fails.
    return new Response(null, { status: 503 });
  }
};
