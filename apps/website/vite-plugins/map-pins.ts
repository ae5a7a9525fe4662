import { readFileSync } from 'node:fs';
import { placeSchema } from '@agency/content/schemas/company';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import * as z from 'zod';
import { type MapFrame, mapFrames, toMapPoint } from '../src/model/company/sound-map.ts';

const FILE = new URL('../../../packages/content/pages/company/en.yaml', import.meta.url);
const ID = 'virtual:map-pins.css';
const pinnedSchema = z.object({ story: z.object({ places: z.array(placeSchema).min(1) }) });

/** `virtual:map-pins.css`: where each office stands on the sound map, as rules, because the policy forbids `style` attributes. */
export function mapPins(): Plugin {
  return {
    name: 'map-pins',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const { places } = pinnedSchema.parse(parse(readFileSync(FILE, 'utf8'))).story;
      const toRules = (frame: MapFrame) =>
        places.map((place) => {
          const [x, y] = toMapPoint(place, places[0] ?? place, frame);
          const left = ((x / frame.width) * 100).toFixed(2);
          const top = ((y / frame.height) * 100).toFixed(2);
          return `[data-pin='${place.code}']{--x:${left}%;--y:${top}%}`;
        });
      const narrow = `@media (width < 768px){${toRules(mapFrames.tall).join('')}}`;
      return `@layer tokens{${toRules(mapFrames.wide).join('')}${narrow}}`;
    },
  };
}
