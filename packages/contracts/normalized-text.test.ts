import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import reported from './fixtures/text-vertical-tab-in-title.json' with { type: 'json' };
import { normalizeText, normalizeTexts, parseNormalizedJson } from './normalized-text.ts';

// The production `Char` of XML 1.0.
const XML = /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u;

describe('a text', () => {
  it.each([
    ['a soft line break', reported.title, 'Three lines of a slide'],
    ['the character zero', 'a\0b', 'ab'],
    ['half a character', 'a\uD83Db', 'ab'],
    ['a whole character', 'a👍🏽b', 'a👍🏽b'],
    ['characters that are none', 'a\uFFFE\uFFFFb', 'ab'],
    ['tabs and line ends', 'a\tb\nc\r\nd', 'a\tb\nc\r\nd'],
    ['joiners, which letters need', 'می‌خواهم', 'می‌خواهم'],
    ['spaces that never break', 'One\u00A0two\u00A0three\u00A0four', 'One two three four'],
    [
      'numbers and their units in HTML',
      '<p>1\u00A0m</p><p>2\u00A0m</p><p>3\u00A0m</p>',
      '<p>1\u00A0m</p><p>2\u00A0m</p><p>3\u00A0m</p>',
    ],
    ['a number and its unit', 'a\u00A010\u00A0km b', 'a\u00A010\u00A0km b'],
  ])('keeps the valid part of %s', (_, text, normalized) => {
    expect(normalizeText(text)).toBe(normalized);
  });

  it('is well-formed in XML for any input, and normalising is idempotent', () => {
    const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const normalized = normalizeText(text);
        expect(normalized).toMatch(XML);
        expect(normalizeText(normalized)).toBe(normalized);
      }),
    );
  });

  it('takes linear time', () => {
    const gaps = '\u00A0'.repeat(50_000);
    const word = 'a'.repeat(50_000);
    const started = performance.now();
    for (const text of [gaps, word + gaps, `${gaps}${word} `, `\u00A0a\u00A0${word} `]) {
      normalizeText(text.repeat(2));
    }
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe('a value', () => {
  it('has each of its texts normalised, and nothing else is changed', () => {
    const date = new Date();
    const bytes = Buffer.from('\0');
    expect(normalizeTexts({ 'a\0': ['b\0', 1, null, { c: 'd\0', date, bytes }] })).toEqual({
      a: ['b', 1, null, { c: 'd', date, bytes }],
    });
  });
  it('is the same object if nothing changes', () => {
    const value = { a: ['b', { c: 1 }] };
    expect(normalizeTexts(value)).toBe(value);
  });
  it('is read from JSON, escaped or not', () => {
    const value = { title: 'a\u000B\u0007\b\f\uD800b\uFFFE', list: ['ا'] };
    expect(parseNormalizedJson(JSON.stringify(value))).toEqual({ title: 'a  b', list: ['ا'] });
    expect(parseNormalizedJson('"a\uFFFFb"')).toBe('ab');
    expect(() => parseNormalizedJson('{')).toThrow(SyntaxError);
  });
});
