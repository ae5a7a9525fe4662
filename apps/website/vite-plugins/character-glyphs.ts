import type { OpenTypeface } from '@agency/brand/typeface';

/** The glyph of every character of a font. */
export function readGlyphs(font: Buffer, shaper: OpenTypeface['shaper']): Map<number, number> {
  const face = new shaper.Face(new shaper.Blob(Uint8Array.from(font).buffer));
  const opened = new shaper.Font(face);
  return new Map(
    [...face.collectUnicodes()].map((code) => {
      const glyph = opened.nominalGlyph(code);
      if (!glyph || code > 0xfffe) throw new Error(`U+${code.toString(16)} cannot be listed.`);
      return [code, glyph] as const;
    }),
  );
}

/** A `cmap` of one list (format 4), which has no character above U+FFFE. */
export function writeGlyphs(glyphs: ReadonlyMap<number, number>): Buffer {
  const segments = [...glyphs]
    .sort(([one], [other]) => one - other)
    .concat([[0xffff, 0]])
    .map(([code, glyph]) => ({ code, delta: (glyph - code) & 0xffff }));
  const half = 2 ** Math.floor(Math.log2(segments.length));
  const list = toWords([
    ...[4, 16 + 8 * segments.length, 0],
    ...[2 * segments.length, 2 * half, Math.log2(half), 2 * (segments.length - half)],
    ...segments.map(({ code }) => code),
    0,
    ...segments.map(({ code }) => code),
    ...segments.map(({ delta }) => delta),
    ...segments.map(() => 0),
  ]);
  // The same list for Unicode and for Windows.
  return Buffer.concat([toWords([0, 2, 0, 3, 0, 20, 3, 1, 0, 20]), list]);
}

const toWords = (numbers: number[]) => Buffer.from(Uint16Array.from(numbers).buffer).swap16();
