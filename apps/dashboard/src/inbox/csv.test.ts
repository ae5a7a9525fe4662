import { expect, it } from 'vitest';
import { toCsvRow } from './csv.ts';

it.each([
  '=HYPERLINK("https://evil.example")',
  '+20 100 000 0000',
  '-1+1',
  '@SUM(A1)',
  '＝1+1',
  '\t=1',
  ' =1',
  '\u00A0@x',
])('keeps a spreadsheet from calculating %j', (cell) => {
  expect(toCsvRow([cell])).toBe(`"'${cell.replaceAll('"', '""')}"\r\n`);
});

it.each(['Nour', 'سارة', 'a@b.example', '2 + 2', 'one\ntwo'])('leaves %j as it is', (cell) => {
  expect(toCsvRow([cell])).toBe(`"${cell}"\r\n`);
});
