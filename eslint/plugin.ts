import type { ESLint } from 'eslint';
import { constantsInCapitals } from './constants-in-capitals.ts';
import { constructs } from './constructs.ts';
import { explicitAccess } from './explicit-access.ts';
import { hydrateIslandsOnly, islandsInRoutesOnly } from './islands.ts';
import { wordsAreData } from './words-are-data.ts';

/** The house's own rules. Each has a test beside it; docs/quality.md says why each exists. */
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
