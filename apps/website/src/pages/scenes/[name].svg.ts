import coastlines from 'virtual:coastlines';
import outlines from 'virtual:lettering';
import type { APIRoute, GetStaticPaths } from 'astro';
import { createIsLand } from '../../drawings/scenes/land.ts';
import { portraits } from '../../drawings/scenes/portraits.ts';
import { toSceneSvg } from '../../drawings/scenes/scene.ts';
import { scenes } from '../../drawings/scenes/scenes.ts';
import { keepBetweenBuilds } from '../../images/between-builds.ts';

export const prerender = true;

const code = Object.values(
  import.meta.glob<string>(
    ['../../drawings/**/*.ts', '../../../../../packages/drawing/*.ts', '!**/*.test.ts'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
);

const printed = import.meta.glob<string>('../../../../../packages/content/portraits/*.svg', {
  query: '?raw',
  import: 'default',
});

export const getStaticPaths = (() =>
  [...Object.keys(portraits), ...Object.keys(scenes)].map((name) => ({
    params: { name },
  }))) satisfies GetStaticPaths;

async function draw(name: string, locals: App.Locals): Promise<Buffer | undefined> {
  const portrait = printed[`../../../../../packages/content/portraits/${name}.svg`];
  if (portrait) return Buffer.from(await portrait());
  const scene = scenes[name];
  const streetSign = outlines['street-sign'];
  if (!scene || !streetSign) return undefined;
  const { story } = await locals.readWords('company');
  const given = { streetSign, coastlines, places: story.places };
  return keepBetweenBuilds([...code, name, JSON.stringify(given)], () =>
    Buffer.from(toSceneSvg(scene.draw({ ...given, isLand: createIsLand(coastlines) }))),
  );
}

export const GET: APIRoute = async ({ params, locals }) => {
  const drawn = await draw(params.name ?? '', locals);
  if (!drawn) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(drawn), { headers: { 'Content-Type': 'image/svg+xml' } });
};
