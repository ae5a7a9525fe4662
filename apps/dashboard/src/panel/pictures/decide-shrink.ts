import type { Translations } from '../language/get-translations.ts';

/** Longest side of an uploaded picture, in pixels: the library stores no larger one. */
export const MAX_SIDE = 2400;

/** A picture of at most this many bytes, and no longer side, is sent as it is. */
export const MAX_UNCHANGED_SIZE = 4 * 1024 * 1024;

/** A picture as the browser found it. */
export interface FoundPicture {
  type: string;
  width: number;
  height: number;
  bytes: number;
}

/** How a picture is written anew. */
export interface Shrink {
  width: number;
  height: number;
  type: 'image/jpeg' | 'image/webp';
}

// What the library takes; anything else that a browser can open is turned into one of these.
const accepted = new Set(['image/jpeg', 'image/png', 'image/webp']);
// Formats without transparency, which a JPEG would render black.
const opaque = new Set(['image/jpeg', 'image/heic', 'image/heif']);

/** How a picture is written anew before it is sent; nothing when it goes as it is. */
export function decideShrink({ type, width, height, bytes }: FoundPicture): Shrink | undefined {
  const isSmall = Math.max(width, height) <= MAX_SIDE && bytes <= MAX_UNCHANGED_SIZE;
  if (isSmall && accepted.has(type)) return undefined;
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    type: opaque.has(type) ? 'image/jpeg' : 'image/webp',
  };
}

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/png': 'png',
};

/** A file's name with the end that fits what it has become. */
export function toFileName(name: string, type: string): string {
  const extension = extensions[type];
  return extension ? `${name.replace(/\.[^.]*$/, '') || 'picture'}.${extension}` : name;
}

/** A size as people read it. */
function toSize(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 0.1 ? `${Math.ceil(bytes / 1024)} kB` : `${megabytes.toFixed(1)} MB`;
}

/** What was done to a picture, in a sentence. */
export function toShrinkText(
  from: FoundPicture,
  to: FoundPicture,
  { texts, t }: Translations<'pictures'>,
): string {
  const size = ({ width, height, bytes }: FoundPicture) =>
    t(texts.size, { width: String(width), height: String(height), bytes: toSize(bytes) });
  const sentence = accepted.has(from.type) ? texts.shrunk : texts.turned;
  const kind = to.type.replace('image/', '').toUpperCase();
  return t(sentence, { from: size(from), to: size(to), kind });
}

/** Whether the first bytes are those of an animated WebP, which resizing would stop. */
export function isAnimatedWebp(start: Uint8Array): boolean {
  const text = (from: number) => String.fromCharCode(...start.subarray(from, from + 4));
  const isExtended = text(0) === 'RIFF' && text(8) === 'WEBP' && text(12) === 'VP8X';
  return isExtended && ((start[20] ?? 0) & 2) !== 0;
}
