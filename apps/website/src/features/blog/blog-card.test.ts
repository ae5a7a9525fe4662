import { existsSync } from 'node:fs';
import { defaultLanguage, toLanguage } from '@agency/content/languages';
import { blogListSchema } from '@agency/contracts';
import fixture from '@agency/contracts/fixtures/blogs.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { decideDrawnCover, toBlogCard, toDate, toSummary } from './blog-card.ts';
import cut from './testing/card-summary-cut-in-a-grapheme.json' with { type: 'json' };

const [full, bare] = blogListSchema.parse(fixture).all;
if (!full || !bare) throw new Error('the fixture must have a full and a bare blog');
const cover = { src: '/c.svg', width: 4, height: 3, alt: '' };

const labels = { defaultCategory: 'Nabra', language: defaultLanguage, timeZone: 'Africa/Cairo' };

describe('summary', () => {
  it('of 100 characters stays whole', () => {
    expect(toSummary('a'.repeat(100))).toBe('a'.repeat(100));
  });
  it('is cut after 100 characters and gets an ellipsis', () => {
    expect(toSummary('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
  });
  it('is cut before an Arabic word, not inside it', () => {
    expect(toSummary('كلام '.repeat(21))).toBe(`${'كلام '.repeat(20).trim()}…`);
    expect(toSummary(`قل ${'كلام '.repeat(21)}`)).toBe(`قل ${'كلام '.repeat(19).trim()}…`);
  });
  it.each(['🎙', '🇪🇬', '👍🏽', 'e\u0301'])('counts %s as one character', (character) => {
    expect(toSummary(character.repeat(100))).toBe(character.repeat(100));
    expect(toSummary(character.repeat(101))).toBe(`${character.repeat(100)}…`);
  });
  it.each(cut.descriptions)('of %s is cut after a whole character', (description) => {
    const summary = toSummary(description).replace('…', '');
    expect(description.startsWith(summary)).toBe(true);
    expect([...new Intl.Segmenter().segment(summary)]).toHaveLength(100);
    expect(description[summary.length]).toBe(' ');
  });
  it.each(['.', '،', '؛'])('in Arabic ends with three dots, whatever precedes them: %s', (mark) => {
    const words = 'كلام '.repeat(19);
    const text = `${words}كلام${mark} ${words}`;
    expect(toSummary(text)).toBe(`${words}كلام…`);
  });
});

describe('date', () => {
  it('has the British format', () => {
    expect(toDate('2026-11-06T08:00:00.000Z', defaultLanguage, 'Africa/Cairo')).toBe('06 Nov 2026');
  });
  it('has no leading zero in Arabic', () => {
    const arabic = toLanguage('ar');
    expect(toDate('2026-11-06T08:00:00.000Z', arabic, 'Africa/Cairo')).toBe('٦ نوفمبر ٢٠٢٦');
  });
  it('is the date in Cairo', () => {
    expect(toDate('2026-11-15T23:30:00.000Z', defaultLanguage, 'Africa/Cairo')).toBe('16 Nov 2026');
  });
});

describe('the drawn cover', () => {
  const decide = (name: string) =>
    Array.from({ length: 40 }, (_, id) => decideDrawnCover({ category: { name }, id }));
  it('is chosen by the category', () => {
    const families = decide('Web').map((cover) => cover.replace(/-\d$/, ''));
    expect(new Set(families)).toEqual(new Set(['progress', 'pixels']));
  });
  it.each(['Web', 'Public Opinion', 'Another'])('of %s is committed in each frame', (name) => {
    const folder = new URL(
      '../../../../../packages/content/illustrations/covers/',
      import.meta.url,
    );
    for (const cover of decide(name)) {
      for (const frame of ['card', 'wide', 'cover'])
        expect(existsSync(new URL(`${cover}-${frame}.svg`, folder)), cover).toBe(true);
    }
  });
});

describe('card', () => {
  it('shows the fields of the API', () => {
    expect(toBlogCard(full, cover, labels)).toMatchObject({
      href: `/blogs/${full.slug}`,
      title: full.title,
      category: full.category?.name,
      cover,
    });
  });
  it('has a header if the blog has one', () => {
    expect(toBlogCard({ ...full, header: 'Sixty minutes' }, cover, labels).header).toBe(
      'Sixty minutes',
    );
    expect('header' in toBlogCard({ ...full, header: '' }, cover, labels)).toBe(false);
  });
  it('of a blog without a category carries the default label', () => {
    expect(toBlogCard(bare, cover, labels).category).toBe('Nabra');
  });
});
