import type { IsLand } from './sound-map.ts';

/** A closed line of places: `[longitude, latitude]`, degrees. */
type Ring = readonly (readonly number[])[];

/** A coast and the lakes behind it. */
export type Coastline = readonly Ring[];

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

/** Tells land from water. Each coast's frame is known beforehand, so that most are ruled out at a glance. */
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
