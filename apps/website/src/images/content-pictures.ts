import { getPlaceholder } from './placeholder.ts';
import type { ResponsiveImage } from './responsive-image.ts';

interface BuiltPicture {
  sources: { avif?: string };
  img: { src: string; w: number; h: number };
}

// Both maps are filled at build: every picture of the content folders in its widths, and its blurhash.
const pictures = import.meta.glob<BuiltPicture>('../content/**/tile.webp', {
  query: { w: '360;540;720;960', format: 'avif', quality: '58', as: 'picture' },
  import: 'default',
  eager: true,
});
const hashes = import.meta.glob<string>('../content/**/tile.webp', {
  query: '?blurhash',
  import: 'default',
  eager: true,
});

/**
 * A picture of the content folders.
 * @param path from `src/content`, e.g. `case-studies/serenita/tile.webp`
 * @param sizes the CSS `sizes` of its place
 * @throws when there is no such picture: content that names one must bring it
 */
export async function getContentPicture(
  path: string,
  alt: string,
  sizes: string,
): Promise<ResponsiveImage> {
  const key = `../content/${path}`;
  const picture = pictures[key];
  if (!picture) throw new Error(`content/${path} is missing`);
  const placeholder = await getPlaceholder(hashes[key] ?? '');
  const { src, w, h } = picture.img;
  return { src, srcSet: picture.sources.avif, sizes, width: w, height: h, alt, placeholder };
}
