import type { OpenTypeface } from '@agency/brand/typeface';
import type { Font } from 'harfbuzzjs';

type Shaper = OpenTypeface['shaper'];

/**
 * Opens a font, so that what a browser would draw of it can be compared.
 * @param font an sfnt
 * @param axes a place on its axes, by their tags; the rest stay where they are by default
 */
export function openFont(shaper: Shaper, font: Buffer, axes: Record<string, number> = {}): Font {
  const face = new shaper.Face(new shaper.Blob(Uint8Array.from(font).buffer));
  const opened = new shaper.Font(face);
  opened.setVariations(Object.entries(axes).map(([tag, at]) => new shaper.Variation(tag, at)));
  return opened;
}

/** The glyphs of a text, in the order in which they are drawn, with their widths in units of the font. */
export function shapeText(shaper: Shaper, font: Font, text: string) {
  const buffer = new shaper.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shaper.shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}
