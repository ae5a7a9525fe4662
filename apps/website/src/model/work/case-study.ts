import { isArabic } from '@agency/content/arabic';
import type { PageHeadingContent, Run } from '@agency/content/phrase';
import type { CaseStudyCategory } from '@agency/contracts';

/** Splits before the last word: what leads up to it, and the word. */
function splitLastWord(text: string): [string | undefined, string] {
  const cut = text.lastIndexOf(' ');
  return cut === -1 ? [undefined, text] : [text.slice(0, cut), text.slice(cut + 1)];
}

/** A section's heading as a phrase: its last word shouts, the words before it whisper. A phrase stays as it is. */
export function toHeadingRuns(heading: string | Run[]): Run[] {
  if (typeof heading !== 'string') return heading;
  const [before, last] = splitLastWord(heading);
  return [...(before ? [{ text: before, volume: 1 as const }] : []), { text: last, volume: 6 }];
}

/** Letters of a loud word up to which it is set in each size; one of fewer stands in any (CaseHeading.module.css). */
const LONG = [11, 12, 14, 17, 20] as const;

/** How long the loud word of a heading is, where it is too long for a phone in the size of the others. */
export function toLongWord(heading: string | Run[]): (typeof LONG)[number] | undefined {
  const loud = toHeadingRuns(heading).at(-1)?.text ?? '';
  const letters = Math.max(...loud.split(/[\s\-–—/]+/).map(({ length }) => length));
  return letters < LONG[0] ? undefined : (LONG.find((most) => letters <= most) ?? LONG[4]);
}

/** A figure, and the word that says how many times: Arabic writes it out, and it is longer than the figure. */
export function splitFigure(text: string): { figure: string; times?: string } {
  if (!isArabic(text)) return { figure: text };
  const [, figure = '', times] = /^(\P{L}*)(.*)$/su.exec(text) ?? [];
  return { figure, ...(times && { times }) };
}

/** A client's name as the page's heading: the last word rises letter by letter. */
export function toClientHeading(client: string): PageHeadingContent {
  const [before, last] = splitLastWord(client);
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

/** The address's path as a route: `%26` is the same as `&`, capitals count. Nothing when it is malformed. */
export function toRoute(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The route that another spelling of a path stands for, an alias or other capitals; nothing when it is a route. */
export function findRoute(
  path: string,
  works: readonly { href: string; aliases: readonly string[] }[],
): string | undefined {
  if (works.some(({ href }) => href === path)) return undefined;
  const wanted = path.toLowerCase();
  return works.find(({ href, aliases }) =>
    [href, ...aliases].some((spelling) => spelling.toLowerCase() === wanted),
  )?.href;
}

/** A category's filter on the Our Work page. */
export interface CategoryFilter {
  /** All case studies when left out. */
  category?: CaseStudyCategory;
  count: number;
  /** Diameter of its dot, px: the dot's area is proportional to the count. */
  diameter: number;
}

/** Diameter of the dot that stands for all case studies, px. */
const LARGEST_DOT = 44;

/** The filters: all, then the categories in their order. */
export function toCategoryFilters(
  studies: readonly { categories: readonly CaseStudyCategory[] }[],
  categories: readonly CaseStudyCategory[],
): CategoryFilter[] {
  const toFilter = (count: number, category?: CaseStudyCategory): CategoryFilter => ({
    ...(category && { category }),
    count,
    diameter: Math.round(LARGEST_DOT * Math.sqrt(count / Math.max(studies.length, 1))),
  });
  return [
    toFilter(studies.length),
    ...categories.map((category) =>
      toFilter(studies.filter((study) => study.categories.includes(category)).length, category),
    ),
  ];
}
