import { palette } from '@agency/brand/palette';
import { isArabic } from '@agency/content/arabic';
import { type Focus, toCropArea } from '@agency/contracts';
import sharp from 'sharp';
import { getTypefaces, type Setting, type Typefaces, toSetting } from './typesetting.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
/** px. */
const TITLE_WIDTH = 610;
const SIZES = [136, 120, 104, 88, 76, 64, 54, 46];
const MAX_LINES = 4;
/** Arabic letters have descenders and marks. */
const ARABIC_LEADING = 1.28;
const APERTURE = { x: 990, y: 300, r: 300 };

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

/** The largest setting in which the title fits; a longer title is truncated. */
function fitTitle(faces: Typefaces, title: string) {
  const words = title.split(/\s+/);
  for (const size of SIZES) {
    const setting = toSetting(faces, 5, size, title);
    const lines = toLines(words, setting);
    const fits =
      lines.length <= MAX_LINES && lines.every((line) => setting.measure(line) <= TITLE_WIDTH);
    if (fits || size === SIZES.at(-1)) return { size, setting, lines: lines.slice(0, MAX_LINES) };
  }
  throw new Error('There is no size for titles.');
}

function toRings(x: number): string {
  const { y } = APERTURE;
  const rings = Array.from(
    { length: 5 },
    (_, index) =>
      `<circle cx="${x}" cy="${y}" r="${96 + index * 48}" fill="none" stroke="${palette.cobalt}" stroke-width="${(24 * 0.74 ** index).toFixed(1)}"/>`,
  );
  return `<circle cx="${x}" cy="${y}" r="48" fill="${palette.cobalt}"/>${rings.join('')}`;
}

/** A picture in any format of sharp, and what the aperture must show of it. */
export interface PageArt {
  data: Buffer;
  focus?: Focus;
}

/** The edge of the page cuts the circle, and the picture is cropped to what is left of it. */
async function toAperture({ data, focus }: PageArt, isMirrored: boolean): Promise<Buffer> {
  const { r, x } = APERTURE;
  const width = WIDTH - (x - r);
  const height = r * 2;
  const mask = Buffer.from(
    `<svg width="${width}" height="${height}"><circle cx="${isMirrored ? width - r : r}" cy="${r}" r="${r}"/></svg>`,
  );
  return sharp(data)
    .extract(toCropArea(await sharp(data).metadata(), width / height, focus))
    .resize(width, height)
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/**
 * The Open Graph image of a page: its title, its art in the aperture, the wordmark; mirrored if the title is Arabic.
 * JPEG, 1200 × 630.
 * @param art rings if undefined
 */
export async function drawPageImage(
  title: string,
  brandName: string,
  art?: PageArt,
): Promise<Buffer> {
  const faces = await getTypefaces();
  const isMirrored = isArabic(title);
  const start = isMirrored ? WIDTH - MARGIN : MARGIN;
  const { size, setting, lines } = fitTitle(faces, title);
  const leading = isMirrored ? ARABIC_LEADING : 1;
  const titlePaths = lines.map((line, index) =>
    setting.toPath(line, start, MARGIN + size * (0.78 + leading * index)),
  );
  const logo = toSetting(faces, 6, 46, brandName);
  const logoWidth = logo.measure(brandName) + 9;
  const baseline = HEIGHT - MARGIN;
  // The name may be in another script than the title.
  const isLogoMirrored = isArabic(brandName);
  const logoStart = isMirrored && !isLogoMirrored ? WIDTH - MARGIN - logoWidth - 6 : start;
  const logoEnd = isLogoMirrored ? logoStart - logoWidth : logoStart + logoWidth;
  const apertureX = isMirrored ? WIDTH - APERTURE.x : APERTURE.x;
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${palette.paper}"/>${art ? '' : toRings(apertureX)}${titlePaths.join('')}${logo.toPath(brandName, logoStart, baseline)}<circle cx="${logoEnd}" cy="${baseline - 6}" r="6" fill="${palette.cobalt}"/></svg>`;
  const layers = art
    ? [
        {
          input: await toAperture(art, isMirrored),
          left: isMirrored ? 0 : APERTURE.x - APERTURE.r,
          top: APERTURE.y - APERTURE.r,
        },
      ]
    : [];
  return sharp(Buffer.from(page)).composite(layers).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}

/** The dot behind the name and the space before it, em. */
const DOT = 0.22;
const SPACE = 0.12;
const BASELINE = HEIGHT * 0.6;
const RINGS = 16;

/** The Open Graph image of the home page, as in `public/preview.png`. JPEG, 1200 × 630. */
export async function drawHomeImage(name: string): Promise<Buffer> {
  const faces = await getTypefaces();
  const room = toSetting(faces, 6, 1, name).measure(name) + SPACE + DOT;
  const size = Math.min((WIDTH - 2 * MARGIN) / room, HEIGHT * 0.62);
  const setting = toSetting(faces, 6, size, name);
  const forward = isArabic(name) ? -1 : 1;
  const start = (WIDTH - forward * room * size) / 2;
  const r = (DOT * size) / 2;
  const x = start + forward * (room * size - r);
  const y = BASELINE - r;
  const pitch = r * 0.9;
  const rings = Array.from(
    { length: RINGS },
    (_, index) =>
      `<circle cx="${x}" cy="${y}" r="${r + pitch * (index + 1)}" stroke-width="${pitch * 0.45 * 0.84 ** index}"/>`,
  );
  const below = `<clipPath id="below"><rect y="${BASELINE}" width="100%" height="100%"/></clipPath>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${below}<rect width="100%" height="100%" fill="${palette.paper}"/><g clip-path="url(#below)" fill="none" stroke="${palette.cobalt}">${rings.join('')}</g>${setting.toPath(name, start, BASELINE)}<circle cx="${x}" cy="${y}" r="${r}" fill="${palette.cobalt}"/></svg>`;
  return sharp(Buffer.from(drawing)).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}
