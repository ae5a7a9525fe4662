import coastlines from 'virtual:coastlines';
import outlines from 'virtual:lettering';
import type { APIRoute, GetStaticPaths } from 'astro';
import { getPageWords } from '../../i18n/words.ts';
import { toSceneSvg } from '../../model/scenes/draw.ts';
import { createIsLand } from '../../model/scenes/land.ts';
import { scenes } from '../../model/scenes/scenes.ts';

export const prerender = true;

export const getStaticPaths = (() =>
  Object.keys(scenes).map((name) => ({ params: { name } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const scene = scenes[params.name ?? ''];
  const streetSign = outlines['street-sign'];
  if (!scene || !streetSign) return new Response(null, { status: 404 });
  const { story } = await getPageWords('company');
  return new Response(
    toSceneSvg(scene.draw({ streetSign, isLand: createIsLand(coastlines), places: story.places })),
  );
};
