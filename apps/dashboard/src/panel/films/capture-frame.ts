import type { Translations } from '../language/get-translations.ts';
import { type NewPicture, uploadPicture } from '../pictures/upload-picture.ts';

/** Widest poster, in pixels. */
const MAX_WIDTH = 1600;

/**
 * The picture a film shows at this moment, as JPEG.
 * @throws when the browser cannot show the film
 */
export async function captureFrame(video: HTMLVideoElement): Promise<Blob> {
  const { videoWidth, videoHeight } = video;
  if (!videoWidth || !videoHeight) throw new Error('nothing is shown');
  const scale = Math.min(1, MAX_WIDTH / videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const picture = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.9),
  );
  if (!picture) throw new Error('the frame is no picture');
  return picture;
}

/**
 * Puts a frame into the media library, once for each key. @returns its number
 * @throws with a message for the user
 */
export async function uploadFrame(
  take: () => Promise<Blob>,
  picture: Omit<NewPicture, 'file'>,
  texts: Translations<'pictures'>['texts'],
): Promise<number> {
  const frame = await take().catch(() => {
    throw new Error(texts.film.noFrame);
  });
  const file = new File([frame], 'poster.jpg', { type: frame.type });
  return uploadPicture({ ...picture, file }, texts.lost);
}
