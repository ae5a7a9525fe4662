import * as astroParser from 'astro-eslint-parser';
import tseslint from 'typescript-eslint';
import { agency } from './eslint/plugin.ts';

// Biome does the general linting; only our own rules run here.
const website = 'apps/website/src';
const tests = ['**/*.{test,spec}.{ts,tsx}'];
const testCode = [...tests, '**/testing/**'];

/** Files that a rule does not apply to, each with its reason. */
const allowed = {
  // The body of a blog or an opening, sanitised by src/content-client/clean-html.ts.
  // Structured data must be inline; `toScriptText` escapes it.
  rawHtml: [
    `${website}/pages/blogs/\\[slug\\].astro`,
    `${website}/sections/opening/OpeningBody/OpeningBody.tsx`,
    `${website}/shell/Document.astro`,
  ],
  // Compares the Origin header with the host that the form was sent to; nothing is built from it.
  requestOrigin: [`${website}/forms/server/own-page.ts`],
};

/** @type {import('eslint').Linter.Config[]} */
export default [
  {
    ignores: [
      ...['**/dist/**', '**/.next/**', '**/.astro/**', '.cache/**'],
      ...['**/*.d.ts', '**/payload-types.ts', '**/migrations/{sqlite,postgres}/**'],
      // Has its own check (`npm run art:check`).
      'art/**',
    ],
  },
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
  { plugins: { agency } },
  {
    files: ['**/*.{ts,tsx,astro}'],
    ignores: testCode,
    rules: { 'agency/layers': 'error' },
  },
  {
    files: [`${website}/**/*.{tsx,astro}`],
    ignores: testCode,
    rules: {
      'agency/copy-is-data': 'error',
      'agency/no-style-attribute': 'error',
      'agency/hydrate-islands-only': 'error',
    },
  },
  {
    files: [`${website}/**/*.{ts,tsx,astro}`],
    ignores: [...testCode, ...allowed.rawHtml],
    rules: { 'agency/no-raw-html': 'error' },
  },
  {
    files: [`${website}/**/*.{ts,tsx,astro}`],
    ignores: [...testCode, ...allowed.requestOrigin],
    rules: { 'agency/no-request-origin': 'error' },
  },
  {
    files: ['apps/dashboard/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'agency/explicit-access': 'error' },
  },
  {
    files: ['{apps,packages}/**/*.{ts,tsx,astro}'],
    ignores: tests,
    rules: { 'agency/zoned-times': 'error' },
  },
];
