import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { type TextPiece, toExcerpt, toMarkedText, toQueryTerms, toTerms } from './search-text.ts';

/** What something is that can be found. */
export type FoundKind = 'page' | 'service' | 'work' | 'blog';

/** Something that can be found. */
export interface SearchEntry {
  kind: FoundKind;
  href: string;
  title: string;
  /** Said of it below its title. */
  text: string;
  /** Found by, but not shown. */
  more?: string;
}

/** Something that was found, with what was searched for marked in its title. */
export interface FoundEntry {
  kind: FoundKind;
  href: string;
  title: TextPiece[];
  /** The part of its text in which it was found. */
  text: string;
}

/** An index of all that can be found. */
export interface SearchIndex {
  /** What fits a query best, and how many fit it at all. */
  find(query: string): { found: FoundEntry[]; total: number };
  /** What a path that does not exist was probably meant for. */
  findNear(path: string): SearchEntry[];
}

/**
 * As many characters are indexed before others have their turn: a count, not a time, so that a slice is the same on every
 * machine. The largest slice is these and one entry.
 */
export const SLICE_CHARACTERS = 8000;
/** As many characters of an entry are indexed. The longest page that is shipped has half of them. */
export const ENTRY_CHARACTERS = 20_000;
/** Most that is shown. */
const MOST_FOUND = 40;
const MOST_NEAR = 4;

const FIELDS = ['title', 'address', 'text', 'more'] as const;
const options: SearchOptions = {
  boost: { title: 4, address: 2, more: 0.5 },
  prefix: (term) => term.length >= 3,
};
/** Words as they are misheard or mistyped. */
const loosely: SearchOptions = { fuzzy: (term) => (term.length >= 4 ? 0.25 : false), maxFuzzy: 2 };

/**
 * Builds an index, a slice at a time.
 * @param pause lets others have their turn
 */
export async function createSearchIndex(
  entries: readonly SearchEntry[],
  pause: () => Promise<unknown> = () => new Promise(setImmediate),
): Promise<SearchIndex> {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: [...FIELDS],
    tokenize: toTerms,
    processTerm: (term) => term,
    extractField: (entry, field) =>
      field === 'address'
        ? decodeURIComponent(entry.href)
        : (entry[field as 'id' | 'title' | 'text' | 'more'] ?? ''),
    // Nothing is ever taken out: another index takes its place.
    autoVacuum: false,
  });
  let sliced = 0;
  for (const [id, entry] of entries.entries()) {
    const bounded = toBounded(entry);
    index.add({ ...bounded, id });
    sliced += countCharacters(bounded);
    if (sliced < SLICE_CHARACTERS) continue;
    await pause();
    sliced = 0;
  }

  /** What has all words as they are; else nearly so; else some of them. The cheap way comes first. */
  function search(terms: string[], wanted: SearchOptions): SearchResult[] {
    const query = terms.join(' ');
    const exact = index.search(query, { ...wanted, combineWith: 'AND' });
    if (exact.length > 0) return exact;
    const near = index.search(query, { ...wanted, ...loosely, combineWith: 'AND' });
    if (near.length > 0 || terms.length < 2) return near;
    return index.search(query, { ...wanted, ...loosely, combineWith: 'OR' });
  }

  const toEntry = ({ id }: SearchResult): SearchEntry[] => entries.slice(id, id + 1);

  return {
    find(query) {
      const results = search(toQueryTerms(query), options);
      const found = results.slice(0, MOST_FOUND).flatMap((result) => {
        const words = new Set(result.terms);
        return toEntry(result).map(({ kind, href, title, text }) => ({
          ...{ kind, href },
          title: toMarkedText(title, words),
          text: toExcerpt(text, words),
        }));
      });
      return { found, total: results.length };
    },
    findNear(path) {
      // Numbers say when something was written, not what it was about.
      const terms = toQueryTerms(path).filter((term) => /\p{L}{2}/u.test(term));
      const wanted = { ...options, fields: ['title', 'address'], prefix: false };
      return search(terms, wanted).slice(0, MOST_NEAR).flatMap(toEntry);
    },
  };
}

/** An entry of which no more is indexed than a slice bears, title first. */
function toBounded({ title, text, more = '', ...entry }: SearchEntry): SearchEntry {
  let left = ENTRY_CHARACTERS - entry.href.length;
  const [boundTitle = '', boundText = '', boundMore = ''] = [title, text, more].map((part) => {
    const taken = part.slice(0, Math.max(0, left));
    left -= taken.length;
    return taken;
  });
  return { ...entry, title: boundTitle, text: boundText, more: boundMore };
}

const countCharacters = ({ href, title, text, more = '' }: SearchEntry): number =>
  href.length + title.length + text.length + more.length;
