import { getCollection } from 'astro:content';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { brand } from '../../../i18n/brand.ts';
import { getBuiltPreview } from '../../../images/built-preview.ts';
import { hasContentPicture } from '../../../images/content-pictures.ts';

export const getStaticPaths = (async () => {
  const entries = await getCollection('caseStudies');
  return entries.map(({ id, data }) => ({
    params: { folder: id.split('/')[0] ?? id },
    props: { study: data },
  }));
}) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** Preview of a committed case study: the client's name, and its picture in the aperture. Made at build. */
export const GET: APIRoute<Props, { folder: string }> = async ({ props: { study }, params }) => {
  const { folder } = params;
  const picture = [study.small, study.tile].find(
    (named) => named && hasContentPicture(`case-studies/${folder}/${named.file}`),
  );
  const art =
    picture &&
    (await readFile(resolve('../../packages/content/case-studies', folder, picture.file)));
  return getBuiltPreview(study.client, brand.name, art);
};
