import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { companyPageSchema } from '@agency/content/schemas/company';
import { slideScoreSchema } from '@agency/content/schemas/landing';
import { serviceScoreSchema } from '@agency/content/schemas/service';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { mapFrames, toMapPoint } from '../model/sound-map.ts';

const content = fileURLToPath(new URL('../../../../packages/content/', import.meta.url));
const read = (name: string) => readFileSync(`${content}illustrations/${name}.svg`, 'utf8');
const names = globSync('*/*.svg', { cwd: `${content}illustrations` }).map((file) =>
  file.replace('.svg', ''),
);
const { story, clients } = companyPageSchema.parse(
  parse(readFileSync(`${content}pages/company/en.yaml`, 'utf8')),
);

describe('illustrations', () => {
  it.each(names)('%s has its size, and runs and loads nothing', (name) => {
    const svg = read(name);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" /);
    expect(svg).not.toMatch(/NaN|undefined|<script|<style|href|style=/);
  });

  it('exist for every slide, service and client that content can name', () => {
    const wanted = [
      ...slideScoreSchema.options.map((score) => `slides/${score}`),
      ...serviceScoreSchema.options.map((score) => `services/${score}`),
      ...clients.logos.map(({ lettering }) => `lettering/${lettering}`),
    ];
    expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each(['wide', 'tall'] as const)(
    'of the %s sound map have every office where the page pins it (else: npm run art -- illustrations)',
    (name) => {
      const circles = [
        ...read(`scenes/sound-map-${name}`).matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g),
      ];
      const [first] = story.places;
      const pinned = story.places.map((place) =>
        toMapPoint(place, first ?? place, mapFrames[name]).map((at) => Number(at.toFixed(1))),
      );
      expect(circles.map(([, x, y]) => [Number(x), Number(y)])).toEqual(pinned);
    },
  );
});
