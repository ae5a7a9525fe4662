import { toSearchable } from '@agency/contracts';

/** How much of a query is searched for. */
const MAX_CHARACTERS = 100;
const MAX_TERMS = 8;

/** The terms of a text: its words in the normalised form in which they are compared. */
export const toTerms = (text: string): string[] =>
  toSearchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export const parseQuery = (query: string | null): string =>
  (query ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_CHARACTERS)
    .trim();

export const toQueryTerms = (query: string): string[] =>
  [...new Set(toTerms(query))].slice(0, MAX_TERMS);

/** A piece of a text; marked if it matches the query. */
export interface TextPiece {
  text: string;
  isMarked: boolean;
}

/** Letters, with their marks and joiners, and digits. */
const WORD = /[\p{L}\p{N}\p{M}\u00AD\u0640\u200C\u200D]+/gu;
/** In characters: the length of an excerpt, and of the part before the first match. */
const EXCERPT_LENGTH = 180;
const BEFORE_MATCH = 60;

const isFound = (word: string, found: ReadonlySet<string>) =>
  toTerms(word).some((term) => found.has(term));

/** Splits a text at the words that were found. @param found terms */
export function toMarkedText(text: string, found: ReadonlySet<string>): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isFound(word, found)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), isMarked: false });
    end = index + word.length;
    pieces.push({ text: word, isMarked: true });
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMarked: false });
  return pieces;
}

export type Passage = ReturnType<typeof toPassage>;

/** A text of a page, and its terms: between spaces, so that whole ones are found. */
export const toPassage = (text: string) => ({ text, terms: ` ${toTerms(text).join(' ')} ` });

/** Passages with so many characters, or more, are sentences; others are labels. */
const SENTENCE = 60;

/**
 * An excerpt with the matches marked: of the passage with the most terms, a sentence before a label; of the first
 * passage if none has any. The first passage, which describes the page, also follows a label.
 */
export function toExcerpt(passages: readonly Passage[], found: ReadonlySet<string>): TextPiece[] {
  const first = passages[0]?.text ?? '';
  let best = first;
  let most = 1;
  for (const { text, terms } of passages) {
    const count = [...found].filter((term) => terms.includes(` ${term} `)).length;
    const score = count && count + Math.min(text.length, SENTENCE) / (SENTENCE + 1);
    if (score > most) [best, most] = [text, score];
  }
  if (best !== first && best.length < SENTENCE) best += ` · ${first}`;
  return toMarkedText(toCut(best, found), found);
}

/** Whole words around the first match, or from the beginning. */
function toCut(text: string, found: ReadonlySet<string>): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  const first = [...text.matchAll(WORD)].find(([word]) => isFound(word, found))?.index ?? 0;
  const from = first <= BEFORE_MATCH ? 0 : text.indexOf(' ', first - BEFORE_MATCH) + 1;
  const limit = from + EXCERPT_LENGTH;
  const until = limit >= text.length ? text.length : text.lastIndexOf(' ', limit);
  const excerpt = text.slice(from, until > from ? until : limit);
  // A non-breaking space keeps each ellipsis on the line of a word.
  return `${from > 0 ? '…\u00A0' : ''}${excerpt}${until < text.length ? '\u00A0…' : ''}`;
}
