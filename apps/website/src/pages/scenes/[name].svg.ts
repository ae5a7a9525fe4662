import coastlines from 'virtual:coastlines';
import outlines from 'virtual:lettering';
import type { APIRoute, GetStaticPaths } from 'astro';
import { getPageWords } from '../../i18n/words.ts';
import { keepBetweenBuilds } from '../../images/between-builds.ts';
import { toSceneSvg } from '../../model/scenes/draw.ts';
import { createIsLand } from '../../model/scenes/land.ts';
import { scenes } from '../../model/scenes/scenes.ts';

export const prerender = true;

const code = Object.values(
  import.meta.glob<string>(['../../model/**/*.ts', '!**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

export const getStaticPaths = (() =>
  Object.keys(scenes).map((name) => ({ params: { name } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const scene = scenes[params.name ?? ''];
  const streetSign = outlines['street-sign'];
  if (!scene || !streetSign) return new Response(null, { status: 404 });
  const { story } = await getPageWords('company');
  const given = { streetSign, coastlines, places: story.places };
  const drawn = await keepBetweenBuilds([...code, params.name ?? '', JSON.stringify(given)], () =>
    Buffer.from(toSceneSvg(scene.draw({ ...given, isLand: createIsLand(coastlines) }))),
  );
  return new Response(new Uint8Array(drawn), { headers: { 'Content-Type': 'image/svg+xml' } });
};
