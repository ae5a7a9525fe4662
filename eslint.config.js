import * as astroParser from 'astro-eslint-parser';
import tseslint from 'typescript-eslint';
import { house } from './eslint/plugin.ts';

// Biome does the general linting; only the house's own rules live here.
const website = 'apps/website/src';
const tests = '**/*.test.{ts,tsx}';

/** Files a rule does not look at, each with its reason. */
const allowed = {
  // The body of a blog, cleaned by src/dashboard-client/clean-html.ts on its way in.
  // Structured data has no other form than inline; `toScriptText` escapes it.
  rawHtml: [
    `${website}/pages/blogs/\\[slug\\].astro`,
    `${website}/sections/opening/OpeningBody/OpeningBody.tsx`,
    `${website}/shell/Document.astro`,
  ],
  // Speculation rules have no other form than inline; the build puts their hash on the policy's allow-list.
  inlineScript: ['apps/website/src/shell/Document.astro'],
  // Compares the Origin header with the host the form was sent to; nothing is built from it.
  requestOrigin: [`${website}/forms/server/check-request.ts`],
  // The door to the dashboard, the way out of a form, and what runs in the browser against this site.
  fetch: [
    `${website}/dashboard-client/**`,
    `${website}/forms/server/**`,
    `${website}/forms/post-json.ts`,
    `${website}/forms/withdraw/withdraw-message.ts`,
    `${website}/forms/careers/post-application.ts`,
    `${website}/{sections,shell}/**/*.island.{ts,tsx}`,
  ],
  islands: [`${website}/pages/**`, `${website}/**/*.island.tsx`],
};

/** @type {import('eslint').Linter.Config[]} */
export default [
  {
    ignores: [
      ...[
        '**/dist/**',
        '**/.next/**',
        '**/.astro/**',
        '.cache/**',
        '**/*.d.ts',
        '**/payload-types.ts',
      ],
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
  { plugins: { house, typescript: tseslint.plugin } },
  {
    files: ['**/*.{ts,tsx,astro}'],
    rules: { 'typescript/consistent-type-definitions': ['error', 'interface'] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.{test,spec}.{ts,tsx}', '**/*.config.ts'],
    rules: { 'house/constants-in-capitals': 'error' },
  },
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
    files: [`${website}/**/*.{tsx,astro}`],
    ignores: [tests, `${website}/ui/**`],
    rules: { 'house/no-img': 'error' },
  },
  {
    files: [`${website}/**/*.{ts,tsx,astro}`],
    ignores: [tests, ...allowed.requestOrigin],
    rules: { 'house/no-request-origin': 'error' },
  },
  {
    files: [`${website}/**/*.{ts,tsx,astro}`],
    ignores: [tests, ...allowed.islands],
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
    ignores: [tests],
    rules: { 'house/explicit-access': 'error' },
  },
  {
    files: ['{apps,packages}/**/*.{ts,tsx,astro}'],
    ignores: [tests],
    rules: { 'house/zoned-times': 'error' },
  },
  // The table of imports (imports.config.ts) does not read .astro; this is the same for them.
  {
    files: [`${website}/**/*.astro`],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: ['**/server/*', '**/vite-plugins/*', '**/apps/dashboard/**', '**/scripts/**'] },
      ],
    },
  },
  {
    files: [`${website}/shell/*.astro`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...['**/server/*', '**/vite-plugins/*', '**/apps/dashboard/**', '**/scripts/**'],
            ...['**/pages/**', '**/sections/**', '**/dashboard-client/**', '**/forms/**'],
          ],
        },
      ],
    },
  },
];
