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

/** A piece of a text; marked where it is what was searched for. */
export interface TextPiece {
  text: string;
  isMarked: boolean;
}

/** Letters with their marks and joiners, and digits, as they are written. */
const WORD = /[\p{L}\p{N}\p{M}\u00AD\u0640\u200C\u200D]+/gu;
/** Characters that are shown of a long text. */
const EXCERPT = 180;
/** Of these, so many before the first word that was found. */
const BEFORE = 60;

/** Splits a text into what was found and what stands around it. @param found words as they are compared */
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

/** A part of a text in which something was found, or its beginning; whole words. */
export function toExcerpt(text: string, found: ReadonlySet<string>): string {
  if (text.length <= EXCERPT) return text;
  const first = [...text.matchAll(WORD)].find(([word]) => isFound(word, found))?.index ?? 0;
  const from = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
  const until = from + EXCERPT >= text.length ? text.length : text.lastIndexOf(' ', from + EXCERPT);
  const cut = text.slice(from, until > from ? until : from + EXCERPT);
  // Its dots stay on the line of a word.
  return `${from > 0 ? '…\u00A0' : ''}${cut}${until < text.length ? '\u00A0…' : ''}`;
}

const isFound = (word: string, found: ReadonlySet<string>) =>
  toTerms(word).some((term) => found.has(term));
