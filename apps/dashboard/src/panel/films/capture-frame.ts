import type { Translations } from '../../platform/language/get-translations.ts';
import { toFit, writePicture } from '../pictures/shrink-picture.ts';
import { requestDashboard } from '../request-dashboard.ts';

/** Longest side of a poster, in pixels. */
const MAX_SIDE = 1600;

/**
 * Uploads the current frame of a film to the library and returns its id.
 * @throws with a message for the user
 */
export async function uploadFrame(
  video: HTMLVideoElement,
  { alt, locale }: { alt: string; locale: string },
  { film }: Translations<'pictures'>['texts'],
): Promise<number> {
  // A browser that cannot show the film has no frame.
  const frame = await createImageBitmap(video).catch(() => undefined);
  if (!frame) throw new Error(film.noFrame);
  const type = 'image/jpeg';
  const file = await writePicture(frame, { ...toFit(frame, MAX_SIDE), type });
  const body = new FormData();
  body.append('file', new File([file], 'poster.jpg', { type }));
  body.append('_payload', JSON.stringify({ alt }));
  const url = `/cms-api/media?depth=0&locale=${locale}`;
  const { doc } = await requestDashboard<{ doc: { id: number } }>(url, { method: 'POST', body });
  return doc.id;
}
