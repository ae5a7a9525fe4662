import { getCollection } from 'astro:content';
import type { CaseStudy, CaseStudyCategory } from '@agency/content/schemas/case-study';
import type { ResponsiveImage } from '../model/responsive-image.ts';
import type { ListedWorkTile } from '../model/work/work-tile.ts';
import { getContentPicture, hasContentPicture } from './content-pictures.ts';

/** A case study, as its folder states it. */
export interface Work {
  folder: string;
  study: CaseStudy;
  /** Its path, by which pages choose. */
  href: string;
}

let built: Promise<Work[]> | undefined;

/** Every case study, in the order of the Our Work grid. Read once: only sources that are being edited change. */
export function getCaseStudies(): Promise<Work[]> {
  if (import.meta.env.DEV) return readCaseStudies();
  built ??= readCaseStudies();
  return built;
}

async function readCaseStudies(): Promise<Work[]> {
  const entries = await getCollection('caseStudies');
  return entries
    .map(({ id, data }) => ({ folder: id.split('/')[0] ?? id, study: data, href: data.route }))
    .sort((a, b) => a.study.order - b.study.order || a.folder.localeCompare(b.folder));
}

/** The case studies of a category, in the same order. */
export async function getCaseStudiesOf(category: CaseStudyCategory | undefined): Promise<Work[]> {
  const studies = await getCaseStudies();
  return studies.filter(
    ({ study }) => category === undefined || study.categories.includes(category),
  );
}

/** A picture of a case study's folder; nothing while its file or its words are missing. */
export async function getCaseStudyPicture(
  folder: string,
  picture: CaseStudy['tile'],
  sizes: string,
): Promise<ResponsiveImage | undefined> {
  const place = `case-studies/${folder}`;
  if (!picture || !hasContentPicture(`${place}/${picture.file}`)) return undefined;
  return getContentPicture(place, picture, sizes);
}

/**
 * A case study as a tile. Pages choose first: a tile costs its placeholders.
 * @param sizes the CSS `sizes` of its place
 */
export async function getWorkTile({ folder, study }: Work, sizes: string): Promise<ListedWorkTile> {
  const getVariant = (picture: CaseStudy['tile'], place: string) =>
    getCaseStudyPicture(folder, picture, place);
  const [image, small, wide] = await Promise.all([
    getVariant(study.tile, sizes),
    getVariant(study.small, sizes),
    getVariant(study.wide, '(width >= 1024px) 60vw, 100vw'),
  ]);
  return {
    href: study.route,
    client: study.client,
    about: `${study.sector}, ${study.country}`,
    plate: folder,
    mobileOrder: study.mobileOrder ?? study.order,
    ...(image && { image }),
    ...(small && { small }),
    ...(wide && { wide }),
  };
}

/** Case studies as tiles, in their order. */
export const getWorkTiles = (works: readonly Work[], sizes: string): Promise<ListedWorkTile[]> =>
  Promise.all(works.map((work) => getWorkTile(work, sizes)));
