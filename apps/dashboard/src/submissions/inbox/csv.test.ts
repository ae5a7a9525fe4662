import { describe, expect, it } from 'vitest';
import { findCalc, openCsv } from '../../testing/calc.ts';
import { BOM, toCsvRow } from './csv.ts';

it.each([
  '=HYPERLINK("https://evil.example")',
  '-1+1',
  '+1+HYPERLINK("https://evil.example")',
  '@SUM(A1)',
  '＝1+1',
  '\t=1',
  ' =1',
  '\u00A0@x',
])('prevents %j from being evaluated as a formula', (cell) => {
  const row = toCsvRow([cell]);
  expect(row).toMatch(/^"'/);
  expect(row.replaceAll("'", '')).toBe(`"${cell.replaceAll('"', '""')}"\r\n`);
});

it.each([
  ['hello;=40+2;', "hello;'=40+2;"],
  ['one\n=40+2\nthree', "one\n'=40+2\nthree"],
  ['one\t@x', "one\t'@x"],
  ['one, +1', "one, '+1"],
  ['one";=1', `one"";'=1`],
  ['one"=1', `one""'=1`],
  ['a;\u200B-1', "a;\u200B'-1"],
])('prevents a part of %j from being evaluated, with any column separator', (cell, safe) => {
  expect(toCsvRow([cell])).toBe(`"${safe}"\r\n`);
});

it.each([
  ...[
    'Nour',
    'سارة',
    'a@b.example',
    '2 + 2 films',
    'one\ntwo',
    'Studio 54',
    'Marzouk 1',
    'one - two',
  ],
  // Other software expects unchanged telephone numbers.
  ...[
    '01001234567',
    '00201001234567',
    '+20 100 000 0000',
    '+1 (202) 555-0100',
    '٠١٠٠ ١٢٣ ٤٥٦٧',
    '0 100 123',
  ],
  // Our own totals and days.
  ...['0', '7', '1250', '2026-11', '2026-11-27', '2026-11-27T10:00:00.000Z', ''],
])('does not change %j', (cell) => {
  expect(toCsvRow([cell])).toBe(`"${cell}"\r\n`);
});

const calc = findCalc();

describe.skipIf(!calc)('a spreadsheet', () => {
  const hostile = ['a;=40+2;b', 'a\n=40+2\nb', 'a\t=40+2\tb', '=40+2', 'a";=40+2;"', 'a,=40+2'];
  const csv =
    BOM +
    toCsvRow(['First', 'Second']) +
    toCsvRow(['+201001234567', '+1 (202) 555-0100']) +
    hostile.map((one) => toCsvRow(['x', one])).join('');

  it.each([',', ';', '\t'])(
    'with the column separator %j evaluates no formula',
    async (separator) => {
      const shown = await openCsv(calc ?? '', csv, separator);
      expect(shown.filter(({ formula }) => formula)).toEqual([]);
    },
  );
});
