import { isArabic } from '@agency/content/arabic';
import type { PageHeadingContent, Run } from '@agency/content/phrase';
import type { CaseStudyCategory } from '@agency/contracts';

function splitLastWord(text: string): [string | undefined, string] {
  const cut = text.lastIndexOf(' ');
  return cut === -1 ? [undefined, text] : [text.slice(0, cut), text.slice(cut + 1)];
}

/** A section's heading as a phrase: the last word is loud, the others are quiet. */
export function toHeadingRuns(heading: string | Run[]): Run[] {
  if (typeof heading !== 'string') return heading;
  const [before, last] = splitLastWord(heading);
  return [...(before ? [{ text: before, volume: 1 as const }] : []), { text: last, volume: 6 }];
}

/** Most letters of a long word in each font size (CaseHeading.module.css). */
const LONG = [11, 12, 14, 17, 20] as const;

/** The length class of the loud word; undefined if it fits on a phone. */
export function toLongWord(heading: string | Run[]): (typeof LONG)[number] | undefined {
  const loud = toHeadingRuns(heading).at(-1)?.text ?? '';
  const letters = Math.max(...loud.split(/[\s\-–—/]+/).map(({ length }) => length));
  return letters < LONG[0] ? undefined : (LONG.find((most) => letters <= most) ?? LONG[4]);
}

/** Splits an Arabic figure from its multiplier, which is a word. */
export function splitFigure(text: string): { figure: string; times?: string } {
  if (!isArabic(text)) return { figure: text };
  const [, figure = '', times] = /^(\P{L}*)(.*)$/su.exec(text) ?? [];
  return { figure, ...(times && { times }) };
}

/** A word with fewer letters is too short for a crescendo. */
const MIN_RISING = 4;

/** The heading of the page: the last word of the client's name is a crescendo; the whole name, if that word is short. */
export function toClientHeading(client: string): PageHeadingContent {
  const [start, end] = splitLastWord(client);
  const isShort = end.length < MIN_RISING && !isArabic(client);
  const before = isShort ? undefined : start;
  const last = isShort ? client : end;
  return {
    lines: [
      [
        ...(before ? [{ text: before, volume: 1 as const }] : []),
        { text: last, volume: 'crescendo' },
      ],
    ],
    end: 'dot',
    narrow: 'runs',
  };
}

/** The decoded path, because `%26` equals `&`; undefined if it is malformed. */
export function toRoute(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The route that an alias, or other capitals, mean; undefined if the path is a route. */
export function findRoute(
  path: string,
  entries: readonly { path: string; aliases: readonly string[] }[],
): string | undefined {
  if (entries.some((entry) => entry.path === path)) return undefined;
  const lower = path.toLowerCase();
  return entries.find((entry) =>
    [entry.path, ...entry.aliases].some((one) => one.toLowerCase() === lower),
  )?.path;
}

export interface CategoryFilter {
  /** All if undefined. */
  category?: CaseStudyCategory;
  count: number;
  /** Of its dot, px: the area is proportional to the count. */
  diameter: number;
}

/** Diameter for all case studies, px. */
const LARGEST_DOT = 44;

export function toCategoryFilters(
  caseStudies: readonly { categories: readonly CaseStudyCategory[] }[],
  categories: readonly CaseStudyCategory[],
): CategoryFilter[] {
  const toFilter = (count: number, category?: CaseStudyCategory): CategoryFilter => ({
    ...(category && { category }),
    count,
    diameter: Math.round(LARGEST_DOT * Math.sqrt(count / Math.max(caseStudies.length, 1))),
  });
  return [
    toFilter(caseStudies.length),
    ...categories.map((category) =>
      toFilter(caseStudies.filter((one) => one.categories.includes(category)).length, category),
    ),
  ];
}
