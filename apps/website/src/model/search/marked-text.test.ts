import { expect, it } from 'vitest';
import { toExcerpt, toMarkedText } from './marked-text.ts';

const show = (text: string, ...found: string[]) =>
  toMarkedText(text, new Set(found))
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('');

it.each([
  ['Quiet brands, loud cafés', ['cafes', 'quiet'], '[Quiet] brands, loud [cafés]'],
  ['<b>Quiet</b> & loud', ['quiet'], '<b>[Quiet]</b> & loud'],
  ['عن الهويّة البصرية', ['الهويه'], 'عن [الهويّة] البصرية'],
  ['نـ\u200Dبـ\u200Dرة، وکالة', ['نبره', 'وكاله'], '[نـ\u200Dبـ\u200Dرة]، [وکالة]'],
  ['nothing', ['else'], 'nothing'],
  ['', ['a'], ''],
])('%s with %j is %s', (text, found, shown) => {
  expect(show(text, ...found)).toBe(shown);
});

it('an excerpt is of whole words, around what was found', () => {
  const text = `${'before '.repeat(40)}needle ${'after '.repeat(40)}`.trim();
  const excerpt = toExcerpt(text, new Set(['needle']));
  expect(excerpt).toMatch(/^…\u00A0before .* needle after .* after\u00A0…$/);
  expect(excerpt.length).toBeLessThan(200);
  expect(toExcerpt('Short.', new Set(['x']))).toBe('Short.');
  expect(toExcerpt('a'.repeat(1000), new Set(['x'])).length).toBeLessThan(190);
});
