import { describe, expect, it } from 'vitest';
import { toErrorExcerpt } from './error-excerpt.ts';

const message = {
  firstName: 'Nour',
  lastName: "O'Hara (née Nasr)",
  phone: '+20 100 123 4567',
  email: 'nour@nile.example',
  position: 'Writer',
  message: 'Two lines\nof a letter.',
  resume: 'QUJD'.repeat(100),
};

describe('the error of an endpoint', () => {
  it.each([
    ['{"message":"The sheet is full."}', 'The sheet is full.'],
    ['{"error":"No sheet"}', 'No sheet'],
    ['{"code":7}', '{"code":7}'],
    ['<html><head><style>p{}</style><title>Error</title></head><p>Line\n 12</p>', 'Error Line 12'],
    ['', ''],
  ])('of %j is %j', (text, expected) => {
    expect(toErrorExcerpt(text, message)).toBe(expected);
  });

  it('is cut off', () => {
    expect(toErrorExcerpt('word '.repeat(10_000), message)).toHaveLength(300);
  });

  it.each([
    ...Object.values(message),
    'NOUR',
    'née',
    '01001234567',
    '٠١٠٠١٢٣٤٥٦٧',
    'omar@other.example',
    'of a letter.',
  ])('never contains %j', (typed) => {
    const said = toErrorExcerpt(`Cannot write <${typed}> to row: ${typed} (duplicate)`, message);
    expect(said).toContain('duplicate');
    expect(said).not.toContain(typed.slice(0, 12).trim());
  });
});
