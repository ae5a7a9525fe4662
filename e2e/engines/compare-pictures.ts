import sharp from 'sharp';

/** Start and end of a part of a page, in CSS px from its top. */
export interface Part {
  top: number;
  bottom: number;
}

/** A screenshot of a page in an engine. */
export interface PagePicture {
  picture: Uint8Array;
  /** Its parts, from top to bottom. */
  parts: Part[];
}

/** Width in cells of the reduced pictures that are compared. */
const CELLS_ACROSS = 16;
/** Grey level by which a cell must differ to count: engines draw letters and break lines differently. */
const MIN_DIFFERENCE = 56;
/** Parts with less height are not compared. */
const MIN_HEIGHT = 24;

/**
 * The share of cells that differ between two screenshots, for every part. Parts are compared
 * separately, because one more line moves everything below it.
 * @throws if the pages do not have the same parts
 */
export async function comparePictures(one: PagePicture, other: PagePicture): Promise<number[]> {
  if (one.parts.length !== other.parts.length) throw new Error('one of the pages lacks a part');
  return Promise.all(
    one.parts.map(async (part, at) => {
      const counterpart = other.parts[at];
      if (!counterpart || Math.min(toHeight(part), toHeight(counterpart)) < MIN_HEIGHT) return 0;
      const [grey, otherGrey] = await Promise.all([
        toCells(one.picture, part),
        toCells(other.picture, counterpart),
      ]);
      const differing = grey.filter(
        (value, cell) => Math.abs(value - (otherGrey[cell] ?? 0)) > MIN_DIFFERENCE,
      );
      return differing.length / grey.length;
    }),
  );
}

const toHeight = ({ top, bottom }: Part) => bottom - top;

async function toCells(picture: Uint8Array, part: Part): Promise<Buffer> {
  const image = sharp(picture);
  const { width, height } = await image.metadata();
  const top = Math.min(Math.max(0, Math.round(part.top)), height - 1);
  const rows = Math.min(Math.round(toHeight(part)), height - top);
  return image
    .extract({ left: 0, top, width, height: rows })
    .resize(CELLS_ACROSS, CELLS_ACROSS, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
}
