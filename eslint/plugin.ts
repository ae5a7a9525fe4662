import type { ESLint } from 'eslint';
import { constantsInCapitals } from './constants-in-capitals.ts';
import { constructs } from './constructs.ts';
import { explicitAccess } from './explicit-access.ts';
import { hydrateIslandsOnly, islandsInRoutesOnly } from './islands.ts';
import { wordsAreData } from './words-are-data.ts';

/** Our lint rules, each with tests in rules.test.ts and a reason in docs/testing.md. */
export const house = {
  rules: {
    'words-are-data': wordsAreData,
    'constants-in-capitals': constantsInCapitals,
    'explicit-access': explicitAccess,
    'hydrate-islands-only': hydrateIslandsOnly,
    'islands-in-routes-only': islandsInRoutesOnly,
    ...constructs,
  },
  // The rules are written against typescript-eslint's node types, which ESLint's own do not name.
} as unknown as ESLint.Plugin;
