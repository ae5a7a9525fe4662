import outlines from 'virtual:lettering';
import { LOGO_FRAME } from '../drawings/lettering.ts';
import type { ResponsiveImage } from '../model/responsive-image.ts';

/**
 * A drawn word as a picture.
 * @param word its name in `content/lettering`
 * @throws when there is no such word: content that names one must bring it
 */
export function getLettering(word: string, alt: string): ResponsiveImage {
  const outline = outlines[word];
  if (!outline) throw new Error(`content/lettering lacks '${word}'`);
  const { width, height } = outline.logo ? LOGO_FRAME : outline.box;
  return { src: `/lettering/${word}.svg`, width, height, alt };
}
