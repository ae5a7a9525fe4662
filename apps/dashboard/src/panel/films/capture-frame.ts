import type { Translations } from '../language/get-translations.ts';
import { requestDashboard } from '../request-dashboard.ts';

/** Widest poster, in pixels. */
const MAX_WIDTH = 1600;

/** The frame that a film shows now, as JPEG; nothing if the browser cannot show the film. */
async function captureFrame(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video;
  if (!videoWidth || !videoHeight) return null;
  const scale = Math.min(1, MAX_WIDTH / videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
}

/**
 * Uploads the current frame of a film to the library and returns its id.
 * @throws with a message for the user
 */
export async function uploadFrame(
  video: HTMLVideoElement,
  { alt, locale }: { alt: string; locale: string },
  texts: Translations<'pictures'>['texts'],
): Promise<number> {
  const frame = await captureFrame(video);
  if (!frame) throw new Error(texts.film.noFrame);
  const body = new FormData();
  body.append('file', new File([frame], 'poster.jpg', { type: frame.type }));
  body.append('_payload', JSON.stringify({ alt }));
  const url = `/cms-api/media?depth=0&locale=${locale}`;
  const request = { method: 'POST', body, networkError: texts.lost } as const;
  const { doc } = await requestDashboard<{ doc: { id: number } }>(url, request);
  return doc.id;
}
