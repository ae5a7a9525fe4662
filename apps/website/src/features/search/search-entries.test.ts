import { describe, expect, it } from 'vitest';
import { toPageEntry } from './search-entries.ts';

const shell = { navigation: [], title: 'Nabra', description: 'An agency.' };
const links = { path: '/our-savvy', link: '/our-savvy' };
const read = (copy: object) => toPageEntry(links, copy, shell).more;

describe('the passages of a page are what visitors read', () => {
  it.each([
    [
      'the runs of a heading are one',
      {
        heading: [
          { text: 'Our', volume: 1 },
          { text: 'Story', volume: 6 },
        ],
      },
      ['Our Story'],
    ],
    [
      'so are its lines',
      {
        heading: {
          lines: [[{ text: 'Let’s', volume: 1 }], [{ text: 'Talk', volume: 6 }]],
          end: 'bang',
        },
      },
      ['Let’s Talk'],
    ],
    [
      'so are the texts of a card',
      { cards: [{ title: 'Passion', text: 'You can hear it.' }] },
      ['Passion: You can hear it.'],
    ],
    [
      'so are the two halves of a sentence',
      { points: [{ lead: 'Launch a brand', text: 'that arrives with a name.' }] },
      ['Launch a brand that arrives with a name.'],
    ],
    ['no errors of forms', { form: { failed: 'It failed.' }, lead: 'Hello.' }, ['Hello.']],
    ['nothing with a placeholder', { position: '{from} to {to}', texts: ['One.'] }, ['One.']],
  ])('%s', (_, copy, texts) => {
    expect(read(copy)).toEqual(texts);
  });
});
