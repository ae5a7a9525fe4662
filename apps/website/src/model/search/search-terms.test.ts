import { expect, it } from 'vitest';
import { parseQuery, toQueryTerms, toTerms } from './search-terms.ts';

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

it('a query is bounded, whatever is sent', () => {
  expect(parseQuery(null)).toBe('');
  expect(parseQuery('  quiet\n\u0000 brands ')).toBe('quiet brands');
  expect(parseQuery('a'.repeat(1_000_000))).toHaveLength(100);
  expect(toQueryTerms('a b c d e f g h i j a')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
});
