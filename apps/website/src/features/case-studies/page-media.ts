import type { CaseStudyBlock } from '@agency/content/schemas/case-study';
import { type Crop, getGalleryRatio, type Rhythm } from '@agency/contracts';
import type { MobileCrop, ResponsiveImage } from '../../model/responsive-image.ts';
import type { Banner, CaseStudyPage, Film, PageBlock } from './case-study-page.ts';

/** The images and films of a page as content files or the dashboard name them; the first image that exists is shown. */
export interface PageMedia<Picture, Video> {
  banner: Picture[];
  bannerTall: Picture[];
  aperture?: Picture;
  apertureCrop?: Crop | undefined;
  /** Shown in the aperture if it has no image of its own. */
  squares: Picture[];
  blocks: readonly MediaBlock<Picture, Video>[];
}

type MediaBlock<Picture, Video> =
  | Exclude<CaseStudyBlock, { kind: 'gallery' | 'wide' | 'video' }>
  | {
      kind: 'gallery';
      rhythm?: Rhythm | undefined;
      crop?: Crop | undefined;
      pictures: { picture: Picture; caption?: string | undefined }[];
    }
  | { kind: 'wide'; picture: Picture }
  | { kind: 'video'; film: Video };

/** Loads an image or film; undefined if it is missing. */
export interface MediaLoader<Picture, Video> {
  getImage(picture: Picture, sizes: string): Promise<ResponsiveImage | undefined>;
  /** The crop of an image for phones. */
  getMobileCrop?(picture: Picture): MobileCrop | undefined;
  getFilm(film: Video): Promise<Film | undefined>;
}

const ALWAYS_FULL = '100vw';
const sizes = {
  // Two thirds of the width: phone screens are dense enough to hide it, and it halves the bytes.
  bannerTall: '66vw',
  aperture: '(width >= 1024px) 72vw, (width >= 768px) 64vw, 43vw',
  // A detail shows less than half of the image.
  apertureDetail: '(width >= 768px) 110vw, 80vw',
};

/** The width of a picture; below 768 px of `narrow`, if there is one. */
interface PictureWidths {
  wide: string;
  narrow?: string;
}

/** With the sides that the frame cuts off: a detail, alone in its row, very tall, or one of several. */
function toGalleryWidths(rhythm: Rhythm, index: number, count: number): PictureWidths {
  if (rhythm === 'detail') return { wide: '170vw', narrow: '110vw' };
  const inRow = rhythm === 'pairs' ? 2 : 3;
  const isAlone = rhythm !== 'beside' && index === count - 1 && index % inRow === 0;
  const isTall = (getGalleryRatio(rhythm, index, count) ?? 1) < 0.5;
  return { wide: isAlone ? '95vw' : isTall ? '119vw' : '57vw', narrow: '66vw' };
}

export async function loadBanner<Picture>(
  { banner, bannerTall }: Pick<PageMedia<Picture, never>, 'banner' | 'bannerTall'>,
  { getImage }: Pick<MediaLoader<Picture, never>, 'getImage'>,
): Promise<Banner> {
  const [wide, tall] = await Promise.all([
    getFirst(banner, ALWAYS_FULL, getImage),
    getFirst(bannerTall, sizes.bannerTall, getImage),
  ]);
  return { ...(wide && { banner: wide }), ...(tall && { bannerTall: tall }) };
}

export async function loadPageMedia<Picture, Video>(
  media: PageMedia<Picture, Video>,
  loader: MediaLoader<Picture, Video>,
): Promise<Pick<CaseStudyPage, 'banner' | 'bannerTall' | 'aperture' | 'blocks'>> {
  const [banner, aperture, ...blocks] = await Promise.all([
    loadBanner(media, loader),
    loadAperture(media, loader),
    ...media.blocks.map((block) => loadBlock(block, loader)),
  ]);
  return {
    ...banner,
    ...(aperture && { aperture }),
    blocks: blocks.filter((block) => block !== undefined),
  };
}

async function loadAperture<Picture, Video>(
  { aperture, apertureCrop: crop, squares }: PageMedia<Picture, Video>,
  { getImage }: MediaLoader<Picture, Video>,
) {
  const detail =
    aperture && (await getImage(aperture, crop ? sizes.apertureDetail : sizes.aperture));
  if (detail) return { ...detail, ...(crop && { crop }) };
  return getFirst(squares, sizes.aperture, getImage);
}

async function loadBlock<Picture, Video>(
  block: MediaBlock<Picture, Video>,
  loader: MediaLoader<Picture, Video>,
): Promise<PageBlock | undefined> {
  const getImage = async (picture: Picture, { wide, narrow }: PictureWidths, isCropped = false) => {
    const mobile = isCropped ? undefined : loader.getMobileCrop?.(picture);
    // Narrow screens show the mobile crop, if there is one.
    const shown = mobile || !narrow ? wide : `(width >= 768px) ${wide}, ${narrow}`;
    const image = await loader.getImage(picture, shown);
    return image && { ...image, ...(mobile && { mobile }) };
  };
  if (block.kind === 'gallery') {
    const { rhythm = 'pairs', crop } = block;
    const isCropped = rhythm === 'detail' || crop !== undefined;
    const images = await Promise.all(
      block.pictures.map(async ({ picture, caption }, index, { length }) => {
        const widths = toGalleryWidths(rhythm, index, length);
        const image = await getImage(picture, widths, isCropped);
        return image && { ...image, ...(caption && { caption }), ...(crop && { crop }) };
      }),
    );
    const pictures = images.filter((image) => image !== undefined);
    return pictures.length > 0 ? { kind: 'gallery', rhythm, pictures } : undefined;
  }
  if (block.kind === 'wide') {
    const picture = await getImage(block.picture, { wide: ALWAYS_FULL });
    return picture && { kind: 'wide', picture };
  }
  if (block.kind !== 'video') return block;
  const film = await loader.getFilm(block.film);
  return film && { kind: 'video', film };
}

async function getFirst<Picture>(
  pictures: readonly Picture[],
  size: string,
  getImage: MediaLoader<Picture, never>['getImage'],
): Promise<ResponsiveImage | undefined> {
  const images = await Promise.all(pictures.map((picture) => getImage(picture, size)));
  return images.find((image) => image !== undefined);
}
