import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import mobileCrops from 'virtual:mobile-crops';
import type { ContentPicture } from '@agency/content/schemas/shared';
import { findProjectRoot } from '@agency/server/settings';
import type { ImageMetadata } from 'astro';
import type { MobileCrop, ResponsiveImage } from '../model/responsive-image.ts';
import { getPlaceholder } from './placeholder.ts';

/** An image as `vite-imagetools` builds it. */
export interface BuiltPicture {
  /** `srcset` by format. */
  sources: { webp?: string; avif?: string };
  img: { src: string; w: number; h: number };
}

// The build decides widths and format by the name of a file (vite-plugins/picture-variants.ts).
const images = import.meta.glob<BuiltPicture>(
  '../../../../packages/content/{case-studies,pages}/*/*.{webp,avif}',
  { query: '?as=picture', import: 'default', eager: true },
);
/** The committed files of these are small and sharp enough to be the widest variant; encoding them again costs both. */
const originals = import.meta.glob<ImageMetadata>(
  '../../../../packages/content/{case-studies,pages}/*/*.avif',
  { import: 'default', eager: true },
);
const hashes = import.meta.glob<string>(
  '../../../../packages/content/{case-studies,pages}/*/*.{webp,avif}',
  { query: '?blurhash', import: 'default', eager: true },
);

const toKey = (folder: string, file: string) => `../../../../packages/content/${folder}/${file}`;

export const hasContentImage = (folder: string, file: string): boolean =>
  toKey(folder, file) in images;

/**
 * An image of the content files.
 * @param folder from `packages/content`, e.g. `case-studies/serenita`
 * @throws if it is missing
 */
export async function getContentImage(
  folder: string,
  { file, alt, focus }: ContentPicture,
  sizes: string,
): Promise<ResponsiveImage> {
  const key = toKey(folder, file);
  const image = images[key];
  if (!image) throw new Error(`content/${folder}/${file} is missing`);
  const placeholder = await getPlaceholder(hashes[key] ?? '');
  const { src, w, h } = image.img;
  const original = originals[key];
  const variants = image.sources.webp ?? image.sources.avif;
  const srcSet = original ? `${variants}, ${original.src} ${original.width}w` : variants;
  return { src, srcSet, sizes, width: w, height: h, alt, placeholder, ...(focus && { focus }) };
}

/** The square around the focus that phones show of a gallery image; undefined if they show all of it. */
export function getMobileCrop(
  folder: string,
  { file, alt }: ContentPicture,
): MobileCrop | undefined {
  const crop = mobileCrops[`${folder}/${file}`];
  return crop && { src: crop.picture.img.src, alt, ...(crop.focus && { focus: crop.focus }) };
}

/** The original file of an image. The server runs inside the project, wherever the bundle is. */
export const readContentImage = (folder: string, file: string): Promise<Buffer> =>
  readFile(join(findProjectRoot(process.cwd()), 'packages/content', folder, file));
