import { expect, it } from 'vitest';
import {
  parseQuery,
  toExcerpt,
  toMarkedText,
  toPassage,
  toQueryTerms,
  toTerms,
} from './search-text.ts';

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

const toBrackets = (pieces: ReturnType<typeof toMarkedText>) =>
  pieces.map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text)).join('');
const show = (text: string, ...found: string[]) => toBrackets(toMarkedText(text, new Set(found)));

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

const excerpt = (texts: string[], ...found: string[]) =>
  toBrackets(toExcerpt(texts.map(toPassage), new Set(found)));

it('an excerpt has whole words around the match', () => {
  const text = `${'before '.repeat(40)}needle ${'after '.repeat(40)}`.trim();
  const shown = excerpt([text], 'needle');
  expect(shown).toMatch(/^…\u00A0before .* \[needle\] after .* after\u00A0…$/);
  expect(shown.length).toBeLessThan(200);
  expect(excerpt(['Short.'], 'x')).toBe('Short.');
  expect(excerpt(['a'.repeat(1000)], 'x').length).toBeLessThan(190);
  expect(excerpt([], 'x')).toBe('');
});

const sentence = 'A dot at the end of a line says that somebody has thought it to its end.';

it.each([
  ['the first passage, if none matches', ['First.', 'Second.'], ['x'], 'First.'],
  [
    'the label with the match, and the first passage',
    ['First.', 'Second'],
    ['second'],
    '[Second] · First.',
  ],
  ['the sentence with the match', ['First.', sentence], ['dot'], sentence.replace('dot', '[dot]')],
  ['the passage with the most terms', ['one', 'two one'], ['one', 'two'], '[two] [one] · [one]'],
  ['a sentence before a label', ['A', 'Dot', sentence], ['dot'], sentence.replace('dot', '[dot]')],
  ['whole words only', ['Dotted.', 'A dot'], ['dot'], 'A [dot] · Dotted.'],
  ['Arabic letters as they are typed', ['أول', 'هويّة بصرية'], ['هويه'], '[هويّة] بصرية · أول'],
])('an excerpt shows %s', (_, texts, found, shown) => {
  expect(excerpt(texts, ...found)).toBe(shown);
});
