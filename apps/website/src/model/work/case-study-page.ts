import { fillPlaceholders } from '@agency/content/placeholders';
import type { CaseStudy, CaseStudyBlock } from '@agency/content/schemas/case-study';
import type { PageContent } from '@agency/content/schemas/pages';
import type { Rhythm } from '@agency/contracts';
import { toCaseStudyWork } from '../head/structured-data.ts';
import type { PageRule } from '../page-rules.ts';
import type { ResponsiveImage } from '../responsive-image.ts';

/** A film with all it needs to be played. */
export interface Film {
  poster: ResponsiveImage;
  sources: { src: string; type: string }[];
  /** Address of the captions. */
  captions?: string;
  /** Theirs, where it is not the default one. */
  language?: string;
}

/** A picture of a gallery, with what is said below it. */
export interface Plate extends ResponsiveImage {
  caption?: string;
  /** What is shown of it up to 768 px, where that is another part; the frame is as square as it is. */
  mobile?: Pick<ResponsiveImage, 'src' | 'alt'>;
}

/** A block of the page with its pictures and films resolved. */
export type ShownBlock =
  | Exclude<CaseStudyBlock, { kind: 'gallery' | 'wide' | 'video' }>
  | { kind: 'gallery'; rhythm: Rhythm; pictures: Plate[] }
  | { kind: 'wide'; picture: Plate }
  | { kind: 'video'; film: Film };

/** What a page says of its case study, whoever keeps it. */
export type ShownStudy = Pick<
  CaseStudy,
  'route' | 'client' | 'sector' | 'country' | 'services' | 'description' | 'intro' | 'related'
>;

/** A case study's page, ready to be composed. */
export interface CaseStudyPage {
  /** Names its fitted heading, its plate and its picture for sharing. */
  id: string;
  study: ShownStudy;
  /** Routes of related work that comes first, where it is there; `study.related` leaves its places empty. */
  preferred?: readonly string[];
  /** Style rules that the build does not have. */
  rules: readonly PageRule[];
  banner?: ResponsiveImage;
  /** The banner up to 768 px. */
  bannerTall?: ResponsiveImage;
  aperture?: ResponsiveImage;
  blocks: ShownBlock[];
}

/** What a case study's page says in its head, and where it stands. */
export function toCaseStudyHead(
  { id, study }: Pick<CaseStudyPage, 'id' | 'study'>,
  words: Pick<PageContent<'case-study'>, 'meta' | 'list'>,
  {
    brandName,
    site,
    toHref = (path) => path,
  }: { brandName: string; site: string; toHref?: (path: string) => string },
) {
  const { client, description, route: path } = study;
  const preview = toHref(`/previews/work/${id}.jpg`);
  return {
    meta: {
      title: fillPlaceholders(words.meta.title ?? `{client} | ${brandName}`, { client }),
      description,
      preview,
    },
    breadcrumbs: [
      { name: words.list, path: '/our-work' },
      { name: client, path },
    ],
    entities: [toCaseStudyWork({ ...study, path: toHref(path), preview }, site)],
  };
}

/**
 * The blocks as they stand under one another. Pictures that pass beside words take the text before them, and the link that
 * belongs to it, along.
 */
export function toParts(blocks: readonly ShownBlock[]): ShownBlock[][] {
  const parts: ShownBlock[][] = [];
  for (const block of blocks) {
    const before = isBeside(block) ? toWords(parts) : [];
    parts.push([...before, block]);
  }
  return parts;
}

const isBeside = (block: ShownBlock) => block.kind === 'gallery' && block.rhythm === 'beside';

/** Takes the words that the last parts are: a text, or a text and a link. */
function toWords(parts: ShownBlock[][]): ShownBlock[] {
  const kinds = parts.slice(-2).map((part) => (part.length === 1 ? part[0]?.kind : undefined));
  const hasLink = kinds[0] === 'text' && kinds[1] === 'website';
  if (!hasLink && kinds.at(-1) !== 'text') return [];
  return parts.splice(hasLink ? -2 : -1).flat();
}

/** Absolute address of a film, for a page on paper. */
export function toFilmAddress({ sources }: Film, site: string): string {
  return new URL(sources[0]?.src ?? '/', site).href;
}
