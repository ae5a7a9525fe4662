import sharp from 'sharp';
import { n, type Point } from '../draw/svg.ts';

export interface Halftone {
  /** Where the rings of dots begin: the mouth, because the dot is the voice. */
  centre: Point;
  /** Distance from ring to ring, and from dot to dot on a ring. */
  pitch: number;
  ground: string;
  ink: string;
  /** Dark dots on a light ground, or light dots on a dark one. */
  negative: boolean;
  /** The house's dot behind the head. */
  disc: { at: Point; r: number; colour: string };
  /** Small dots over everything: an earring, a brooch. */
  accents?: readonly { at: Point; r: number; colour: string }[];
}

/**
 * Turns a shaded drawing on a transparent ground into rings of dots. The silhouette is filled with the
 * ground's colour first, so that the light parts of a face are not the colour of the disc behind it.
 */
export async function toHalftone(png: Buffer, options: Halftone): Promise<Buffer> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const { centre, pitch, ground, ink, negative, disc, accents = [] } = options;
  const reach = Math.ceil(pitch / 2);
  const sample = (x: number, y: number): { tone: number; cover: number } => {
    let [sum, alpha, count] = [0, 0, 0];
    for (let dy = -reach; dy <= reach; dy += 2)
      for (let dx = -reach; dx <= reach; dx += 2) {
        // Past the edge of the page the picture goes on as it is at the edge.
        const px = Math.min(Math.max(Math.round(x + dx), 0), width - 1);
        const py = Math.min(Math.max(Math.round(y + dy), 0), height - 1);
        count++;
        const at = (py * width + px) * 4;
        const a = (data[at + 3] ?? 0) / 255;
        sum += (1 - (data[at] ?? 0) / 255) * a;
        alpha += a;
      }
    return { tone: alpha > 0 ? sum / alpha : 0, cover: alpha / count };
  };
  const dots: string[] = [];
  const furthest = Math.hypot(
    Math.max(centre[0], width - centre[0]),
    Math.max(centre[1], height - centre[1]),
  );
  for (let ring = 0; ring * pitch < furthest + pitch; ring++) {
    const radius = ring * pitch;
    const count = ring === 0 ? 1 : Math.round((Math.PI * 2 * radius) / pitch);
    for (let i = 0; i < count; i++) {
      const angle = ((i + (ring % 2) * 0.5) / count) * Math.PI * 2;
      const [x, y] = [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius];
      if (x < -pitch || y < -pitch || x > width + pitch || y > height + pitch) continue;
      const { tone, cover } = sample(x, y);
      if (cover < 0.45) continue;
      const dark = toContrast(tone);
      const amount = negative ? 1 - dark : dark;
      if (amount < 0.035) continue;
      const r = pitch * 0.7 * Math.sqrt(amount);
      dots.push(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`);
    }
  }
  const rgb = negative
    ? [0, 0, 0]
    : [1, 3, 5].map((i) => Number.parseInt(ground.slice(i, i + 2), 16));
  const silhouette = Buffer.alloc(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    // A soft edge in the drawing must not become a smear in print.
    const alpha = ((data[i * 4 + 3] ?? 0) - 118) * 12;
    silhouette.set([...rgb, Math.min(Math.max(alpha, 0), 255)], i * 4);
  }
  const fill = await sharp(silhouette, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  const layer = (inner: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inner}</svg>`,
    );
  const circle = ({ at, r, colour }: { at: Point; r: number; colour: string }) =>
    `<circle cx="${n(at[0])}" cy="${n(at[1])}" r="${n(r)}" fill="${colour}"/>`;
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([
      { input: layer(circle(disc)) },
      { input: fill },
      { input: layer(`<g fill="${ink}">${dots.join('')}</g>${accents.map(circle).join('')}`) },
    ])
    .png()
    .toBuffer();
}

/** A printer's curve: whites stay clean, blacks close up, the face happens in between. */
function toContrast(tone: number): number {
  const t = Math.min(Math.max((tone - 0.05) / 0.85, 0), 1);
  return t * t * (3 - 2 * t) * 0.55 + t * 0.45;
}
