import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Plugin } from 'vite';
import type { Coastline } from '../src/drawings/scenes/land.ts';

const ID = 'virtual:coastlines';

/** The coastlines of Natural Earth at 1:110 million. */
function getCoastlines(): Coastline[] {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-110m.json');
  const world = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>;
  return feature(world, world.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  });
}

/** `virtual:coastlines`: only prerendered files read it, so none of it is shipped. */
export function coastlines(): Plugin {
  return {
    name: 'coastlines',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) =>
      id === `\0${ID}` ? `export default ${JSON.stringify(getCoastlines())};` : undefined,
  };
}
