import type { Image } from '@agency/contracts';
import { getConfiguredMediaUrl } from '../content-client/to-media-url.ts';
import type { ResponsiveImage } from '../model/responsive-image.ts';
import { getPlaceholder } from './placeholder.ts';

/** An image of the dashboard; undefined if the settings do not allow its URL. */
export async function getMediaImage(
  { src, sizes: variants = [], width = 1600, height = 900, name, focus, hashblur }: Image,
  sizes: string,
): Promise<ResponsiveImage | undefined> {
  const url = getConfiguredMediaUrl(src);
  if (!url) return undefined;
  const avif = variants.filter(({ type }) => type === 'image/avif');
  const candidates = (avif.length > 0 ? avif : variants).flatMap((variant) => {
    const variantUrl = getConfiguredMediaUrl(variant.src);
    return variantUrl ? [`${variantUrl} ${variant.width}w`] : [];
  });
  return {
    src: url,
    ...(candidates.length > 0 && { srcSet: candidates.join(', '), sizes }),
    width,
    height,
    alt: name,
    ...(focus && { focus }),
    placeholder: await getPlaceholder(hashblur),
  };
}
