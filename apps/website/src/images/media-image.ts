import type { Image } from '@agency/contracts';
import type { ResponsiveImage } from '../model/responsive-image.ts';
import { getPlaceholder } from './placeholder.ts';

/** Turns a picture's `src` into its address; nothing when it could lead elsewhere. */
export type ToAddress = (src: string) => string | undefined;

/** A picture of the dashboard's media library; nothing when it has no address to be shown from. */
export async function getMediaPicture(
  image: Image,
  toAddress: ToAddress,
  sizes: string,
): Promise<ResponsiveImage | undefined> {
  const src = toAddress(image.src);
  if (!src) return undefined;
  const avif = (image.sizes ?? []).filter((size) => size.type === 'image/avif');
  const candidates = (avif.length > 0 ? avif : (image.sizes ?? [])).flatMap((size) => {
    const address = toAddress(size.src);
    return address ? [`${address} ${size.width}w`] : [];
  });
  return {
    src,
    srcSet: candidates.join(', ') || undefined,
    sizes: candidates.length > 0 ? sizes : undefined,
    width: image.width ?? 1600,
    height: image.height ?? 900,
    alt: image.name,
    ...(image.focus && { focus: image.focus }),
    placeholder: await getPlaceholder(image.hashblur),
  };
}
