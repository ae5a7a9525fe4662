import { slugSchema } from '@agency/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toFreeSlug, toSlug } from './to-slug.ts';

describe('a slug', () => {
  it.each([
    ['Why quiet brands win loud markets', 'why-quiet-brands-win-loud-markets'],
    ["  Nabra's café — №1!  ", 'nabras-cafe-no1'],
    ['C++ & B&B', 'c-b-b'],
    ['صوت', ''],
  ])('of %j is %j', (title, slug) => {
    expect(toSlug(title)).toBe(slug);
  });

  it('of any text is empty or what the contract allows, and stays itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const slug = toSlug(title);
        expect(slug === '' || slugSchema.safeParse(slug).success).toBe(true);
        expect(toSlug(slug)).toBe(slug);
      }),
    );
  });

  it('that is taken gets the next free number, within the length allowed', () => {
    expect(toFreeSlug('a', new Set())).toBe('a');
    expect(toFreeSlug('a', new Set(['a', 'a-2']))).toBe('a-3');
    const long = 'a'.repeat(120);
    expect(slugSchema.safeParse(toFreeSlug(long, new Set([long]))).success).toBe(true);
  });
});
