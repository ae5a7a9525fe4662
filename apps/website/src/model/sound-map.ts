// Positions on the sound map of the company page. `art/illustrations` draws the map with the same numbers: run
// `npm run art -- illustrations` after changing one of them, or the place of an office.

type Point = readonly [x: number, y: number];

/** Degrees; east and north are positive. */
export interface Place {
  longitude: number;
  latitude: number;
}

export interface MapFrame {
  width: number;
  height: number;
  /** Position of the first office. */
  source: Point;
  /** Units of the frame in a degree. */
  degree: Place;
}

export const mapFrames = {
  wide: {
    width: 1440,
    height: 610,
    source: [1172, 376],
    degree: { longitude: 7.65, latitude: 9.18 },
  },
  tall: { width: 780, height: 640, source: [608, 258], degree: { longitude: 5.2, latitude: 6.24 } },
} as const satisfies Record<string, MapFrame>;

export function toMapPoint(place: Place, from: Place, { source, degree }: MapFrame): Point {
  return [
    source[0] + (place.longitude - from.longitude) * degree.longitude,
    source[1] - (place.latitude - from.latitude) * degree.latitude,
  ];
}
