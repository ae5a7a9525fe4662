import { expect, it } from 'vitest';
import { getTexts } from '../language/texts.ts';
import { toDocumentRow } from './document-row.ts';

const texts = getTexts('en').today;

it.each([
  ['blogs', '', '/admin/collections/blogs/7', 'Untitled'],
  ['case-studies', 'Amber', '/admin/collections/case-studies/7', 'Amber'],
  ['content', 'Landing page', '/admin/collections/content/7', 'Landing page'],
] as const)('links to a document of %s', (collection, name, path, called) => {
  expect(toDocumentRow({ collection, id: 7, name }, texts)).toEqual({ path, title: called });
});
