import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../scripts/system/commands.ts';

export type Category = 'branding' | 'ich' | 'web';

/** Required content of a case study page: everything in its content file. */
export interface CaseStudyDemand {
  path: string;
  client: string;
  sector: string;
  country: string;
  categories: Category[];
  /** Headings of the sections, in order. */
  sections: string[];
  /** Figures with their labels. */
  results: string[];
  /** Number of films on the page. */
  films: number;
  /** Link to the client's website. */
  website?: { label: string; href: string } | undefined;
  /** Fixed related projects, in order; random ones by default. */
  related?: string[] | undefined;
}

/** The fields of a content file that must be on the page. */
interface Source extends Omit<CaseStudyDemand, 'path' | 'sections' | 'results' | 'films'> {
  route: string;
  order: number;
  intro: { heading: Heading };
  blocks?: {
    kind: string;
    heading?: Heading;
    label?: string;
    href?: string;
    cards?: { topText: string; bottomText: string }[];
  }[];
}
type Heading = string | { text: string }[];

const folder = join(root, 'packages/content/case-studies');

/** All case studies, in the order of the Our Work grid. */
export const caseStudies: CaseStudyDemand[] = readdirSync(folder)
  .map((name): Source => parse(tidy(readFileSync(join(folder, name, 'en.yaml'), 'utf8'))))
  .sort((a, b) => a.order - b.order)
  .map(toDemand);

// Pages are read with plain apostrophes (read-page.ts).
function tidy(text: string): string {
  return text.replaceAll('’', "'");
}

function toDemand({ route, intro, blocks = [], ...study }: Source): CaseStudyDemand {
  const { client, sector, country, categories, related } = study;
  const website = blocks.find(({ kind }) => kind === 'website');
  return {
    path: route,
    client,
    sector,
    country,
    categories,
    related,
    sections: [intro, ...blocks].flatMap(({ heading }) => (heading ? toText(heading) : [])),
    results: blocks
      .filter(({ kind }) => kind === 'results')
      .flatMap(({ cards = [] }) => cards.map((card) => `${card.topText} ${card.bottomText}`)),
    films: blocks.filter(({ kind }) => kind === 'video').length,
    website: website && { label: website.label ?? '', href: website.href ?? '' },
  };
}

function toText(heading: Heading): string {
  return typeof heading === 'string' ? heading : heading.map(({ text }) => text).join(' ');
}

/** Paths of the case studies of a category, or of all. */
export function getProjects(category?: Category): string[] {
  return caseStudies
    .filter(({ categories }) => category === undefined || categories.includes(category))
    .map(({ path }) => path);
}
