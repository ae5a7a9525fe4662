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

const find = (pattern: RegExp): string[] =>
  files.flatMap((file) => toTexts(read(file)).filter((text) => text.search(pattern) !== -1));

describe('the copy of the repository', () => {
  it('has typographic quotes and dashes', () => {
    expect(files.length).toBeGreaterThan(60);
    expect(find(/['"]|\s-\s|--/)).toEqual([]);
  });
  it('has British spelling, except for the texts of docs/product.md', () => {
    const american =
      /\b(?:\w*color\w*|center\w*|favor\w*|honor\w*|behavior\w*|jewelry|catalog|\w+(?:iz|yz)(?:e[ds]?|ing|ation\w*))\b/gi;
    const words = find(american).flatMap((text) => text.toLowerCase().match(american) ?? []);
    const allowed = new Set(['size', 'sizes', 'favorability', 'localization']);
    expect(words.filter((word) => !allowed.has(word))).toEqual([]);
  });
  it('never has the launch year next to the years of experience', () => {
    const problems = files.flatMap((file) => {
      const sides = [...toTexts(read(file)), ...toLists(read(file))];
      return sides.filter((text) => /\{launch/.test(text) && /\{years\}/.test(text));
    });
    expect(problems).toEqual([]);
  });
});

it.each(['en', 'ar'])('the privacy policy uses the name of the consent in %s', (tag) => {
  const consent = read(`consent/${tag}.yaml`) as { label: string; change: string };
  expect(consent.change).toBe(consent.label);
  expect(toTexts(read(`pages/privacy-policy/${tag}.yaml`)).join(' ')).toContain(consent.change);
});

/** Each list of a file as one text: its entries stand beside each other. */
function toLists(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(toLists);
  return Array.isArray(value) ? [JSON.stringify(value), ...inner] : inner;
}
