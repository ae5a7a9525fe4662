import { getGalleryRatio, pictureShapes, type Rhythm, toRatio } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import { caseStudyTabs } from '../../collections/case-studies/fields.ts';
import { getTranslations } from '../language/get-translations.ts';
import { findCrop, toShapeText, warnAboutGallery, warnAboutPicture } from './crop-warnings.ts';

const english = getTranslations({ language: 'en' }, 'caseStudies');
const arabic = getTranslations({ language: 'ar' }, 'caseStudies');

const photo = { width: 1600, height: 1200 };

describe('a picture with another aspect ratio than its placement', () => {
  it('gets a warning with both ratios and the cropped part', () => {
    expect(warnAboutPicture({ width: 1500, height: 1000 }, 'tile', english)).toEqual([
      'This picture is landscape, 3:2. Here it is shown upright, 4:5: about half of its width is cut off.',
    ]);
    expect(warnAboutPicture({ width: 1200, height: 1500 }, 'banner', english)).toEqual([
      'This picture is upright, 4:5. Here it is shown landscape, 16:9: about half of its height is cut off.',
    ]);
    expect(warnAboutPicture({ width: 1500, height: 1000 }, 'tile', arabic)).toEqual([
      'هذه الصورة عرضية 3:2، وتظهر هنا طولية 4:5: يُقتطع نحو نصف عرضها.',
    ]);
  });

  it.each([
    ['tile', 1200, 1500],
    ['tile', 1000, 1100],
    ['wide', 1920, 1080],
    ['small', 900, 1000],
    ['banner', 2400, 1500],
    ['bannerTall', 1200, 1500],
  ] as const)('gets no warning if it nearly fits (%s, %i × %i)', (path, width, height) => {
    expect(warnAboutPicture({ width, height }, path, english)).toEqual([]);
  });

  it('gets no warning if its size is unknown', () => {
    expect(warnAboutPicture({ width: null }, 'tile', english)).toEqual([]);
    expect(warnAboutGallery([undefined, {}], 'triptych', english)).toEqual([]);
  });

  it.each([
    [4 / 3, 0.94, ['width', 'third']],
    [3 / 2, 6 / 5, ['width', 'fifth']],
    [0.5, 1, ['height', 'half']],
    [6, 1, ['width', 'most']],
  ])('%d in %d is cropped: %j', (picture, path, cut) => {
    expect(findCrop(picture, path)).toEqual(cut);
  });
});

describe('a gallery', () => {
  const three = [photo, photo, photo];

  it('pairs crop the second picture, and show a single last one uncropped', () => {
    expect(warnAboutGallery(three, 'pairs', english)).toEqual([
      'Picture 2 is landscape, 4:3. Here it is shown nearly square: about a third of its width is cut off.',
    ]);
    expect(warnAboutGallery([...three, photo], 'pairs', english)).toHaveLength(2);
  });

  it.each([
    ['triptych', three, 3],
    ['triptych', [photo, photo], 0],
    ['tall', three, 1],
    ['beside', three, 0],
    ['detail', three, 0],
  ] as const)('%s of %j: %i warnings', (rhythm, pictures, count) => {
    expect(warnAboutGallery([...pictures], rhythm, english)).toHaveLength(count);
  });
});

it.each([
  [1, 'square'],
  [0.94, 'nearly square'],
  [16 / 9, 'landscape, 16:9'],
  [1.45, 'landscape, about 3:2'],
  [0.46, 'upright, about 1:2'],
])('%d is %s', (ratio, words) => {
  expect(toShapeText(ratio, english)).toBe(words);
});

it('the descriptions of the fields name the ratios of their placements', () => {
  const fields = caseStudyTabs.flatMap(({ fields }) => fields);
  for (const [name, shape] of Object.entries(pictureShapes)) {
    const field = fields.find((one) => 'name' in one && one.name === name);
    if (name === 'bleeding') continue;
    const described = field?.type === 'upload' ? String(field.admin?.description) : '';
    expect(described.toLowerCase()).toContain(toShapeText(toRatio(shape), english));
  }
});

it('no rhythm crops a full-width picture that fits', () => {
  const rhythms: Rhythm[] = ['pairs', 'triptych', 'tall', 'beside'];
  for (const rhythm of rhythms) expect(getGalleryRatio(rhythm, 0, 1)).toBe(4 / 3);
});
