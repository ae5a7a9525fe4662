import { getCollection } from 'astro:content';
import type { WorkTileProps } from '../ui/WorkTile.tsx';
import { getResponsiveImage } from './responsive-image.ts';

/** Every case study as a tile, in the order of its folder's name. */
export async function getWorkTiles(sizes: string): Promise<Omit<WorkTileProps, 'seeMore'>[]> {
  const studies = await getCollection('caseStudies');
  return Promise.all(
    studies.map(async ({ id, data }) => ({
      href: data.route,
      client: data.client,
      about: `${data.sector}, ${data.country}`,
      plate: id.split('/')[0] ?? id,
      image: await getResponsiveImage(data.tile.file, data.tile.alt, {
        widths: [360, 540, 720, 960],
        sizes,
      }),
    })),
  );
}
