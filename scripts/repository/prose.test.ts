import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../system/commands.ts';
import { findRetiredTerms, findRetiredTermsOfComments } from './retired-terms.ts';

/** Maximum number of words in README, CONTRIBUTING and docs. */
const MAX_WORDS = 25_000;
/** Maximum number of entries in the glossary, for terms of the design and the domain. */
const MAX_TERMS = 30;

/** Folders whose comments use standard terms. */
const COMMENTED = ['apps/dashboard/{server,src}', 'apps/website', 'e2e', 'packages', 'scripts'];

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })];

/** Code blocks, code spans, HTML comments and link targets of Markdown. */
const NO_PROSE = /^ *```.*?^ *```|`[^`]+`|<!--.*?-->|\]\([^)]*\)/gms;
const toProse = (markdown: string) =>
  markdown.replace(NO_PROSE, (code) => code.replace(/[^\n]/g, ' '));

test.each([...documents, 'art/README.md'])('%s uses standard terms', (path) => {
  expect(findRetiredTerms(toProse(read(path)))).toEqual([]);
});

test('a retired term is found across lines, but not in code', () => {
  const text = 'Use `whoever`.\nAn IP\naddress, an address,\nhand\nover.';
  expect(findRetiredTerms(toProse(text)).map((line) => line.split(',')[0])).toEqual([
    '3: "address"',
    '4: "hand over"',
  ]);
});

test.each(COMMENTED)('the comments of %s use standard terms', (folder) => {
  const sources = globSync(`${folder}/**/*.{ts,tsx,mjs,css,astro}`, {
    cwd: root,
    exclude: [
      '**/{node_modules,dist,.astro}/**',
      'scripts/repository/{prose.test,retired-terms}.ts',
      // Generated from the descriptions of fields.
      '**/payload-types.ts',
    ],
  });
  const found = sources.flatMap((path) =>
    findRetiredTermsOfComments(read(path)).map((line) => `${path}:${line}`),
  );
  expect(sources.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});

test('a retired term is found in comments, but not in code', () => {
  const source =
    "const door = 'https://a.example/door'; // A door of `doors`.\n/**\n * Mends a\n */";
  expect(findRetiredTermsOfComments(source).map((line) => line.split(',')[0])).toEqual([
    '1: "door"',
    '3: "Mends"',
  ]);
});

test('the documents are short enough to be read', () => {
  const words = documents.map((path) => read(path).split(/\s+/).filter(Boolean).length);
  expect(words.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MAX_WORDS);
});

test('the glossary is short', () => {
  const [, glossary = ''] = read('docs/architecture.md').split('\n## Glossary\n');
  const terms = glossary.match(/^- \*\*/gm) ?? [];
  expect(terms.length).toBeGreaterThan(0);
  expect(terms.length).toBeLessThanOrEqual(MAX_TERMS);
});
