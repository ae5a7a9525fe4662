import { mix } from '../draw/svg.ts';
import { buildBust } from './bust.ts';
import { expose, type Negative } from './expose.ts';
import type { Lamps } from './light.ts';
import type { Colours, Look } from './looks.ts';
import { type Inks, type PrintFrame, print } from './print.ts';

/**
 * One lamp in front of the face and one at the side of the head, so that the shadow between them has a shape.
 * @param side 1 for a face that looks to the right, -1 to the left
 */
const light = (side: number): Lamps => ({
  key: [side * 0.74, 0.34, 0.56],
  side: [side * -0.95, 0.22, -0.02],
  fill: 0.33,
});

/** 4:5, as the team is shown. */
export const portraitFrame: PrintFrame = {
  width: 400,
  height: 500,
  centre: [200, 236],
  scale: 148,
  pixel: 0.85,
  pitch: 6,
  disc: 158,
  discAt: [200, 246],
};

const toHex = (channels: readonly number[]) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** A colour in more light: the same hue as long as it has room, then towards white. */
function brighten(colour: string, by: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const room = Math.min(by, 255 / Math.max(...channels));
  return mix(toHex(channels.map((value) => value * room)), '#ffffff', (by - room) * 0.8);
}

const isPale = (colour: string) => Number.parseInt(colour.slice(3, 5), 16) > 0x90;

function toInks({ ink = '#17110d', ...colours }: Colours): Inks {
  const { skin, hair, garment } = colours;
  const lip = colours.lip ?? mix(skin, '#c63a22', 0.55);
  return {
    white: '#fffdf8',
    iris: '#5d3a22',
    frame: ink,
    ...colours,
    ink,
    lip,
    // Shadows of light skin are coral, those of dark skin brown.
    warm: mix(skin, isPale(skin) ? '#c2541f' : '#5f220c', 0.4),
    cloth: mix(garment, ink, 0.3),
    shade: { hair: mix(hair, ink, 0.32), lip: mix(lip, ink, 0.2) },
    shine: { hair: brighten(hair, 1.28), lip: mix(lip, '#ffe9dc', 0.3) },
  };
}

const negatives = new Map<string, Negative>();

/** Each figure is rendered once for all of its colours. */
function getNegative({ colours, ...figure }: Look, frame: PrintFrame): Negative {
  const key = JSON.stringify([figure, frame]);
  const negative =
    negatives.get(key) ?? expose(buildBust(figure), light(Math.sign(figure.turn)), frame);
  negatives.set(key, negative);
  return negative;
}

/** A person as a halftone print, SVG. */
export function toPortrait(look: Look, frame: PrintFrame = portraitFrame): string {
  const { width, height } = frame;
  const figure = print(getNegative(look, frame), toInks(look.colours), frame);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${figure}</svg>`;
}
