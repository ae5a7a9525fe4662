import { slugSchema } from '@agency/contracts';
import reported from '@agency/contracts/fixtures/slugs.json' with { type: 'json' };
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toFreeSlug, toSlug } from './to-slug.ts';

describe('a slug', () => {
  it.each([
    ['Why quiet brands win loud markets', 'why-quiet-brands-win-loud-markets'],
    ["  Nabra's café — №1!  ", 'nabras-cafe-no1'],
    ['C++ & B&B', 'c-b-b'],
    ['Straße in Zürich & Łódź, İstanbul, Ærø', 'strasse-in-zurich-lodz-istanbul-aero'],
    ['Çağrı için ışık', 'cagri-icin-isik'],
    ['Zażółć gęślą jaźń', 'zazolc-gesla-jazn'],
    ['Smørrebrød på Århus', 'smorrebrod-pa-arhus'],
    ['نبرة الصوت', 'nbrt-alswt'],
    ['هُوِيَّة', 'hwyt'],
    ['2026', '2026'],
    ['🎉', ''],
    ['5 日本語', ''],
  ])('of %j is %j', (title, slug) => {
    expect(toSlug(title)).toBe(slug);
  });

  it('of a title from a bug report is as expected', () => {
    const [[latin, slug] = ['', ''], [arabic] = ['']] = Object.entries(reported);
    expect(toSlug(latin)).toBe(slug);
    expect(toSlug(arabic)).toBe('5-khtwat-lbnae-elamt');
  });

  it('of any text is empty or valid, and does not change when it is converted again', () => {
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
