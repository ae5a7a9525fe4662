import { expect, it } from 'vitest';
import { parseQuery, toExcerpt, toMarkedText, toQueryTerms, toTerms } from './search-text.ts';

it.each([
  ['Élodie’s CAFÉ, 2024!', ['elodie', 's', 'cafe', '2024']],
  ['Mono & Co', ['mono', 'co']],
  ['/blogs/quiet-brands_2.html', ['blogs', 'quiet', 'brands', '2', 'html']],
  ['إِعـــلان أَوَّل', ['اعلان', 'اول']],
  ['هوية', ['هويه']],
  ['٢٠٢٤ ۲۰۲۴', ['2024', '2024']],
  ['—…', []],
])('the terms of %s are %j', (text, terms) => {
  expect(toTerms(text)).toEqual(terms);
});

it('a query is limited, whatever the client sends', () => {
  expect(parseQuery(null)).toBe('');
  expect(parseQuery('  quiet\n\u0000 brands ')).toBe('quiet brands');
  expect(parseQuery('a'.repeat(1_000_000))).toHaveLength(100);
  expect(toQueryTerms('a b c d e f g h i j a')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
});

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

it('an excerpt has whole words around the match', () => {
  const text = `${'before '.repeat(40)}needle ${'after '.repeat(40)}`.trim();
  const excerpt = toExcerpt(text, new Set(['needle']));
  expect(excerpt).toMatch(/^…\u00A0before .* needle after .* after\u00A0…$/);
  expect(excerpt.length).toBeLessThan(200);
  expect(toExcerpt('Short.', new Set(['x']))).toBe('Short.');
  expect(toExcerpt('a'.repeat(1000), new Set(['x'])).length).toBeLessThan(190);
});
