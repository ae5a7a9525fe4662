import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { IsLand } from './sound-map.ts';

/** A closed line of places: `[longitude, latitude]`, degrees. */
type Ring = readonly (readonly number[])[];

/** A coast and the lakes behind it. */
type Coastline = readonly Ring[];

/** The coastlines of Natural Earth at 1:110 million. */
export function readCoastlines(): Coastline[] {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-110m.json');
  const world = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>;
  return feature(world, world.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  });
}

function isInside(ring: Ring, longitude: number, latitude: number): boolean {
  let inside = false;
  let [lastX = 0, lastY = 0] = ring.at(-1) ?? [];
  for (const [x = 0, y = 0] of ring) {
    const crosses = y > latitude !== lastY > latitude;
    if (crosses && longitude < ((lastX - x) * (latitude - y)) / (lastY - y) + x) inside = !inside;
    [lastX, lastY] = [x, y];
  }
  return inside;
}

/** Decides whether a point is land. Bounding boxes of the coasts exclude most of them quickly. */
export function createIsLand(coastlines: readonly Coastline[]): IsLand {
  const shapes = coastlines.map(([coast = [], ...lakes]) => {
    const longitudes = coast.map(([x = 0]) => x);
    const latitudes = coast.map(([, y = 0]) => y);
    return {
      coast,
      lakes,
      west: Math.min(...longitudes),
      east: Math.max(...longitudes),
      south: Math.min(...latitudes),
      north: Math.max(...latitudes),
    };
  });
  return (longitude, latitude) =>
    shapes.some(
      ({ coast, lakes, west, east, south, north }) =>
        longitude >= west &&
        longitude <= east &&
        latitude >= south &&
        latitude <= north &&
        isInside(coast, longitude, latitude) &&
        !lakes.some((lake) => isInside(lake, longitude, latitude)),
    );
}
