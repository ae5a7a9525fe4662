import type { CaseStudy } from '@agency/content/schemas/case-study';
import type { PageRule } from '../model/page-rules.ts';
import type { Reading } from '../model/reading.ts';
import type { ResponsiveImage } from '../model/responsive-image.ts';
import type { CaseStudyPage } from '../model/work/case-study-page.ts';

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
