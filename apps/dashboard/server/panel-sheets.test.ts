import { expect, it } from 'vitest';
import { dropRepeated } from './panel-sheets.ts';

it.each([
  ['the same rule again', ['a{b:c}d{e:f}', 'a{b:c}'], ['d{e:f}', 'a{b:c}']],
  ['twice in one sheet', ['a{b:c}a{b:d}a{b:c}'], ['a{b:c}a{b:d}a{b:c}']],
  ['in another layer', ['@layer x{a{b:c}}', 'a{b:c}'], ['@layer x{a{b:c}}', 'a{b:c}']],
  [
    'in the same layer',
    ['@layer x{a{b:c}d{e:f}}', '@layer x{a{b:c}}'],
    ['@layer x{d{e:f}}', '@layer x{a{b:c}}'],
  ],
  ['with other values', ['a{b:c}', 'a{b:d}'], ['a{b:c}', 'a{b:d}']],
  ['within a condition', ['@media print{a{b:c}}', 'a{b:c}'], ['@media print{a{b:c}}', 'a{b:c}']],
  [
    'under the same condition',
    ['@media print{a{b:c}}', '@media print{a{b:c}}'],
    ['', '@media print{a{b:c}}'],
  ],
  ['an order of layers', ['@layer x;@layer y;', '@layer x;'], ['@layer x;@layer y;', '@layer x;']],
  [
    'an empty layer stays, since it says the order',
    ['@layer x{a{b:c}}@layer y{d{e:f}}', '@layer x{a{b:c}}'],
    ['@layer x{}@layer y{d{e:f}}', '@layer x{a{b:c}}'],
  ],
  ['braces in texts', ['a{b:"}"}c{d:e}', 'c{d:e}'], ['a{b:"}"}', 'c{d:e}']],
  ['braces behind a backslash', ['.a\\}{b:c}c{d:e}', 'c{d:e}'], ['.a\\}{b:c}', 'c{d:e}']],
])('%s', (_, sheets, expected) => {
  expect(dropRepeated(sheets)).toEqual(expected);
});
