import type { CaseStudy, CaseStudyBlock } from '../schemas/case-study.ts';
import type { ResponsiveImage } from './responsive-image.ts';

/** A film with all it needs to be played. */
export interface Film {
  poster: ResponsiveImage;
  sources: { src: string; type: string }[];
  /** Address of the captions. */
  captions?: string;
}

/** A block of the page with its pictures and films resolved. */
export type ShownBlock =
  | Exclude<CaseStudyBlock, { kind: 'gallery' | 'wide' | 'video' }>
  | { kind: 'gallery'; pictures: ResponsiveImage[] }
  | { kind: 'wide'; picture: ResponsiveImage }
  | { kind: 'video'; film: Film };

/** A case study's page, ready to be composed. */
export interface CaseStudyPage {
  folder: string;
  study: CaseStudy;
  banner?: ResponsiveImage;
  /** The banner up to 768 px. */
  bannerTall?: ResponsiveImage;
  aperture?: ResponsiveImage;
  blocks: ShownBlock[];
}
