import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { brand } from '../../../i18n/brand.ts';
import { getBuiltPreview } from '../../../images/built-preview.ts';
import { hasContentPicture } from '../../../images/content-pictures.ts';
import { getCaseStudies } from '../../../images/work-tiles.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  (await getCaseStudies()).map(({ folder }) => ({ params: { folder } }));

/** Preview of a case study: the client's name, and its picture in the aperture. Made at build. */
export const GET: APIRoute = async ({ params }) => {
  const found = (await getCaseStudies()).find(({ folder }) => folder === params.folder);
  if (!found) return new Response(null, { status: 404 });
  const { folder, study } = found;
  const picture = [study.small, study.tile].find(
    (named) => named && hasContentPicture(`case-studies/${folder}/${named.file}`),
  );
  const art =
    picture &&
    (await readFile(resolve('../../packages/content/case-studies', folder, picture.file)));
  return getBuiltPreview(study.client, brand.name, art);
};
