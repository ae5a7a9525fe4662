import type { APIRoute } from 'astro';
import { getConfiguredMediaUrl } from '../../../content-client/to-media-url.ts';
import { getCommittedStudies } from '../../../images/committed-case-studies.ts';
import { createMadePreviews, toPreviewAnswer } from '../../../images/made-previews.ts';
import type { Work } from '../../../images/work.ts';
import { getCaseStudies } from '../../../images/work-tiles.ts';
import { drawPageImage } from '../../../open-graph/page-image.ts';

export const prerender = false;

const previews = createMadePreviews();

/**
 * Preview of a case study: the client's name in the page's language, and its picture in the aperture. Made once for each
 * state of it, when it is first shared. 503 while its picture, or what the dashboard has, cannot be had.
 */
export const GET: APIRoute = async ({ params, locals }) => {
  const works = await getCaseStudies(locals, getConfiguredMediaUrl);
  const isAsked = ({ id }: Work) => id === params.id;
  // A picture that was shared goes on being asked for when a study of the dashboard has taken the committed one's place.
  const work =
    works.find(isAsked) ??
    (await getCommittedStudies(getConfiguredMediaUrl, locals.language)).find(isAsked);
  if (!work) {
    const list = await locals.fetchContent('case-studies');
    return new Response(null, { status: list.status === 'failed' ? 503 : 404 });
  }
  const { name } = await locals.readBrand();
  const { client } = work.study;
  const key = [locals.language.tag, work.id, work.changed, name, client].join(' ');
  const drawing = previews.get(key, async () =>
    drawPageImage(client, name, await work.readArt(locals)),
  );
  // Its picture cannot be had now: another time it can.
  const preview = await drawing.catch(() => undefined);
  if (!preview) return new Response(null, { status: 503 });
  return toPreviewAnswer(preview);
};
