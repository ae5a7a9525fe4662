import { expect, it } from 'vitest';
import { decideRendition } from './rendition.ts';

const toSize = (width: number) => ({
  src: `/media/${width}.avif`,
  width,
  height: width,
  type: 'image/avif' as const,
});
const image = { src: '/media/whole.jpg', name: '', hashblur: '' };

it('is the smallest that fills the width, else the whole picture', () => {
  const sizes = [toSize(1600), toSize(480), toSize(960)];
  expect(decideRendition({ ...image, sizes }, 600)).toBe('/media/960.avif');
  expect(decideRendition({ ...image, sizes }, 2000)).toBe('/media/whole.jpg');
  expect(decideRendition(image, 600)).toBe('/media/whole.jpg');
});
