import { getGalleryRatio, pictureShapes, type Rhythm, toRatio } from '@agency/contracts';
import type { Speech } from '../language/speak.ts';

type Words = Speech<'studies'>['words']['shape'];
type Cut = keyof Words['width'];

/** How much of a picture may be cut off without a word. */
const MOST = 0.18;

/** What is said to be cut off, from this share of the picture on. */
const CUTS: [least: number, cut: Cut][] = [
  [0.58, 'most'],
  [0.42, 'half'],
  [0.29, 'third'],
  [0.225, 'quarter'],
  [0, 'fifth'],
];

/** Shapes that people know. Upright ones are the same, turned. */
const KNOWN = ['1:1', '5:4', '4:3', '3:2', '16:10', '16:9', '2:1', '5:2', '3:1', '4:1', '6:1'];

const isFar = (ratio: number, from: number, most: number) =>
  Math.abs(Math.log(ratio / from)) > Math.log(1 + most);

/** A shape in words, as “landscape, about 3:2”. */
export function toShapeWords(ratio: number, { words, say }: Speech<'studies'>): string {
  const { shape } = words;
  const isUpright = ratio < 1;
  const long = isUpright ? 1 / ratio : ratio;
  const distance = (one: string) => Math.abs(Math.log(long / toRatio(one)));
  const [nearest = '1:1'] = [...KNOWN].sort((a, b) => distance(a) - distance(b));
  const isExact = !isFar(long, toRatio(nearest), 0.02);
  if (nearest === '1:1') return isExact ? shape.square : shape.nearlySquare;
  const name = isUpright ? nearest.split(':').reverse().join(':') : nearest;
  const told = isExact ? name : say(shape.about, { ratio: name });
  return say(isUpright ? shape.upright : shape.landscape, { ratio: told });
}

/** What is cut off a picture in a place of another shape, in words; nothing where that is little. */
export function findCut(picture: number, place: number): ['width' | 'height', Cut] | undefined {
  const share = 1 - Math.min(picture, place) / Math.max(picture, place);
  if (share < MOST) return undefined;
  const [, cut = 'fifth'] = CUTS.find(([least]) => share >= least) ?? [];
  return [picture > place ? 'width' : 'height', cut];
}

/** A picture as far as its shape needs it. */
export interface Sized {
  width?: number | null;
  height?: number | null;
}

/** What is said of a picture whose shape is far from that of its place; nothing of one that fits, or of unknown size. */
function warn(
  { width, height }: Sized,
  place: number | undefined,
  speech: Speech<'studies'>,
  number?: number,
): string | undefined {
  if (!width || !height || !place) return undefined;
  const cut = findCut(width / height, place);
  if (!cut) return undefined;
  const { shape } = speech.words;
  const [side, part] = cut;
  return speech.say(number === undefined ? shape.one : shape.ofMany, {
    has: toShapeWords(width / height, speech),
    gets: toShapeWords(place, speech),
    part: shape[side][part],
    ...(number !== undefined && { number }),
  });
}

/** Of the picture of a field: what its place cuts off. */
export function warnOfOne(
  picture: Sized,
  place: keyof typeof pictureShapes | undefined,
  speech: Speech<'studies'>,
): string[] {
  return [warn(picture, place && toRatio(pictureShapes[place]), speech) ?? []].flat();
}

/** Of the pictures of a gallery, in their order: what their places cut off. */
export const warnOfMany = (
  pictures: (Sized | undefined)[],
  rhythm: Rhythm,
  speech: Speech<'studies'>,
): string[] =>
  pictures.flatMap(
    (picture, index) =>
      warn(picture ?? {}, getGalleryRatio(rhythm, index, pictures.length), speech, index + 1) ?? [],
  );
