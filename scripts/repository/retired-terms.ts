/** Terms that our prose avoids, as regular expressions for complete words, each with the standard terms. */
const RETIRED_TERMS = {
  'whoever|somebody|nobody|everybody': 'user, visitor, editor, caller, no one',
  'answer(?:s|ed|ing)?': 'response, respond, reply',
  '(?<!(?:IP|IPv[46]|e-mail|postal|link-local|loopback) )address(?:es)?': 'URL, path',
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

/** Terms that comments may use: words of a text, marks of Unicode, a whole number, a program that wrote a file. */
// biome-ignore format: a list of names
const ALLOWED_IN_COMMENTS: readonly string[] = [
  'words', 'whole', 'made', 'kept', 'beside', 'gone', 'marks?', 'programs?',
  '(?:stand|lie)s? in|stood',
];

/**
 * Finds retired terms in prose: a document or comments, without code.
 * @returns one line each, with the number of its line and the standard terms
 */
export function findRetiredTerms(prose: string, allowed: readonly string[] = []): string[] {
  const text = prose.replace(/\s/g, ' ');
  const terms = Object.entries(RETIRED_TERMS).filter(([term]) => !allowed.includes(term));
  return terms.flatMap(([term, standard]) =>
    [...text.matchAll(new RegExp(`(?<![\\w-])(?:${term})(?![\\w-])`, 'gi'))].map(
      ({ 0: found, index }) =>
        `${prose.slice(0, index).split('\n').length}: "${found}", better: ${standard}`,
    ),
  );
}

const COMMENT = /\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs;
/** Code, URLs of links and the signs of a comment. */
const NO_PROSE = /`[^`]+`|@\w+(?: [\w.]+)?|^\s*(?:\/\/|\/?\*+)|\S+\.\w+:?/gm;
const toSpaces = (text: string) => text.replace(/[^\n]/g, ' ');

/** Finds retired terms in the comments of a source file. */
export function findRetiredTermsOfComments(source: string): string[] {
  let comments = '';
  for (const { 0: comment, index } of source.matchAll(COMMENT)) {
    comments +=
      toSpaces(source.slice(comments.length, index)) + comment.replace(NO_PROSE, toSpaces);
  }
  return findRetiredTerms(comments, ALLOWED_IN_COMMENTS);
}
