import type { ContentPicture } from '@agency/content/schemas/shared';
import {
  type Focus,
  getGalleryRatio,
  type PictureSize,
  pictureShapes,
  toCropArea,
  toFocusOf,
  toFocusPosition,
  toRatio,
} from '@agency/contracts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { CASE_STUDIES, readCaseStudyFiles } from './case-study-files.ts';

// Tests of the dashboard, which may share this process, block the AVIF decoder of sharp.
sharp.unblock({ operation: ['VipsForeignLoadHeif'] });

/** A picture in a frame: the aspect ratio of the frame, and of the file that it crops if that is a crop itself. */
interface Place {
  picture: ContentPicture | undefined;
  ratio: number;
  file?: number;
}

const studies = readCaseStudyFiles();
type Study = (typeof studies)[number]['caseStudy'];

/** The home page, as high as the screen of an upright tablet and of a phone: frames too narrow for some pictures. */
const home = { tablet: 4 / 5, phone: 1 / 2 };
const narrowest: number[] = Object.values(home);

function toPlaces({ tile, wide, small, pictures, blocks }: Study): Place[] {
  const { banner, bannerTall, gallery } = pictures;
  const toPlates = (number: number, ratio: number, onPhones = 1): Place[] => {
    const picture = gallery[number - 1];
    // Phones show photographs as squares, which some galleries crop again.
    const phone = { picture, ratio: onPhones, file: 1 };
    return [{ picture, ratio }, ...(picture?.file.includes('board') ? [] : [phone])];
  };
  const plates = blocks.flatMap((block) => {
    if (block.kind === 'wide') return toPlates(block.show, toRatio(pictureShapes.bleeding));
    // A detail is a crop of its own.
    if (block.kind !== 'gallery' || block.rhythm === 'detail') return [];
    const { rhythm = 'pairs', show } = block;
    return show.flatMap((number, index) => {
      const ratio = getGalleryRatio(rhythm, index, show.length) ?? 1;
      if (rhythm === 'tall' && index % 3 === 0) return toPlates(number, ratio, 4 / 5);
      return toPlates(number, ratio, rhythm === 'triptych' && index % 3 > 0 ? 3 / 4 : 1);
    });
  });
  return [
    { picture: banner, ratio: toRatio(pictureShapes.banner) },
    { picture: banner, ratio: home.tablet },
    { picture: bannerTall, ratio: toRatio(pictureShapes.bannerTall) },
    { picture: bannerTall, ratio: home.phone },
    { picture: tile, ratio: toRatio(pictureShapes.tile) },
    { picture: wide, ratio: toRatio(pictureShapes.wide) },
    { picture: wide, ratio: toRatio(pictureShapes.banner) },
    { picture: small, ratio: toRatio(pictureShapes.small) },
    ...plates,
  ];
}

/** The part of a picture that a browser shows with `object-fit: cover`, in percent. */
function toVisible({ width, height }: PictureSize, ratio: number, focus: Focus): Focus {
  const position = toFocusPosition(focus);
  const visible = {
    width: Math.min(100, (100 * ratio * height) / width),
    height: Math.min(100, (100 * width) / ratio / height),
  };
  return {
    ...visible,
    x: (position.x / 100) * (100 - visible.width),
    y: (position.y / 100) * (100 - visible.height),
  };
}

/** To a tenth of a percent. */
const isInside = (inner: Focus, outer: Focus) =>
  inner.x > outer.x - 0.1 &&
  inner.y > outer.y - 0.1 &&
  inner.x + inner.width < outer.x + outer.width + 0.1 &&
  inner.y + inner.height < outer.y + outer.height + 0.1;

/** Pictures whose focus is larger than a frame. */
const largerThanFrame: string[] = [];

it.each(studies)(
  '$folder has no picture whose focus is cropped although it fits',
  async ({ folder, caseStudy }) => {
    for (const { picture, ratio, file } of toPlaces(caseStudy)) {
      if (!picture?.focus) continue;
      let size: PictureSize = await sharp(`${CASE_STUDIES}/${folder}/${picture.file}`).metadata();
      let { focus } = picture;
      let fits = true;
      if (file) {
        const area = toCropArea(size, file, focus);
        fits = (focus.width / 100) * size.width <= area.width;
        focus = toFocusOf(area, size, focus);
        size = area;
      }
      const visible = toVisible(size, ratio, focus);
      fits &&= focus.width <= visible.width + 0.1 && focus.height <= visible.height + 0.1;
      const name = `${folder} ${picture.file} ${file ? 'on phones ' : ''}${ratio.toFixed(2)}`;
      expect(isInside(focus, visible), name).toBe(fits);
      if (!fits && !(narrowest.includes(ratio) && !file)) largerThanFrame.push(name);
    }
  },
);

it('only these are larger than a frame', () => {
  expect(largerThanFrame).toEqual([]);
});
