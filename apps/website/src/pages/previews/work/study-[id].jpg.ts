import type { APIRoute } from 'astro';
import { getMediaAddress } from '../../../dashboard-client/get-media-address.ts';
import { makePreview } from '../../../drawings/preview.ts';
import { brand } from '../../../i18n/brand.ts';
import { createMadePreviews } from '../../../images/made-previews.ts';
import { caching } from '../../../model/caching.ts';
import { decideRendition } from '../../../model/work/rendition.ts';

export const prerender = false;

const previews = createMadePreviews();
/** The art fills a circle of this width, px. */
const ART_WIDTH = 600;

/**
 * Preview of a case study of the dashboard: the client's name, and its picture in the aperture. Made once for each
 * state of it, when it is first shared.
 */
export const GET: APIRoute = async ({ params, locals }) => {
  const list = await locals.readDashboard('case-studies');
  if (list.status === 'failed') return new Response(null, { status: 503 });
  const studies = list.status === 'ok' ? list.data : [];
  const study = studies.find(({ id }) => String(id) === params.id);
  if (!study) return new Response(null, { status: 404 });
  const src = decideRendition(study.small ?? study.tile, ART_WIDTH);
  const drawing = previews.get(`${study.id} ${study.updated_at}`, async () => {
    const address = getMediaAddress(src);
    const art = address === undefined ? undefined : await locals.readPicture(address);
    return makePreview(study.client, brand.name, art);
  });
  // Its picture cannot be had now: another time it can.
  const preview = await drawing.catch(() => undefined);
  if (!preview) return new Response(null, { status: 503 });
  return new Response(new Uint8Array(preview), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': caching.preview },
  });
};
