import { getCollection } from 'astro:content';
import type { ResponsiveImage } from '../model/responsive-image.ts';
import type { ListedWorkTile } from '../model/work/work-tile.ts';
import type { CaseStudy, CaseStudyCategory } from '../schemas/case-study.ts';
import { getContentPicture, hasContentPicture } from './content-pictures.ts';

export interface WorkTileChoice {
  /** Only case studies of this category. */
  category?: CaseStudyCategory;
}

/** Every case study as its folder states it, in the order of the Our Work grid. */
export async function getCaseStudies(): Promise<{ folder: string; study: CaseStudy }[]> {
  const entries = await getCollection('caseStudies');
  return entries
    .map(({ id, data }) => ({ folder: id.split('/')[0] ?? id, study: data }))
    .sort((a, b) => a.study.order - b.study.order || a.folder.localeCompare(b.folder));
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

async function toWorkTile(
  folder: string,
  study: CaseStudy,
  sizes: string,
): Promise<ListedWorkTile> {
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

/**
 * Case studies as tiles, in the order of the Our Work grid.
 * @param sizes the CSS `sizes` of a tile's place
 */
export async function getWorkTiles(
  sizes: string,
  { category }: WorkTileChoice = {},
): Promise<ListedWorkTile[]> {
  const studies = await getCaseStudies();
  const chosen = studies.filter(
    ({ study }) => category === undefined || study.categories.includes(category),
  );
  return Promise.all(chosen.map(({ folder, study }) => toWorkTile(folder, study, sizes)));
}
