import { fillPlaceholders } from '@agency/content/placeholders';
import type { CaseStudy, CaseStudyBlock } from '@agency/content/schemas/case-study';
import type { PageContent } from '@agency/content/schemas/pages';
import type { Rhythm } from '@agency/contracts';
import type { ContentResult } from '../../model/content-result.ts';
import type { PageRule } from '../../model/page-rules.ts';
import type { MobileCrop, ResponsiveImage } from '../../model/responsive-image.ts';
import type { PageArt } from '../../open-graph/page-image.ts';
import { toCaseStudyWork } from '../seo/structured-data.ts';

export interface Film {
  poster: ResponsiveImage;
  sources: { src: string; type: string }[];
  captions?: string;
  /** Language tag of the captions; the default language if undefined. */
  language?: string;
}

export interface GalleryImage extends ResponsiveImage {
  caption?: string;
  /** The crop that is shown below 768 px. */
  mobile?: MobileCrop;
}

/** A block of the page, with its images and films resolved. */
export type PageBlock =
  | Exclude<CaseStudyBlock, { kind: 'gallery' | 'wide' | 'video' }>
  | { kind: 'gallery'; rhythm: Rhythm; pictures: GalleryImage[] }
  | { kind: 'wide'; picture: GalleryImage }
  | { kind: 'video'; film: Film };

type Text = 'client' | 'sector' | 'country' | 'description' | 'intro' | 'changed';
export type CaseStudyTexts = Pick<
  CaseStudy,
  Text | 'route' | 'categories' | 'services' | 'year' | 'team' | 'related'
>;

/** The image at the top of the page; `bannerTall` below 768 px. */
export interface Banner {
  banner?: ResponsiveImage;
  bannerTall?: ResponsiveImage;
}

export interface CaseStudyPage extends Banner {
  /** Key of its style rules and of its Open Graph image. */
  id: string;
  caseStudy: CaseStudyTexts;
  /** Routes of related case studies to show first; `caseStudy.related` fixes all three. */
  preferred?: readonly string[];
  /** Style rules that the build does not have. */
  rules: readonly PageRule[];
  aperture?: ResponsiveImage;
  blocks: PageBlock[];
}

export type CaseStudyLocals = Pick<App.Locals, 'fetchContent' | 'addRules' | 'language'>;

/** A case study of the content files or of the dashboard (docs/content.md), as lists need it. */
export interface CaseStudyEntry {
  /** Folder of the content files, or `study-7` of the dashboard. */
  id: string;
  /** Path of the page, the same in all languages. */
  path: string;
  /** The path in the language of the page that links to it. */
  href: string;
  aliases: readonly string[];
  caseStudy: Pick<
    CaseStudy,
    'client' | 'sector' | 'country' | 'categories' | 'order' | 'mobileOrder'
  >;
  /** ISO 8601, of the dashboard only. */
  changed?: string;
  /** Style rules that the build does not have. */
  rules: readonly PageRule[];
  /** Undefined if the image is missing, as with the other methods. */
  getImage(variant: 'tile' | 'small' | 'wide', sizes: string): Promise<ResponsiveImage | undefined>;
  /** For the page that leads to it. */
  getBanner(locals: CaseStudyLocals): Promise<Banner>;
  getPage(locals: CaseStudyLocals): Promise<ContentResult<CaseStudyPage>>;
  /** @throws if the media host fails */
  readOpenGraphArt(locals: Pick<App.Locals, 'readPicture'>): Promise<PageArt | undefined>;
  getImageUrls(): Promise<string[]>;
}

export interface CaseStudyCard {
  href: string;
  client: string;
  /** Line below the client's name. */
  about: string;
  /** 4:5. */
  image?: ResponsiveImage;
  /** Square, without a wordmark. */
  small?: ResponsiveImage;
  /** 16:10. */
  wide?: ResponsiveImage;
  /** Key of the rules with its colours. */
  id: string;
  /** Position in the list on phones. */
  mobileOrder: number;
}

/** The metadata and structured data of the page. */
export function toCaseStudyHead(
  { id, caseStudy }: Pick<CaseStudyPage, 'id' | 'caseStudy'>,
  copy: Pick<PageContent<'case-study'>, 'meta' | 'list'>,
  { brandName, site, toHref }: { brandName: string; site: string; toHref(path: string): string },
) {
  const { client, description, route: path } = caseStudy;
  const shareImage = toHref(`/previews/work/${id}.jpg`);
  return {
    meta: {
      title: fillPlaceholders(copy.meta.title ?? `{client} | ${brandName}`, { client }),
      description,
      shareImage,
    },
    breadcrumbs: [
      { name: copy.list, path: '/our-work' },
      { name: client, path },
    ],
    entities: [toCaseStudyWork({ ...caseStudy, path: toHref(path), shareImage }, site)],
  };
}

/** Groups a gallery with the rhythm `beside` with the text, and the link, before it. */
export function toBlockGroups(blocks: readonly PageBlock[]): PageBlock[][] {
  const groups: PageBlock[][] = [];
  for (const block of blocks) {
    const isBeside = block.kind === 'gallery' && block.rhythm === 'beside';
    groups.push([...(isBeside ? takeLastText(groups) : []), block]);
  }
  return groups;
}

function takeLastText(groups: PageBlock[][]): PageBlock[] {
  const kinds = groups.slice(-2).map((group) => (group.length === 1 ? group[0]?.kind : undefined));
  const hasLink = kinds[0] === 'text' && kinds[1] === 'website';
  if (!hasLink && kinds.at(-1) !== 'text') return [];
  return groups.splice(hasLink ? -2 : -1).flat();
}

/** URLs of the images of a page, in its order. */
export function toPageImages({
  banner,
  blocks,
}: Pick<CaseStudyPage, 'banner' | 'blocks'>): string[] {
  const images = blocks.flatMap((block) => {
    if (block.kind === 'gallery') return block.pictures;
    if (block.kind === 'wide') return [block.picture];
    return block.kind === 'video' ? [block.film.poster] : [];
  });
  return [...(banner ? [banner] : []), ...images].map(({ src }) => src);
}

/** Absolute URL of a film, for the printed page. */
export function toFilmUrl({ sources }: Film, site: string): string {
  return new URL(sources[0]?.src ?? '/', site).href;
}
