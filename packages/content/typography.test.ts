import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const files = globSync(['**/en.yaml', '**/ar.yaml'], { cwd: import.meta.dirname });
const read = (file: string): unknown =>
  parse(readFileSync(join(import.meta.dirname, file), 'utf8'));

/** Every text of a file. */
const toTexts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(toTexts)
      : [];

describe('the shipped words', () => {
  it('have the apostrophe of a printer, not of a typewriter', () => {
    expect(files.length).toBeGreaterThan(60);
    const faults = files.flatMap((file) =>
      toTexts(read(file)).filter((text) => /[A-Za-z]'(?:[A-Za-z]|\s)/.test(text)),
    );
    expect(faults).toEqual([]);
  });
  it('never set the year of the launch beside the years of experience', () => {
    const faults = files.flatMap((file) => {
      const sides = [...toTexts(read(file)), ...toLists(read(file))];
      return sides.filter((text) => /\{launch/.test(text) && /\{years\}/.test(text));
    });
    expect(faults).toEqual([]);
  });
});

/** Each list of a file as one text: its entries stand beside each other. */
function toLists(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(toLists);
  return Array.isArray(value) ? [JSON.stringify(value), ...inner] : inner;
}
