import { decode } from 'blurhash';

/** Default resolution of a blurred placeholder, pixels each way (docs/product.md, section 8). */
export const PLACEHOLDER_RESOLUTION = 32;

/**
 * The pixels (RGBA) of a blurred placeholder.
 * Throws when a resolution is not larger than zero, when the hash has fewer than 6 characters, or when its length
 * does not match the size it encodes; the messages are those of docs/product.md, section 4.
 */
export function toPlaceholderPixels(
  hash: string,
  resolutionX = PLACEHOLDER_RESOLUTION,
  resolutionY = PLACEHOLDER_RESOLUTION,
): Uint8ClampedArray {
  if (!(resolutionX > 0)) throw new RangeError('resolutionX must be larger than zero');
  if (!(resolutionY > 0)) throw new RangeError('resolutionY must be larger than zero');
  return decode(hash, resolutionX, resolutionY);
}
