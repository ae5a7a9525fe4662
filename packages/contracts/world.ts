import * as z from 'zod';
import { MIN_CONTRAST, toContrast } from './contrast.ts';

/** A colour as six digits: `#1f3bff`. */
export const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/i);

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
    .refine(({ ground, ink }) => toContrast(ground, ink) >= MIN_CONTRAST.text, {
      path: ['ink'],
      error: 'words need a contrast of 4.5 : 1 on the ground',
    })
    .refine(({ ground, accent }) => toContrast(ground, accent) >= MIN_CONTRAST.drawn, {
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
  const draws = (colour: string) => toContrast(colour, WHITE) >= MIN_CONTRAST.drawn;
  return [accent, ground, ink].find(draws) ?? BLACK;
}
