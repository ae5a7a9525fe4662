import { isHeic } from '../../collections/media/is-heic.ts';
import type { Translations } from '../language/get-translations.ts';
import {
  decideShrink,
  type FoundPicture,
  isAnimatedWebp,
  toFileName,
  toShrinkText,
} from './decide-shrink.ts';

/** A file as it will be sent. */
export interface PreparedPicture {
  file: File;
  /** What was done to it; nothing when it goes as it is. */
  done?: string;
  /** Why it cannot be sent. */
  problem?: string;
}

/**
 * Resizes a picture in the browser to the size of the library, with orientation applied and without metadata.
 * What is not a picture, or none that a browser can open, is said.
 */
export async function shrinkPicture(
  file: File,
  translations: Translations<'pictures'>,
): Promise<PreparedPicture> {
  const start = new Uint8Array(await file.slice(0, 32).arrayBuffer());
  const isPhoto = isHeic(start);
  const problem = isPhoto ? translations.texts.heic : translations.texts.unreadable;
  if (!isPhoto && !/^image\/(?:jpeg|png|webp|avif)$/.test(file.type)) return { file, problem };
  if (isAnimatedWebp(start)) return { file };
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return { file, problem };
  }
  try {
    const { width, height } = picture;
    const type = isPhoto ? 'image/heic' : file.type;
    const from: FoundPicture = { type, width, height, bytes: file.size };
    const shrink = decideShrink(from);
    if (!shrink) return { file };
    const written = await write(picture, shrink);
    const to = { ...shrink, type: written.type, bytes: written.size };
    const small = new File([written], toFileName(file.name, written.type), { type: written.type });
    return { file: small, done: toShrinkText(from, to, translations) };
  } catch {
    // The canvas is too large for the browser: the server validates the original file.
    return { file };
  } finally {
    picture.close();
  }
}

async function write(
  picture: ImageBitmap,
  { width, height, type }: { width: number; height: number; type: string },
): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws nothing here.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  // A browser that writes no WebP writes a PNG, which is taken as well.
  return canvas.convertToBlob({ type, quality: 0.9 });
}
