import type { Place } from '../../../apps/website/src/model/sound-map.ts';
import { productions, recall, westBank } from './cairo/achievements.ts';
import { balconies } from './cairo/balconies.ts';
import { panorama, panoramaTall } from './cairo/panorama.ts';
import { river } from './cairo/river.ts';
import { awards, convergence, crowdDots, passion } from './company.ts';
import { cloth, identities, trails, weave } from './nasj.ts';
import type { Scene } from './scene.ts';
import { frames, type IsLand, toSoundMap } from './sound-map.ts';

/** What scenes need from outside. */
export interface SceneSources {
  isLand: IsLand;
  /** The offices, the first where the sound leaves from. */
  places: readonly Place[];
}

/** Every scene, by the name that pages and content use. */
export const scenes: Readonly<Record<string, (sources: SceneSources) => Scene>> = {
  passion,
  convergence,
  'sound-map-wide': ({ places, isLand }) => toSoundMap(frames.wide, places, isLand),
  'sound-map-tall': ({ places, isLand }) => toSoundMap(frames.tall, places, isLand),
  crowd: crowdDots,
  ...Object.fromEntries(awards.map((draw, index) => [`award-${index + 1}`, draw])),
  panorama,
  'panorama-tall': panoramaTall,
  balconies,
  river,
  productions,
  'west-bank': westBank,
  recall,
  weave,
  cloth,
  identities,
  trails,
};
