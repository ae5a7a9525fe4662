import { expect, it } from 'vitest';
import { findShownText } from './find-shown-text.ts';

const content = {
  title: 'About us',
  heading: [
    { text: 'We whisper, ', volume: 1 },
    { text: 'then shout', volume: 6 },
  ],
  numbers: [
    { value: '{brands}+', label: 'brands' },
    { value: '{name}', label: 'Name' },
    { value: '{years} years in {city}', label: 'Since {founded}' },
  ],
  isShown: true,
};

it.each([
  ['About us', 'title'],
  ['about  US', 'title'],
  ['We whisper, then shout', 'heading/0/text'],
  ['then shout', 'heading/1/text'],
  ['85+', 'numbers/0/value'],
  ['12 years in Cairo', 'numbers/2/value'],
  ['Since 2014', 'numbers/2/label'],
])('%s is the text of %s', (shown, path) => {
  expect(findShownText(content, shown)).toBe(path);
});

it.each(['About', 'years, in Cairo', '', 'true'])('“%s” has no field', (shown) => {
  expect(findShownText(content, shown)).toBeUndefined();
});
