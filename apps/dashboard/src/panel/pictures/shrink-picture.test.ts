import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isHeic } from '../../collections/media/is-heic.ts';
import { MAX_SIDE } from '../../collections/media/sizes.ts';
import { decideShrink, isAnimatedWebp, MAX_UNCHANGED_SIZE } from './shrink-picture.ts';

const fixtures = join(import.meta.dirname, '../../collections/media/fixtures');

const photo = { type: 'image/jpeg', width: 6000, height: 4000, bytes: 12_000_000 };

describe('a picture before the upload', () => {
  it.each([
    ['a large photo', photo, { width: 2880, height: 1920, type: 'image/jpeg' }],
    [
      'an upright one',
      { ...photo, width: 3000, height: 4000 },
      { width: 2160, height: 2880, type: 'image/jpeg' },
    ],
    [
      'a drawing, which may be transparent',
      { ...photo, type: 'image/png', width: 2000, height: 1000 },
      { width: 2000, height: 1000, type: 'image/webp' },
    ],
    [
      'a small one of another kind',
      { type: 'image/heic', width: 800, height: 600, bytes: 1000 },
      { width: 800, height: 600, type: 'image/jpeg' },
    ],
    [
      'a thread',
      { ...photo, width: 20_000, height: 2 },
      { width: 2880, height: 1, type: 'image/jpeg' },
    ],
  ])('%s is encoded again', (_name, found, shrink) => {
    expect(decideShrink(found)).toEqual(shrink);
  });

  it('is unchanged if it is small enough', () => {
    const small = { ...photo, width: MAX_SIDE, height: 1600, bytes: MAX_UNCHANGED_SIZE };
    expect(decideShrink(small)).toBeUndefined();
    expect(decideShrink({ ...small, bytes: MAX_UNCHANGED_SIZE + 1 })).toBeDefined();
    expect(decideShrink({ ...small, width: MAX_SIDE + 1 })).toBeDefined();
  });
});

it.each([
  ['picture-heic-named-jpg__message-should-say-heic.jpg', true],
  ['picture-transparent-avif__must-not-become-black-jpeg.avif', false],
  ['picture-transparent-png__share-jpeg-must-be-on-white.png', false],
])('%s is HEIC by its bytes: %s', (name, is) => {
  expect(isHeic(readFileSync(join(fixtures, name)))).toBe(is);
});

it.each(['image/png', 'image/webp', 'image/avif'])('keeps the transparency of %s', (type) => {
  expect(decideShrink({ ...photo, type })?.type).toBe('image/webp');
});

it('leaves animated pictures unchanged', () => {
  const start = new Uint8Array(32);
  start.set(new TextEncoder().encode('RIFF....WEBPVP8X'));
  expect(isAnimatedWebp(start)).toBe(false);
  start[20] = 2;
  expect(isAnimatedWebp(start)).toBe(true);
  expect(isAnimatedWebp(new Uint8Array(0))).toBe(false);
});
