import { fillPlaces } from '@agency/content/places';
import type { CaseStudy, CaseStudyBlock } from '@agency/content/schemas/case-study';
import type { PageContent } from '@agency/content/schemas/pages';
import type { Rhythm } from '@agency/contracts';
import type { PageRule } from '../../model/page-rules.ts';
import type { Reading } from '../../model/reading.ts';
import type { ResponsiveImage } from '../../model/responsive-image.ts';
import { toCaseStudyWork } from '../seo/structured-data.ts';

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
      title: fillPlaces(words.meta.title ?? `{client} | ${brandName}`, { client }),
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

/** What a page gives to whoever reads case studies: its `Astro.locals`. */
export type StudyLocals = Pick<App.Locals, 'fetchContent' | 'addRules' | 'language'>;

/** A case study, from a folder of content files or from the dashboard (docs/content.md). */
export interface Work {
  /** Names its fitted heading, its plate and its picture for sharing: the folder, or `study-7` of the dashboard. */
  id: string;
  /** Its path, by which pages choose. */
  href: string;
  /** The same as a link, in its language. */
  link: string;
  /** Other spellings of the path. */
  aliases: readonly string[];
  /** What lists need of it. */
  study: Pick<CaseStudy, 'client' | 'sector' | 'country' | 'categories' | 'order' | 'mobileOrder'>;
  /** When it changed, ISO 8601, where the dashboard says it. */
  changed?: string;
  /** Style rules that the build does not have. */
  rules: readonly PageRule[];
  /** A picture of its tile; nothing while it is missing. */
  getPicture(
    variant: 'tile' | 'small' | 'wide',
    sizes: string,
  ): Promise<ResponsiveImage | undefined>;
  /** Its banner, for the page that leads to it; a tile stands in for one that is missing. */
  getBanner(locals: StudyLocals): Promise<Banner>;
  /** Its page, whole. */
  getPage(locals: StudyLocals): Promise<Reading<CaseStudyPage>>;
  /**
   * The picture in what is shown when it is shared; nothing while it has none.
   * @throws when it cannot be had now
   */
  readArt(locals: Pick<App.Locals, 'readPicture'>): Promise<Buffer | undefined>;
  /** Addresses of the pictures that the sitemap names. */
  getAddresses(): Promise<string[]>;
}

/** The picture at the top of a case study's page, in both of its shapes. */
export type Banner = Pick<CaseStudyPage, 'banner' | 'bannerTall'>;

/** The CSS `sizes` of the pictures of a case study's page. */
export const pageSizes = {
  banner: '100vw',
  // Two thirds of their width on a phone: its screen is so dense that the eye cannot tell, and the bytes are halved.
  bannerTall: '66vw',
  aperture: '(width >= 1024px) 66vw, (width >= 768px) 64vw, 43vw',
  // Of a detail less than half of the picture is seen.
  apertureDetail: '(width >= 768px) 110vw, 80vw',
  detail: '(width >= 768px) 170vw, 110vw',
  plate: '(width >= 768px) 57vw, 66vw',
  wide: '100vw',
};

/** The first of several pictures that is there: a banner or aperture that is missing is stood in for by a tile. */
export async function getFirst(
  pictures: readonly Promise<ResponsiveImage | undefined>[],
): Promise<ResponsiveImage | undefined> {
  return (await Promise.all(pictures)).find((picture) => picture !== undefined);
}

/** A case study as a tile shows it; a picture that does not exist yet is left out. */
export interface WorkTileContent {
  href: string;
  client: string;
  /** Line below the client's name. */
  about: string;
  /** The plate stays plain while there is no picture. */
  image?: ResponsiveImage;
  /** Square, without a wordmark. */
  small?: ResponsiveImage;
  /** 16:10. */
  wide?: ResponsiveImage;
  /** Key of the client's plate colour in the generated colour sheet. */
  plate: string;
}

/** The same in the grid of Our Work. */
export interface ListedWorkTile extends WorkTileContent {
  /** Place in the mobile list. */
  mobileOrder: number;
}
