import sharp from 'sharp';

/** From where to where a part of a page reaches, in CSS px from its top. */
export interface Part {
  top: number;
  bottom: number;
}

/** A page as an engine shows it. */
export interface PagePicture {
  picture: Uint8Array;
  /** Its parts, from the top down. */
  parts: Part[];
}

/** Cells of the coarse picture that two parts are compared by, across. */
const ACROSS = 16;
/** Grey of 255 by which a cell must differ to count: letters are drawn and broken into lines a little otherwise by each engine. */
const SEEN = 56;
/** Lower parts are nothing to look at. */
const LOWEST = 24;

/**
 * What of all cells of a part looks otherwise in two pictures of one page, for every part. Parts are compared by
 * themselves: what is a line longer moves everything below it.
 * @throws when the pages do not have the same parts
 */
export async function comparePictures(one: PagePicture, other: PagePicture): Promise<number[]> {
  if (one.parts.length !== other.parts.length) throw new Error('one of the pages lacks a part');
  return Promise.all(
    one.parts.map(async (part, at) => {
      const counterpart = other.parts[at];
      if (!counterpart || Math.min(toHeight(part), toHeight(counterpart)) < LOWEST) return 0;
      const [grey, otherGrey] = await Promise.all([
        toCells(one.picture, part),
        toCells(other.picture, counterpart),
      ]);
      const seen = grey.filter((value, cell) => Math.abs(value - (otherGrey[cell] ?? 0)) > SEEN);
      return seen.length / grey.length;
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
    .resize(ACROSS, ACROSS, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
}
