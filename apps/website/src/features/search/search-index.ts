import type { SearchOptions, SearchResult } from 'minisearch';
import MiniSearch from 'minisearch';
import {
  type Passage,
  type TextPiece,
  toExcerpt,
  toMarkedText,
  toPassage,
  toQueryTerms,
} from './search-text.ts';

export type FoundKind = 'page' | 'service' | 'work' | 'blog';

export interface SearchEntry {
  kind: FoundKind;
  href: string;
  title: string;
  /** Shown below the title, unless another passage has more of what was searched for. */
  text: string;
  /** The other passages of the page. */
  more?: readonly string[];
}

/** A result, with the matches marked. */
export interface FoundEntry {
  kind: FoundKind;
  href: string;
  title: TextPiece[];
  /** Excerpt. */
  text: TextPiece[];
}

export interface SearchIndex {
  /** The best results, and the number of all. */
  find(query: string): { found: FoundEntry[]; total: number };
  /** The pages that a path that does not exist probably means. */
  findNear(path: string): SearchEntry[];
}

/** The index is built in slices of so many characters, so that requests are served in between. */
export const SLICE_CHARACTERS = 8000;
/** So much of an entry is indexed: twice the longest page of the content files. */
export const ENTRY_CHARACTERS = 20_000;
const MAX_FOUND = 40;
const MAX_NEAR = 4;

const FIELDS = ['title', 'path', 'text', 'more'] as const;
const options: SearchOptions = {
  boost: { title: 4, path: 2, more: 0.5 },
  prefix: (term) => term.length >= 3,
};
/** Also finds misspelled words. */
const fuzzy: SearchOptions = { fuzzy: (term) => (term.length >= 4 ? 0.25 : false), maxFuzzy: 2 };

/** @param pause yields to the event loop between two slices */
export async function createSearchIndex(
  entries: readonly SearchEntry[],
  pause: () => Promise<unknown> = () => new Promise(setImmediate),
): Promise<SearchIndex> {
  const index = new MiniSearch({
    fields: [...FIELDS],
    // All texts are terms already.
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
    // Entries are never removed.
    autoVacuum: false,
  });
  /** Of each entry. */
  const passages: Passage[][] = [];
  let sliced = 0;
  for (const [id, entry] of entries.entries()) {
    const { href, title, texts } = toBounded(entry);
    const read = texts.map(toPassage);
    passages.push(read);
    const [text = '', ...more] = read.map(({ terms }) => terms);
    const [name, path] = [title, decodeURIComponent(href)].map((one) => toPassage(one).terms);
    index.add({ id, title: name, path, text, more: more.join('') });
    sliced += [href, title, ...texts].join('').length;
    if (sliced < SLICE_CHARACTERS) continue;
    await pause();
    sliced = 0;
  }

  /** All terms exactly; else all terms fuzzily; else some of them. */
  function search(terms: string[], wanted: SearchOptions): SearchResult[] {
    const query = terms.join(' ');
    const exact = index.search(query, { ...wanted, combineWith: 'AND' });
    if (exact.length > 0) return exact;
    const near = index.search(query, { ...wanted, ...fuzzy, combineWith: 'AND' });
    if (near.length > 0 || terms.length < 2) return near;
    return index.search(query, { ...wanted, ...fuzzy, combineWith: 'OR' });
  }

  const toEntry = ({ id }: SearchResult): SearchEntry[] => entries.slice(id, id + 1);

  return {
    find(query) {
      const results = search(toQueryTerms(query), options);
      const found = results.slice(0, MAX_FOUND).flatMap((result) => {
        const terms = new Set(result.terms);
        return toEntry(result).map(({ kind, href, title }) => ({
          kind,
          href,
          title: toMarkedText(title, terms),
          text: toExcerpt(passages[result.id] ?? [], terms),
        }));
      });
      return { found, total: results.length };
    },
    findNear(path) {
      // Numbers are dates, not subjects.
      const terms = toQueryTerms(path).filter((term) => /\p{L}{2}/u.test(term));
      const wanted = { ...options, fields: ['title', 'path'], prefix: false };
      return search(terms, wanted).filter(isNear(terms)).slice(0, MAX_NEAR).flatMap(toEntry);
    },
  };
}

/** Whether a result has all words of a path, or a long one; a short word that only looks like another is chance. */
const isNear =
  (words: string[]) =>
  ({ queryTerms, terms }: SearchResult): boolean =>
    queryTerms.length === words.length ||
    queryTerms.some((word) => word.length >= (terms.includes(word) ? 4 : 6));

/** Truncates an entry to what is indexed, title first. */
function toBounded({ href, title, text, more = [] }: SearchEntry) {
  let left = ENTRY_CHARACTERS - href.length;
  const [boundTitle = '', ...texts] = [title, text, ...more].map((part) => {
    const taken = part.slice(0, Math.max(0, left));
    left -= taken.length;
    return taken;
  });
  return { href, title: boundTitle, texts };
}
