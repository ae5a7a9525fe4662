import { expect, it } from 'vitest';
import { getTexts } from '../language/texts.ts';
import { toDocumentTitle, toEditPath } from './document-links.ts';

const texts = getTexts('en').today;

it.each([
  ['blogs', '', '/admin/collections/blogs/7', 'Untitled'],
  ['case-studies', 'Amber', '/admin/collections/case-studies/7', 'Amber'],
  ['openings', 'Copywriter', '/admin/collections/openings/7', 'Copywriter'],
  ['content', 'landing', '/admin/words/landing', expect.stringContaining('Texts: ')],
] as const)('links to a draft of %s', (collection, name, path, called) => {
  const place = { collection, id: 7, name };
  expect([toEditPath(place), toDocumentTitle(place, { texts, language: 'en' })]).toEqual([
    path,
    called,
  ]);
});
