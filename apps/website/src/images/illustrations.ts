import type { ImageMetadata } from 'astro';
import type { ResponsiveImage } from '../model/responsive-image.ts';

const files = import.meta.glob<ImageMetadata>(
  '../../../../packages/content/illustrations/*/*.svg',
  { import: 'default', eager: true },
);

/**
 * An SVG of `packages/content/illustrations`.
 * @param name folder and file, e.g. `scenes/panorama`
 * @throws if it is missing
 */
export function getIllustration(name: string, alt = ''): ResponsiveImage {
  const file = files[`../../../../packages/content/illustrations/${name}.svg`];
  if (!file) throw new Error(`content/illustrations/${name}.svg is missing`);
  return { src: file.src, width: file.width, height: file.height, alt };
}
