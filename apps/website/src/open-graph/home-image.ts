import { palette } from '@agency/brand/palette';
import { isArabic } from '@agency/content/arabic';
import sharp from 'sharp';
import { getTypefaces, toSetting } from './typesetting.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
/** Room of the dot behind the name and the space before it, of the name's size. */
const DOT = 0.22;
const SPACE = 0.12;
const BASELINE = HEIGHT * 0.6;
const RINGS = 16;

/**
 * The Open Graph image of the home page in a language that writes the agency's name in other letters: the
 * name from margin to margin, and its dot sending rings below the line, as in `public/preview.png`. JPEG, 1200 × 630.
 */
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
