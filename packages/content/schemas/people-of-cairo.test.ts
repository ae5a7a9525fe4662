import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { portraits } from '../../../apps/website/src/drawings/scenes/portraits.ts';
import { scenes } from '../../../apps/website/src/drawings/scenes/scenes.ts';
import { peopleOfCairoPageSchema } from './people-of-cairo.ts';

const folder = fileURLToPath(new URL('../pages/people-of-cairo/', import.meta.url));
const words = parse(readFileSync(`${folder}en.yaml`, 'utf8'));
const withPictures = (pictures: unknown[]) =>
  peopleOfCairoPageSchema.safeParse({ ...words, community: { ...words.community, pictures } });

describe('the community', () => {
  it('shows scenes that are known and files that are there', () => {
    for (const picture of peopleOfCairoPageSchema.parse(words).community.pictures)
      if ('scene' in picture) expect({ ...scenes, ...portraits }).toHaveProperty([picture.scene]);
      else expect(existsSync(`${folder}${picture.file}`), `${picture.file}`).toBe(true);
  });
  it.each([
    ['both a scene and a file', { scene: 'night', file: './cafe.avif', alt: 'A café' }],
    ['neither', { alt: 'A café' }],
    ['a file of another folder', { file: '../company/cafe.avif', alt: 'A café' }],
    ['no words', { file: './cafe.avif', alt: '' }],
  ])('refuses a picture with %s', (_, picture) => {
    expect(withPictures([picture]).success).toBe(false);
  });
});
