import type { ESLint } from 'eslint';
import { constructs } from './constructs.ts';
import { copyIsData } from './copy-is-data.ts';
import { explicitAccess } from './explicit-access.ts';
import { hydrateIslandsOnly } from './hydrate-islands-only.ts';
import { layers } from './layers.ts';

/** Our own rules, each with tests in rules.test.ts; docs/testing.md gives the reason for each. */
export const agency = {
  rules: {
    'copy-is-data': copyIsData,
    'explicit-access': explicitAccess,
    'hydrate-islands-only': hydrateIslandsOnly,
    layers,
    ...constructs,
  },
  // The rules are written against typescript-eslint's node types, which ESLint's own do not name.
} as unknown as ESLint.Plugin;
