import { getGalleryRatio, pictureShapes, type Rhythm, toRatio } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import { studyTabs } from '../../collections/case-studies/fields.ts';
import { speak } from '../language/speak.ts';
import { findCut, toShapeWords, warnOfMany, warnOfOne } from './picture-shape.ts';

const english = speak({ language: 'en' }, 'studies');
const arabic = speak({ language: 'ar' }, 'studies');

const photo = { width: 1600, height: 1200 };

describe('a picture of another shape than its place', () => {
  it('is told with both shapes and what is cut off', () => {
    expect(warnOfOne({ width: 1500, height: 1000 }, 'tile', english)).toEqual([
      'This picture is landscape, 3:2. Here it is shown upright, 4:5: about half of its width is cut off.',
    ]);
    expect(warnOfOne({ width: 1200, height: 1500 }, 'banner', english)).toEqual([
      'This picture is upright, 4:5. Here it is shown landscape, 16:9: about half of its height is cut off.',
    ]);
    expect(warnOfOne({ width: 1500, height: 1000 }, 'tile', arabic)).toEqual([
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
  ] as const)('is not mentioned where it nearly fits (%s, %i × %i)', (place, width, height) => {
    expect(warnOfOne({ width, height }, place, english)).toEqual([]);
  });

  it('is not guessed where its size is unknown', () => {
    expect(warnOfOne({ width: null }, 'tile', english)).toEqual([]);
    expect(warnOfMany([undefined, {}], 'triptych', english)).toEqual([]);
  });

  it.each([
    [4 / 3, 0.94, ['width', 'third']],
    [3 / 2, 6 / 5, ['width', 'fifth']],
    [0.5, 1, ['height', 'half']],
    [6, 1, ['width', 'most']],
  ])('%d in %d loses of its %j', (picture, place, cut) => {
    expect(findCut(picture, place)).toEqual(cut);
  });
});

describe('a gallery', () => {
  const three = [photo, photo, photo];

  it('two a row cuts the second, and shows a last one that stands alone whole', () => {
    expect(warnOfMany(three, 'pairs', english)).toEqual([
      'Picture 2 is landscape, 4:3. Here it is shown nearly square: about a third of its width is cut off.',
    ]);
    expect(warnOfMany([...three, photo], 'pairs', english)).toHaveLength(2);
  });

  it.each([
    ['triptych', three, 3],
    ['triptych', [photo, photo], 0],
    ['tall', three, 1],
    ['beside', three, 0],
    ['detail', three, 0],
  ] as const)('%s of %j warns of %i', (rhythm, pictures, count) => {
    expect(warnOfMany([...pictures], rhythm, english)).toHaveLength(count);
  });
});

it.each([
  [1, 'square'],
  [0.94, 'nearly square'],
  [16 / 9, 'landscape, 16:9'],
  [1.45, 'landscape, about 3:2'],
  [0.46, 'upright, about 1:2'],
])('%d is %s', (ratio, words) => {
  expect(toShapeWords(ratio, english)).toBe(words);
});

it('the descriptions of the fields say the shapes of their places', () => {
  const fields = studyTabs.flatMap(({ fields }) => fields);
  for (const [name, shape] of Object.entries(pictureShapes)) {
    const field = fields.find((one) => 'name' in one && one.name === name);
    if (name === 'bleeding') continue;
    const described = field?.type === 'upload' ? String(field.admin?.description) : '';
    expect(described.toLowerCase()).toContain(toShapeWords(toRatio(shape), english));
  }
});

it('no rhythm lets a picture of the whole row be cut that fits it', () => {
  const rhythms: Rhythm[] = ['pairs', 'triptych', 'tall', 'beside'];
  for (const rhythm of rhythms) expect(getGalleryRatio(rhythm, 0, 1)).toBe(4 / 3);
});
