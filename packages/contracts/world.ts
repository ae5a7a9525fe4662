import * as z from 'zod';

/** A colour as six digits: `#1f3bff`. */
export const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/i);

/** Least contrasts of WCAG 2.2, AA: of words, and of what draws without words. */
export const LEAST_CONTRAST = { words: 4.5, drawn: 3 };

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

/** The colours of a client's world: its page turns into them after the headline. */
export interface World {
  ground: string;
  ink: string;
  accent: string;
}

const shape = {
  ground: colourSchema.describe('Ground of the page'),
  ink: colourSchema.describe('Colour of the words; at least 4.5 : 1 on the ground'),
  accent: colourSchema.describe('Dots, rings and focus; at least 3 : 1 on the ground'),
};

const toReadable = <Schema extends z.ZodType<World>>(schema: Schema) =>
  schema
    .refine(({ ground, ink }) => toContrast(ground, ink) >= LEAST_CONTRAST.words, {
      path: ['ink'],
      error: 'words need a contrast of 4.5 : 1 on the ground',
    })
    .refine(({ ground, accent }) => toContrast(ground, accent) >= LEAST_CONTRAST.drawn, {
      path: ['accent'],
      error: 'dots need a contrast of 3 : 1 on the ground',
    });

/** The colours of a world, with the contrasts they need. */
export const worldSchema = toReadable(z.object(shape));
/** The same for a file, which has no other field. */
export const strictWorldSchema = toReadable(z.strictObject(shape));

const BLACK = '#000000';
const WHITE = '#ffffff';

/** The world of a client of whom one colour is known: words and dots are black or white, whichever is read better on it. */
export function toWorldOf(ground: string): World {
  const ink = toContrast(ground, BLACK) >= toContrast(ground, WHITE) ? BLACK : WHITE;
  return { ground, ink, accent: ink };
}

/** The colour of a world for dots and focus on white, before the page turns: the first that draws there. */
export function toDotOnPaper({ accent, ground, ink }: World): string {
  const draws = (colour: string) => toContrast(colour, WHITE) >= LEAST_CONTRAST.drawn;
  return [accent, ground, ink].find(draws) ?? BLACK;
}
