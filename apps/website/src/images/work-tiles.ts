import { getCollection } from 'astro:content';
import type { WorkTileProps } from '../ui/WorkTile.tsx';
import { getContentPicture } from './content-pictures.ts';

/** Every case study as a tile, in the order of its folder's name. */
export async function getWorkTiles(sizes: string): Promise<Omit<WorkTileProps, 'seeMore'>[]> {
  const studies = await getCollection('caseStudies');
  return Promise.all(
    studies.map(async ({ id, data }) => {
      const folder = id.split('/')[0] ?? id;
      return {
        href: data.route,
        client: data.client,
        about: `${data.sector}, ${data.country}`,
        plate: folder,
        image: await getContentPicture(
          `case-studies/${folder}/${data.tile.file}`,
          data.tile.alt,
          sizes,
        ),
      };
    }),
  );
}
