import {
  type MapFrame,
  mapFrames,
  type Place,
  toMapPoint,
} from '../../../apps/website/src/model/sound-map.ts';
import { palette } from '../../../packages/brand/palette.ts';
import { dots, gradedDots } from '../../draw/dots.ts';
import { circle, type Point, rect } from '../../draw/marks.ts';
import type { Scene } from './scene.ts';

/** Whether a place is land. Degrees; east and north are positive. */
export type IsLand = (longitude: number, latitude: number) => boolean;

/** A frame of the website's map, and how coarse it is drawn. */
type SoundMapFrame = MapFrame & {
  /** Distance from dot to dot. */
  pitch: number;
  /** Distance from wave to wave. */
  wave: number;
};

export const frames = {
  wide: { ...mapFrames.wide, pitch: 11.5, wave: 118 },
  tall: { ...mapFrames.tall, pitch: 13, wave: 112 },
} as const satisfies Record<string, SoundMapFrame>;

function toPlace([x, y]: Point, from: Place, { source, degree }: MapFrame): Place {
  return {
    longitude: from.longitude + (x - source[0]) / degree.longitude,
    latitude: from.latitude - (y - source[1]) / degree.latitude,
  };
}

/** Radius of a land dot, shares of the pitch: from the trough of a wave to its crest. */
const TROUGH = 0.09;
const CREST = 0.47;

/**
 * A world map of dots: land is drawn by concentric waves around the source, and dots
 * over the sea continue them. `places` are the offices; the first is the source.
 */
export function toSoundMap(frame: SoundMapFrame, places: readonly Place[], isLand: IsLand): Scene {
  const { width, height, source, pitch, wave } = frame;
  const [from] = places;
  if (!from) throw new Error('a sound map needs a place the sound leaves from');
  const row = pitch * Math.sqrt(0.75);
  const land: { at: Point; r: number }[] = [];
  const sea: Point[] = [];
  for (let line = 0; line * row < height + pitch; line++) {
    for (let x = line % 2 === 0 ? 0 : pitch / 2; x < width + pitch; x += pitch) {
      const at: Point = [x, line * row];
      const distance = Math.hypot(at[0] - source[0], at[1] - source[1]);
      const height = (1 + Math.cos((distance / wave) * 2 * Math.PI)) / 2;
      const { longitude, latitude } = toPlace(at, from, frame);
      if (isLand(longitude, latitude)) {
        land.push({ at, r: pitch * (TROUGH + (CREST - TROUGH) * height ** 1.7) });
      } else if (height > 0.985 && distance > wave / 2) {
        sea.push(at);
      }
    }
  }
  const points = places.map((place) => toMapPoint(place, from, frame));
  const clear = (at: Point) =>
    points.every(
      (point, index) =>
        Math.hypot(at[0] - point[0], at[1] - point[1]) > pitch * (index ? 2.1 : 3.2),
    );
  return {
    width,
    height,
    marks: [
      rect(0, 0, width, height, '#000'),
      gradedDots(
        land.filter(({ at }) => clear(at)),
        '#fff',
        8,
      ),
      dots(sea.filter(clear), pitch * 0.12, palette.yellow),
      ...points.map(([x, y], index) => circle(x, y, pitch * (index ? 1.15 : 2.4), palette.yellow)),
    ].join(''),
  };
}
