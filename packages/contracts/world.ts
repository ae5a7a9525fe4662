import * as z from 'zod';

/** A colour as six digits: `#1f3bff`. */
export const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/i);

/** Minimum contrasts of WCAG 2.2 AA: of text and of graphics. */
export const LEAST_CONTRAST = { text: 4.5, drawn: 3 };

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function toLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours as WCAG measures it, 1 to 21. */
export function toContrast(one: string, other: string): number {
  const [light = 1, dark = 0] = [toLuminance(one), toLuminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The colours of a case study page after its headline. */
export interface World {
  ground: string;
  ink: string;
  accent: string;
}

const shape = {
  ground: colourSchema.describe('Ground of the page'),
  ink: colourSchema.describe('Colour of the text; at least 4.5 : 1 on the ground'),
  accent: colourSchema.describe('Dots, rings and focus; at least 3 : 1 on the ground'),
};

const toReadable = <Schema extends z.ZodType<World>>(schema: Schema) =>
  schema
    .refine(({ ground, ink }) => toContrast(ground, ink) >= LEAST_CONTRAST.text, {
      path: ['ink'],
      error: 'words need a contrast of 4.5 : 1 on the ground',
    })
    .refine(({ ground, accent }) => toContrast(ground, accent) >= LEAST_CONTRAST.drawn, {
      path: ['accent'],
      error: 'dots need a contrast of 3 : 1 on the ground',
    });

export const worldSchema = toReadable(z.object(shape));
export const strictWorldSchema = toReadable(z.strictObject(shape));

const BLACK = '#000000';
const WHITE = '#ffffff';

/** A world on a background: text and dots are black or white, whichever has more contrast. */
export function toWorldOf(ground: string): World {
  const ink = toContrast(ground, BLACK) >= toContrast(ground, WHITE) ? BLACK : WHITE;
  return { ground, ink, accent: ink };
}

/** The first colour of a world with enough contrast on white, for dots and focus above the headline. */
export function toDotOnPaper({ accent, ground, ink }: World): string {
  const draws = (colour: string) => toContrast(colour, WHITE) >= LEAST_CONTRAST.drawn;
  return [accent, ground, ink].find(draws) ?? BLACK;
}
