// Without a schema: the panel's forms would load zod with it.

/** Layouts of a gallery. */
export const rhythms = ['pairs', 'triptych', 'tall', 'beside', 'detail'] as const;
export type Rhythm = (typeof rhythms)[number];

/** Aspect ratios to which the website crops pictures of a case study. */
export const pictureShapes = {
  tile: '4:5',
  wide: '16:10',
  small: '1:1',
  banner: '16:9',
  bannerTall: '3:4',
  /** From edge to edge of the page. */
  bleeding: '16:10',
} as const;

export function toRatio(shape: string): number {
  const [width, height] = shape.split(':').map(Number);
  return Number(width) / Number(height);
}

const WHOLE = 4 / 3;
const UPRIGHT = 3 / 4;
/** Five columns of twelve, as high as the seven beside them. */
const NARROW = 0.94;
/** Five columns, as high as two rows of seven. */
const TALL = 0.46;

/** Aspect ratio of a picture in a gallery, on wide screens; nothing for details, which have no fixed one. */
export function getGalleryRatio(rhythm: Rhythm, index: number, count: number): number | undefined {
  const isLast = index === count - 1;
  switch (rhythm) {
    case 'pairs': {
      const isNarrow = index % 4 === 1 || index % 4 === 2;
      return isNarrow && !(isLast && index % 2 === 0) ? NARROW : WHOLE;
    }
    case 'triptych': {
      const isOfTwo = count % 3 === 2 && index >= count - 2;
      return isOfTwo || (isLast && index % 3 === 0) ? WHOLE : UPRIGHT;
    }
    case 'tall': {
      if (index % 3 !== 0 || isLast) return WHOLE;
      // With one beside it alone it is as high as that.
      return index === count - 2 ? NARROW : TALL;
    }
    case 'beside':
      return WHOLE;
    case 'detail':
      return undefined;
  }
}
