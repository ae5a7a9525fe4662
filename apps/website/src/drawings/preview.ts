import { type OpenTypeface, openTypeface } from '@agency/brand/typeface';
import { type Axes, volumes } from '@agency/content/phrase';
import { palette } from '@agency/drawing/palette';
import sharp from 'sharp';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
/** Room of the title, px. */
const TITLE_WIDTH = 640;
const SIZES = [136, 120, 104, 88, 76, 64, 54, 46];
const MOST_LINES = 4;
/** The aperture that holds the art; it leaves the right edge. */
const APERTURE = { x: 990, y: 300, r: 300 };

let typeface: Promise<OpenTypeface> | undefined;

/** Opened once; asked for again after a failure. */
function getTypeface(): Promise<OpenTypeface> {
  typeface ??= openTypeface();
  typeface.catch(() => {
    typeface = undefined;
  });
  return typeface;
}

interface Setting {
  /** Advance of a text at this size, px. */
  measure(text: string): number;
  /** A text as an SVG path, its baseline at y. */
  toPath(text: string, x: number, y: number): string;
}

function toSetting(
  { face, shaper }: OpenTypeface,
  { stretch, weight, tracking }: Axes,
  size: number,
): Setting {
  const font = new shaper.Font(face);
  font.setVariations([new shaper.Variation('wdth', stretch), new shaper.Variation('wght', weight)]);
  const scale = size / face.upem;
  const shape = (text: string) => {
    const buffer = new shaper.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shaper.shape(font, buffer);
    return buffer.getGlyphInfosAndPositions();
  };
  const toAdvance = (glyph: { xAdvance?: number }) =>
    (glyph.xAdvance ?? 0) * scale + tracking * size;
  return {
    measure: (text) => shape(text).reduce((sum, glyph) => sum + toAdvance(glyph), 0),
    toPath(text, x, y) {
      let at = x;
      const glyphs = shape(text).map((glyph) => {
        const path = `<path transform="translate(${at.toFixed(1)},${y}) scale(${scale},${-scale})" d="${font.glyphToPath(glyph.codepoint)}"/>`;
        at += toAdvance(glyph);
        return path;
      });
      return glyphs.join('');
    },
  };
}

function toLines(words: string[], setting: Setting): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && setting.measure(longer) <= TITLE_WIDTH)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The largest setting in which the title fits, and its lines; a title too long for all is cut. */
function fitTitle(opened: OpenTypeface, title: string) {
  const words = title.split(/\s+/);
  for (const size of SIZES) {
    const setting = toSetting(opened, volumes[5], size);
    const lines = toLines(words, setting);
    const fits =
      lines.length <= MOST_LINES && lines.every((line) => setting.measure(line) <= TITLE_WIDTH);
    if (fits || size === SIZES.at(-1)) return { size, setting, lines: lines.slice(0, MOST_LINES) };
  }
  throw new Error('no size to set a title in');
}

function toRings(): string {
  const { x, y } = APERTURE;
  const rings = Array.from(
    { length: 5 },
    (_, index) =>
      `<circle cx="${x}" cy="${y}" r="${96 + index * 48}" fill="none" stroke="${palette.cobalt}" stroke-width="${(24 * 0.74 ** index).toFixed(1)}"/>`,
  );
  return `<circle cx="${x}" cy="${y}" r="48" fill="${palette.cobalt}"/>${rings.join('')}`;
}

async function toAperture(art: Buffer): Promise<Buffer> {
  const side = APERTURE.r * 2;
  const mask = Buffer.from(
    `<svg width="${side}" height="${side}"><circle cx="${APERTURE.r}" cy="${APERTURE.r}" r="${APERTURE.r}"/></svg>`,
  );
  const visible = WIDTH - (APERTURE.x - APERTURE.r);
  const round = await sharp(art)
    .resize(side, side, { fit: 'cover' })
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(round)
    .extract({ left: 0, top: 0, width: Math.min(side, visible), height: side })
    .toBuffer();
}

/**
 * The picture shown when a page is shared: its title, its art in the aperture, the wordmark. JPEG, 1200 × 630, far
 * below 300 kB.
 * @param art a picture in any raster or vector form; the house's rings when there is none
 */
export async function makePreview(title: string, brandName: string, art?: Buffer): Promise<Buffer> {
  const opened = await getTypeface();
  const { size, setting, lines } = fitTitle(opened, title);
  const titlePaths = lines.map((line, index) =>
    setting.toPath(line, MARGIN, MARGIN + size * (0.78 + index)),
  );
  const logo = toSetting(opened, volumes[6], 46);
  const logoEnd = MARGIN + logo.measure(brandName);
  const baseline = HEIGHT - MARGIN;
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${palette.paper}"/>${art ? '' : toRings()}${titlePaths.join('')}${logo.toPath(brandName, MARGIN, baseline)}<circle cx="${logoEnd + 9}" cy="${baseline - 6}" r="6" fill="${palette.cobalt}"/></svg>`;
  const layers = art
    ? [
        {
          input: await toAperture(art),
          left: APERTURE.x - APERTURE.r,
          top: APERTURE.y - APERTURE.r,
        },
      ]
    : [];
  return sharp(Buffer.from(page)).composite(layers).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}
