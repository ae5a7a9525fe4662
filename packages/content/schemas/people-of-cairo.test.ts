import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { peopleOfCairoPageSchema } from './people-of-cairo.ts';

const folder = fileURLToPath(new URL('../pages/people-of-cairo/', import.meta.url));
const copy = parse(readFileSync(`${folder}en.yaml`, 'utf8'));
const withPictures = (pictures: unknown[]) =>
  peopleOfCairoPageSchema.safeParse({ ...copy, community: { ...copy.community, pictures } });

describe('the community', () => {
  it('shows scenes and files that exist', () => {
    for (const picture of peopleOfCairoPageSchema.parse(copy).community.pictures) {
      const file =
        'scene' in picture ? `../../illustrations/scenes/${picture.scene}.svg` : `${picture.file}`;
      expect(existsSync(`${folder}${file}`), file).toBe(true);
    }
  });
  it.each([
    ['both a scene and a file', { scene: 'night', file: './cafe.avif', alt: 'A café' }],
    ['neither', { alt: 'A café' }],
    ['a file of another folder', { file: '../company/cafe.avif', alt: 'A café' }],
    ['no words', { file: './cafe.avif', alt: '' }],
  ])('rejects a picture with %s', (_, picture) => {
    expect(withPictures([picture]).success).toBe(false);
  });
});
