import { isHeic } from '../../collections/media/is-heic.ts';
import { MAX_SIDE } from '../../collections/media/sizes.ts';

/** A picture of at most this many bytes, and no longer side, is sent as it is. */
export const MAX_UNCHANGED_SIZE = 4 * 1024 * 1024;

/** A picture as the browser has decoded it. */
interface FoundPicture {
  type: string;
  width: number;
  height: number;
  bytes: number;
}

/** The file to upload, or why it cannot be uploaded. */
export interface PreparedPicture {
  file: File;
  problem?: 'heic' | 'unreadable';
}

// Accepted types; the browser converts others that it can decode to one of these.
const accepted = new Set(['image/jpeg', 'image/png', 'image/webp']);
// Formats without transparency, which a JPEG would render black.
const opaque = new Set(['image/jpeg', 'image/heic', 'image/heif']);

/** How a picture is re-encoded before the upload; nothing if it is uploaded unchanged. */
export function decideShrink({ type, width, height, bytes }: FoundPicture) {
  const isSmall = Math.max(width, height) <= MAX_SIDE && bytes <= MAX_UNCHANGED_SIZE;
  if (isSmall && accepted.has(type)) return undefined;
  const size = toFit({ width, height }, MAX_SIDE);
  return { ...size, type: opaque.has(type) ? 'image/jpeg' : 'image/webp' };
}

/** Whether the first bytes are those of an animated WebP, which resizing would stop. */
export function isAnimatedWebp(start: Uint8Array): boolean {
  const text = (from: number) => String.fromCharCode(...start.subarray(from, from + 4));
  const isExtended = text(0) === 'RIFF' && text(8) === 'WEBP' && text(12) === 'VP8X';
  return isExtended && ((start[20] ?? 0) & 2) !== 0;
}

/** Resizes a picture in the browser to the size of the library, with orientation applied and without metadata. */
export async function shrinkPicture(file: File): Promise<PreparedPicture> {
  const start = new Uint8Array(await file.slice(0, 32).arrayBuffer());
  const type = isHeic(start) ? 'image/heic' : file.type;
  const problem = type === 'image/heic' ? 'heic' : 'unreadable';
  if (!/^image\/(?:jpeg|png|webp|avif|heic)$/.test(type)) return { file, problem };
  if (isAnimatedWebp(start)) return { file };
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => undefined,
  );
  if (!picture) return { file, problem };
  const { width, height } = picture;
  const shrink = decideShrink({ type, width, height, bytes: file.size });
  // If the canvas is too large for the browser, the server validates the original file.
  const written = shrink && (await writePicture(picture, shrink).catch(() => undefined));
  picture.close();
  // The server gives the file a name with the matching extension.
  return { file: written ? new File([written], file.name, { type: written.type }) : file };
}

/** A size in the same proportions, whose longer side is at most `maxSide`. */
export function toFit({ width, height }: { width: number; height: number }, maxSide: number) {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const toScaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: toScaled(width), height: toScaled(height) };
}

/** Draws a picture in another size, as a file. */
export async function writePicture(
  picture: ImageBitmap,
  { width, height, type }: { width: number; height: number; type: string },
): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws nothing here.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  // A browser that cannot encode WebP returns a PNG, which is accepted too.
  return canvas.convertToBlob({ type, quality: 0.9 });
}
