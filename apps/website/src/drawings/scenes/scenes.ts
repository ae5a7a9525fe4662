import type { Outline } from '../lettering.ts';
import { productions, recall, westBank } from './cairo/achievements.ts';
import { balconies } from './cairo/balconies.ts';
import { night, river, sails, street } from './cairo/community.ts';
import { panorama, panoramaTall } from './cairo/panorama.ts';
import { awards, convergence, crowdDots, passion } from './company.ts';
import { cloth, identities, trails, weave } from './nasj.ts';
import type { Scene } from './scene.ts';
import { type IsLand, type MapFrameName, mapFrames, type Place, toSoundMap } from './sound-map.ts';

/** What scenes need from outside: lettering and the world. */
export interface SceneSources {
  streetSign: Outline;
  isLand: IsLand;
  /** The offices, the first where the sound leaves from. */
  places: readonly Place[];
}

interface KnownScene {
  width: number;
  height: number;
  draw(sources: SceneSources): Scene;
}

const size = (width: number, height: number, draw: KnownScene['draw']): KnownScene => ({
  width,
  height,
  draw,
});
const map = (name: MapFrameName) =>
  size(mapFrames[name].width, mapFrames[name].height, ({ places, isLand }) =>
    toSoundMap(mapFrames[name], places, isLand),
  );

const awardWidths = [200, 240, 200, 240, 220];

/** Every scene that the build draws, with its size, so that nobody draws it to learn that. */
export const scenes: Readonly<Record<string, KnownScene>> = {
  passion: size(1000, 720, passion),
  convergence: size(1000, 720, convergence),
  'sound-map-wide': map('wide'),
  'sound-map-tall': map('tall'),
  crowd: size(1120, 680, crowdDots),
  ...Object.fromEntries(
    awards.map((draw, index) => [`award-${index + 1}`, size(awardWidths[index] ?? 200, 340, draw)]),
  ),
  panorama: size(1440, 760, panorama),
  'panorama-tall': size(620, 760, panoramaTall),
  balconies: size(720, 900, balconies),
  night: size(400, 500, night),
  street: size(400, 500, ({ streetSign }) => street(streetSign)),
  sails: size(824, 1024, sails),
  river: size(1440, 270, river),
  productions: size(440, 404, productions),
  'west-bank': size(440, 404, westBank),
  recall: size(440, 404, recall),
  weave: size(1456, 676, weave),
  cloth: size(1440, 432, cloth),
  identities: size(720, 640, identities),
  trails: size(720, 640, trails),
};
