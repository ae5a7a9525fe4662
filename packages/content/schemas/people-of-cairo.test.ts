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
  it('shows files that exist', () => {
    for (const { file } of peopleOfCairoPageSchema.parse(copy).community.pictures) {
      expect(existsSync(`${folder}${file}`), String(file)).toBe(true);
    }
  });
  it.each([
    ['no file', { alt: 'A café' }],
    ['a file of another folder', { file: '../company/cafe.avif', alt: 'A café' }],
    ['no words', { file: './cafe.avif', alt: '' }],
  ])('rejects a picture with %s', (_, picture) => {
    expect(withPictures([picture]).success).toBe(false);
  });
});
