import { getGalleryRatio, pictureShapes, type Rhythm, toRatio } from '@agency/contracts';
import type { Translations } from '../language/get-translations.ts';

type ShapeTexts = Translations<'caseStudies'>['texts']['shape'];
type CropPart = keyof ShapeTexts['width'];

/** How much of a picture may be cut off without a word. */
const MAX_CROP = 0.18;

/** The name of the cropped part, from this share of the picture on. */
const CROP_PARTS: [least: number, cut: CropPart][] = [
  [0.58, 'most'],
  [0.42, 'half'],
  [0.29, 'third'],
  [0.225, 'quarter'],
  [0, 'fifth'],
];

/** Shapes that people know. Upright ones are the same, turned. */
const RATIOS = ['1:1', '5:4', '4:3', '3:2', '16:10', '16:9', '2:1', '5:2', '3:1', '4:1', '6:1'];

const isFar = (ratio: number, from: number, most: number) =>
  Math.abs(Math.log(ratio / from)) > Math.log(1 + most);

/** An aspect ratio as text, “landscape, about 3:2”. */
export function toShapeText(ratio: number, { texts, t }: Translations<'caseStudies'>): string {
  const { shape } = texts;
  const isUpright = ratio < 1;
  const long = isUpright ? 1 / ratio : ratio;
  const distance = (one: string) => Math.abs(Math.log(long / toRatio(one)));
  const [nearest = '1:1'] = [...RATIOS].sort((a, b) => distance(a) - distance(b));
  const isExact = !isFar(long, toRatio(nearest), 0.02);
  if (nearest === '1:1') return isExact ? shape.square : shape.nearlySquare;
  const name = isUpright ? nearest.split(':').reverse().join(':') : nearest;
  const told = isExact ? name : t(shape.about, { ratio: name });
  return t(isUpright ? shape.upright : shape.landscape, { ratio: told });
}

/** Which part of a picture its placement crops; `undefined` if it is little. */
export function findCrop(
  picture: number,
  path: number,
): ['width' | 'height', CropPart] | undefined {
  const share = 1 - Math.min(picture, path) / Math.max(picture, path);
  if (share < MAX_CROP) return undefined;
  const [, cut = 'fifth'] = CROP_PARTS.find(([least]) => share >= least) ?? [];
  return [picture > path ? 'width' : 'height', cut];
}

/** A picture as far as its shape needs it. */
export interface PictureSize {
  width?: number | null;
  height?: number | null;
}

/** The warning for a picture that its placement crops; `undefined` if it fits or its size is unknown. */
function warn(
  { width, height }: PictureSize,
  path: number | undefined,
  translations: Translations<'caseStudies'>,
  number?: number,
): string | undefined {
  if (!width || !height || !path) return undefined;
  const cut = findCrop(width / height, path);
  if (!cut) return undefined;
  const { shape } = translations.texts;
  const [side, part] = cut;
  return translations.t(number === undefined ? shape.one : shape.ofMany, {
    has: toShapeText(width / height, translations),
    gets: toShapeText(path, translations),
    part: shape[side][part],
    ...(number !== undefined && { number }),
  });
}

/** Of the picture of a field: what its place cuts off. */
export function warnAboutPicture(
  picture: PictureSize,
  path: keyof typeof pictureShapes | undefined,
  translations: Translations<'caseStudies'>,
): string[] {
  return [warn(picture, path && toRatio(pictureShapes[path]), translations) ?? []].flat();
}

/** Of the pictures of a gallery, in their order: what their places cut off. */
export const warnAboutGallery = (
  pictures: (PictureSize | undefined)[],
  rhythm: Rhythm,
  translations: Translations<'caseStudies'>,
): string[] =>
  pictures.flatMap(
    (picture, index) =>
      warn(
        picture ?? {},
        getGalleryRatio(rhythm, index, pictures.length),
        translations,
        index + 1,
      ) ?? [],
  );
