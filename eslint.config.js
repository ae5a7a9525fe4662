import * as astroParser from 'astro-eslint-parser';
import tseslint from 'typescript-eslint';
import { arrows } from './eslint/arrows.ts';
import { house } from './eslint/plugin.ts';

// Biome does the general linting; only the house's own rules live here.
const website = 'apps/website/src';
const tests = '**/*.test.{ts,tsx}';

/** Files a rule does not look at. An entry needs a reason in its file. */
const allowed = {
  // Bodies of blogs, cleaned by src/model on the way in.
  rawHtml: [],
  inlineScript: [],
  fetch: [`${website}/dashboard/**`, `${website}/forms/gate/**`, `${website}/islands/**`],
  accessOverride: [],
};

/** @type {import('eslint').Linter.Config[]} */
export default [
  { ignores: ['**/dist/**', '**/.next/**', '**/.astro/**', '**/*.d.ts', '**/payload-types.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { ecmaFeatures: { jsx: true } },
    },
  },
  {
    files: ['**/*.astro'],
    languageOptions: { parser: astroParser, parserOptions: { parser: tseslint.parser } },
  },
  { plugins: { house } },
  {
    files: [`${website}/**/*.{tsx,astro}`],
    ignores: [tests],
    rules: {
      'house/words-are-data': 'error',
      'house/no-style-attribute': 'error',
      'house/no-client-only': 'error',
      'house/hydrate-islands-only': 'error',
    },
  },
  {
    files: [`${website}/**/*.{ts,tsx,astro}`],
    ignores: [tests],
    rules: { 'house/no-request-origin': 'error' },
  },
  {
    files: [`${website}/**/*.{ts,tsx,astro}`],
    ignores: [tests, `${website}/pages/**`, `${website}/islands/**`],
    rules: { 'house/islands-in-routes-only': 'error' },
  },
  {
    files: [`${website}/**/*.{ts,tsx,astro}`],
    ignores: [tests, ...allowed.rawHtml],
    rules: { 'house/no-raw-html': 'error' },
  },
  {
    files: [`${website}/**/*.astro`],
    ignores: allowed.inlineScript,
    rules: { 'house/no-inline-script': 'error' },
  },
  {
    files: [`${website}/**/*.{ts,tsx,astro}`],
    ignores: [tests, ...allowed.fetch],
    rules: { 'house/no-fetch': 'error' },
  },
  {
    files: ['apps/dashboard/src/**/*.{ts,tsx}'],
    ignores: [tests, ...allowed.accessOverride],
    rules: { 'house/no-access-override': 'error' },
  },
  ...arrows.map((options) => ({
    files: [`${options.root}/**/*.{ts,tsx,astro}`],
    ignores: [tests],
    rules: { 'house/folder-arrows': ['error', options] },
  })),
];
