import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import mobileCrops from 'virtual:mobile-crops';
import type { ContentPicture } from '@agency/content/schemas/shared';
import { findProjectRoot } from '@agency/server/settings';
import type { ResponsiveImage } from '../model/responsive-image.ts';
import { getPlaceholder } from './placeholder.ts';

/** A picture as the build made it. */
export interface BuiltPicture {
  /** One format each. */
  sources: { webp?: string; avif?: string };
  img: { src: string; w: number; h: number };
}

// All maps are filled at build: every picture of the content folders in its widths, and its blurhash. WebP, because an
// AVIF takes ten times as long to make; but for the banner, which a phone waits for.
const pictures: Record<string, BuiltPicture> = {
  ...import.meta.glob<BuiltPicture>(
    '../../../../packages/content/case-studies/*/{tile,small}.{webp,avif}',
    {
      query: { w: '320;480;640;960', format: 'webp', quality: '76', effort: '3', as: 'picture' },
      import: 'default',
      eager: true,
    },
  ),
  ...import.meta.glob<BuiltPicture>(
    '../../../../packages/content/case-studies/*/banner-tall.{webp,avif}',
    {
      query: { w: '480;780;900', format: 'avif', quality: '50', effort: '3', as: 'picture' },
      import: 'default',
      eager: true,
    },
  ),
  ...import.meta.glob<BuiltPicture>(
    [
      '../../../../packages/content/{case-studies,pages}/*/*.{webp,avif}',
      '!../../../../packages/content/case-studies/*/{tile,small,banner-tall}.{webp,avif}',
      '!../../../../packages/content/case-studies/*/gallery-*.{webp,avif}',
      '!../../../../packages/content/pages/people-of-cairo/*.{webp,avif}',
    ],
    {
      query: { w: '480;640;960;1600', format: 'webp', quality: '76', effort: '3', as: 'picture' },
      import: 'default',
      eager: true,
    },
  ),
  // A phone has crops of its own.
  ...import.meta.glob<BuiltPicture>(
    '../../../../packages/content/case-studies/*/gallery-*.{webp,avif}',
    {
      query: { w: '640;960;1600', format: 'webp', quality: '76', effort: '3', as: 'picture' },
      import: 'default',
      eager: true,
    },
  ),
  // A quarter of the page wide, and half of a phone's.
  ...import.meta.glob<BuiltPicture>(
    '../../../../packages/content/pages/people-of-cairo/*.{webp,avif}',
    {
      query: { w: '360;560;720;1040', format: 'webp', quality: '76', effort: '3', as: 'picture' },
      import: 'default',
      eager: true,
    },
  ),
};
const hashes = import.meta.glob<string>(
  '../../../../packages/content/{case-studies,pages}/*/*.{webp,avif}',
  {
    query: '?blurhash',
    import: 'default',
    eager: true,
  },
);

/** Whether a content folder brings this picture. */
export function hasContentPicture(path: string): boolean {
  return `../../../../packages/content/${path}` in pictures;
}

/**
 * A picture of the content folders.
 * @param folder from `packages/content`, e.g. `case-studies/serenita`
 * @param sizes the CSS `sizes` of its place
 * @throws when there is no such picture: content that names one must bring it
 */
export async function getContentPicture(
  folder: string,
  { file, alt, focus }: ContentPicture,
  sizes: string,
): Promise<ResponsiveImage> {
  const key = `../../../../packages/content/${folder}/${file}`;
  const picture = pictures[key];
  if (!picture) throw new Error(`content/${folder}/${file} is missing`);
  const placeholder = await getPlaceholder(hashes[key] ?? '');
  const { src, w, h } = picture.img;
  const srcSet = picture.sources.webp ?? picture.sources.avif;
  return { src, srcSet, sizes, width: w, height: h, alt, placeholder, ...(focus && { focus }) };
}

/** What a phone is shown of a picture in the gallery of a case study: a square around its focal point; nothing of a board. */
export function getMobileCrop(
  folder: string,
  { file, alt }: ContentPicture,
): Pick<ResponsiveImage, 'src' | 'alt'> | undefined {
  const crop = mobileCrops[`${folder}/${file}`];
  if (!crop) return undefined;
  return { src: crop.img.src, alt };
}

/**
 * A picture of the content folder as it was committed, such as `case-studies/wise`, `small.webp`. The program runs inside the
 * project, wherever a bundler moved this code.
 */
export const readArt = (place: string, file: string): Promise<Buffer> =>
  readFile(join(findProjectRoot(process.cwd()), 'packages/content', place, file));
