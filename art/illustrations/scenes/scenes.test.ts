import { describe, expect, it } from 'vitest';
import { mapFrames, toMapPoint } from '../../../apps/website/src/model/sound-map.ts';
import { createIsLand } from './land.ts';
import { toSceneSvg } from './scene.ts';
import { type SceneSources, scenes } from './scenes.ts';
import { frames, toSoundMap } from './sound-map.ts';

const cairo = { longitude: 31.2, latitude: 30 };
const london = { longitude: -0.1, latitude: 51.5 };
/** A square of land from 20° to 40° east and north, with a lake in its middle. */
const square = createIsLand([
  [
    [
      [20, 20],
      [40, 20],
      [40, 40],
      [20, 40],
    ],
    [
      [29, 29],
      [31, 29],
      [31, 31],
      [29, 31],
    ],
  ],
]);
const sources: SceneSources = {
  isLand: square,
  places: [cairo, london],
};

describe('every scene', () => {
  it.each(Object.entries(scenes))('%s has a frame, and no invalid numbers', (_, draw) => {
    const drawn = draw(sources);
    expect(Math.min(drawn.width, drawn.height)).toBeGreaterThan(100);
    expect(toSceneSvg(drawn)).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('land', () => {
  it('is inside a coast, outside its lakes', () => {
    expect(square(25, 25)).toBe(true);
    expect(square(30, 30)).toBe(false);
    expect(square(50, 25)).toBe(false);
  });
});

describe('sound map', () => {
  it('has its centre at the first place', () => {
    expect(toMapPoint(cairo, cairo, mapFrames.wide)).toEqual(mapFrames.wide.source);
  });
  it('has north above south and west before east', () => {
    const [x, y] = toMapPoint(london, cairo, mapFrames.wide);
    expect(x).toBeLessThan(mapFrames.wide.source[0]);
    expect(y).toBeLessThan(mapFrames.wide.source[1]);
  });
  it('rejects an unknown place', () => {
    expect(() => toSoundMap(frames.wide, [], square)).toThrow('needs a place');
  });
});
