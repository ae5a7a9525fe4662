/** Terms that our prose avoids, as regular expressions for complete words, each with the standard terms. */
const RETIRED_TERMS = {
  'whoever|somebody|nobody|everybody': 'user, visitor, editor, caller, no one',
  'answer(?:s|ed|ing)?': 'response, respond, reply',
  '(?<!(?:IP|IPv[46]|e-mail|postal|link-local) )address(?:es)?': 'URL, path',
  'ask(?:s|ed|ing)?': 'request',
  'hand(?:s|ed|ing)? over': 'deliver',
  '(?:stand|lie)s? in|stood': 'is in',
  'told|said so': 'notified, reported',
  words: 'copy, text',
  made: 'rendered, created',
  '(?:take|taken|takes|took) back': 'withdraw, unpublish',
  'programs?': 'process, bot',
  'doors?': 'HTTP server',
  'house rules?': 'lint rules',
  'mend(?:s|ed|ing)?': 'fix',
  'sweeps?|swept': 'retention job',
  kept: 'stored, cached',
  whole: 'complete, all',
  beside: 'next to, compared with',
  desk: 'inbox',
  gone: 'deleted, missing',
  'marks?': 'selector, marker',
  ground: 'background',
};

/**
 * Finds retired terms in prose: a document or comments, without code.
 * @returns one line each, with the number of its line and the standard terms
 */
export function findRetiredTerms(prose: string): string[] {
  const text = prose.replace(/\s/g, ' ');
  return Object.entries(RETIRED_TERMS).flatMap(([term, standard]) =>
    [...text.matchAll(new RegExp(`(?<![\\w-])(?:${term})(?![\\w-])`, 'gi'))].map(
      ({ 0: found, index }) =>
        `${prose.slice(0, index).split('\n').length}: "${found}", better: ${standard}`,
    ),
  );
}
