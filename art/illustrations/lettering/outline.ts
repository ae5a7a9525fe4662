import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as harfbuzz from 'harfbuzzjs';
import { parse } from 'yaml';
import { openTypeface } from '../../../packages/brand/typeface.ts';
import type { Outline } from './lettering.ts';

interface Face {
  /** Font file, as a package path. */
  file: string;
  /** Variation axes of a variable font. */
  axes?: Record<string, number>;
}

interface Word {
  text: string;
  /** A name of `faces`. */
  face: string;
  /** Letter spacing, em. */
  tracking?: number;
  /** A second line, centred below the first: its size as a share of the first line's, its distance in em of that. */
  under?: { text: string; size: number; tracking?: number; drop: number };
  /** Six-digit colour it is drawn in; black when left out. */
  colour?: string;
  /** Whether it shares its size with words beside it. */
  line?: boolean;
  /** Whether it is shown among other logos. */
  logo?: boolean;
}

/** Units of the outlines, an em. */
const EM = 1000;

/** Top and bottom of a line of Arabic lettering: words cut to it keep their common size. */
const LINE = [-1080, 420] as const;

type Point = [x: number, y: number];
type Glyph = readonly { type: string; values: number[] }[];

/** Collects what a font draws: the path, its corners for the box, and the area inside it. */
function createPen(scale: number) {
  const commands: string[] = [];
  const corners: Point[] = [];
  let area = 0;
  let first: Point = [0, 0];
  let last: Point = [0, 0];
  const close = () => {
    area += (last[0] * first[1] - first[0] * last[1]) / 2;
  };
  return {
    draw(glyph: Glyph, x: number, y: number, size = 1) {
      for (const { type, values } of glyph) {
        const points = toPairs(values).map(
          (pair): Point => [
            Math.round((x + pair[0] * size) * scale),
            Math.round(-(y + pair[1] * size) * scale),
          ],
        );
        commands.push(type + points.join(' '));
        const next = points.at(-1);
        if (!next) close();
        else {
          if (type === 'M') first = next;
          else area += (last[0] * next[1] - next[0] * last[1]) / 2;
          last = next;
          corners.push(next);
        }
      }
    },
    finish: () => ({ path: commands.join(''), corners, area: Math.abs(area) }),
  };
}

function toPairs(values: number[]): Point[] {
  return Array.from({ length: values.length / 2 }, (_, index) => [
    values[2 * index] ?? 0,
    values[2 * index + 1] ?? 0,
  ]);
}

/** The glyphs of a line and where each stands, in the font's units. The width ends with the last glyph. */
function toLine(font: harfbuzz.Font, text: string, tracking: number) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);

  let x = 0;
  const glyphs = buffer.getGlyphInfosAndPositions().map((glyph) => {
    const placed = {
      outline: font.glyphToJson(glyph.codepoint),
      x: x + (glyph.xOffset ?? 0),
      y: glyph.yOffset ?? 0,
    };
    x += (glyph.xAdvance ?? 0) + tracking;
    return placed;
  });
  return { glyphs, width: x - tracking };
}

function toOutline(
  face: harfbuzz.Face,
  axes: Record<string, number> | undefined,
  word: Word,
): Outline {
  const font = new harfbuzz.Font(face);
  if (axes)
    font.setVariations(
      Object.entries(axes).map(([axis, value]) => new harfbuzz.Variation(axis, value)),
    );
  const pen = createPen(EM / face.upem);
  const first = toLine(font, word.text, (word.tracking ?? 0) * face.upem);
  for (const { outline, x, y } of first.glyphs) pen.draw(outline, x, y);
  if (word.under) {
    const { text, size, tracking = 0, drop } = word.under;
    const second = toLine(font, text, tracking * face.upem);
    const left = (first.width - second.width * size) / 2;
    for (const { outline, x, y } of second.glyphs)
      pen.draw(outline, left + x * size, y * size - drop * face.upem, size);
  }
  const { path, corners, area } = pen.finish();
  if (corners.length === 0) throw new Error(`lettering '${word.text}' has no outline`);
  const xs = corners.map((corner) => corner[0]);
  const ys = corners.map((corner) => corner[1]);
  const left = Math.min(...xs);
  const [top, bottom] = word.line ? LINE : [Math.min(...ys), Math.max(...ys)];
  return {
    path,
    box: { x: left, y: top, width: Math.max(...xs) - left, height: bottom - top },
    foot: word.under ? bottom : 0,
    ink: area,
    colour: word.colour ?? '#000000',
    logo: word.logo ?? false,
  };
}

/** Every word of `lettering.yaml` as an outline, by its name. */
export async function outlineWords(): Promise<Record<string, Outline>> {
  const file = new URL('./lettering.yaml', import.meta.url);
  const { faces, words }: { faces: Record<string, Face>; words: Record<string, Word> } = parse(
    readFileSync(file, 'utf8'),
  );
  const outlines: Record<string, Outline> = {};
  // One after the other: the decoder of the font files has a single memory.
  for (const [name, word] of Object.entries(words)) {
    const face = faces[word.face];
    if (!face) throw new Error(`lettering '${name}' names an unknown face '${word.face}'`);
    const opened = await openTypeface(fileURLToPath(import.meta.resolve(face.file)));
    outlines[name] = toOutline(opened.face, face.axes, word);
  }
  return outlines;
}
