import { toFolded } from '@agency/contracts';

/** As much of a query as is looked at, in characters and in words. */
const queryLimits = { characters: 100, words: 8 };

/** The words of a text as they are compared: folded, without what stands between them. */
export const toTerms = (text: string): string[] =>
  toFolded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** What somebody searches for, as it is shown again and looked for. */
export const parseQuery = (asked: string | null): string =>
  (asked ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, queryLimits.characters)
    .trim();

/** The words of a query, each once. */
export const toQueryTerms = (query: string): string[] =>
  [...new Set(toTerms(query))].slice(0, queryLimits.words);
