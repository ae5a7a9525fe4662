import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { toAxes, toRisingLetters } from '@agency/content/phrase';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Identity } from './identities/identity.ts';
import { nasj } from './identities/nasj.ts';
import { root } from './render/manifest.ts';

interface Line {
  text: string;
  size: number;
  tracking: number;
}
interface Logo {
  text: string;
  face: string;
  tracking?: number;
  under?: Line;
  logo?: boolean;
}
interface Face {
  file: string;
  axes?: Record<string, number>;
}

const lettering: { faces: Record<string, Face>; words: Record<string, Logo> } = parse(
  readFileSync(resolve(root, 'art/illustrations/lettering/lettering.yaml'), 'utf8'),
);
const logos = Object.entries(lettering.words).filter(([, word]) => word.logo);

async function readIdentity(slug: string): Promise<Identity> {
  const module: Record<string, unknown> = await import(`./identities/${slug}.ts`);
  const found = Object.values(module).find(
    (value): value is Identity =>
      typeof value === 'object' && value !== null && 'wordmark' in value && 'slug' in value,
  );
  if (!found) throw new Error(`${slug}.ts exports no identity`);
  return found;
}

/** How an identity sets its name: every line, its size next to the first one's, and the one typeface. */
function readWordmark(identity: Identity) {
  const drawn = identity.wordmark({ size: 100, colour: '#000000' });
  const lines = [...drawn.matchAll(/<text ([^>]+)>([^<]+)<\/text>/g)].map(
    ([, attributes = '', words = '']) => ({
      text: words.replaceAll('&amp;', '&'),
      size: Number(attributes.match(/font-size="([\d.]+)"/)?.[1]) / 100,
      tracking: Number(attributes.match(/letter-spacing:(-?[\d.]+)em/)?.[1] ?? 0),
    }),
  );
  const family = drawn.match(/font-family="'([^']+)'"/)?.[1];
  const typeface = identity.typefaces.find((face) => face.family === family);
  const axes = Object.fromEntries(
    [...drawn.matchAll(/'(\w{4})' (\d+)/g)].map(([, axis, value]) => [axis, Number(value)]),
  );
  const weight = Number(drawn.match(/font-weight="(\d+)"/)?.[1]);
  // A file of one weight has no axis to set.
  const variable = typeface?.weight.includes(' ') ? { wght: weight, ...axes } : undefined;
  return { lines, file: typeface?.file, axes: variable };
}

describe('logos on the company page', () => {
  it.each(logos)('%s has the typeface and spacing of its identity', async (slug, logo) => {
    const { lines, file, axes } = readWordmark(await readIdentity(slug));
    const face = lettering.faces[logo.face];
    const { under } = logo;
    expect({ file: face?.file, axes: face?.axes }).toEqual({ file, axes });
    expect([
      { text: logo.text, size: 1, tracking: logo.tracking ?? 0 },
      ...(under ? [{ text: under.text, size: under.size, tracking: under.tracking }] : []),
    ]).toEqual(lines);
  });
});

describe('Nasj', () => {
  it('has the crescendo of the heading of its page', () => {
    const drawn = nasj.wordmark({ size: 100, colour: '#000000' });
    const letters = [
      ...drawn.matchAll(
        /<tspan style="font-weight:([\d.]+);font-stretch:([\d.]+)%;letter-spacing:(-[\d.]+)em">(\w)/g,
      ),
    ].map(([, weight, stretch, tracking, letter]) => ({
      letter,
      axes: [weight, stretch, tracking].map(Number),
    }));
    expect(letters.map(({ letter }) => letter).join('')).toBe('Nasj');
    for (const [i, { rise }] of toRisingLetters('Nasj').entries()) {
      const { weight, stretch, tracking } = toAxes(rise);
      const [drawnWeight = 0, drawnStretch = 0, drawnTracking = 0] = letters[i]?.axes ?? [];
      expect(Math.abs(drawnWeight - weight)).toBeLessThan(4);
      expect(Math.abs(drawnStretch - stretch)).toBeLessThan(0.5);
      expect(Math.abs(drawnTracking - tracking)).toBeLessThan(0.006);
    }
  });

  it('is written in Arabic with the font of its page', () => {
    const { face } = lettering.words.nasj ?? {};
    expect(nasj.typefaces.map(({ file }) => file)).toContain(lettering.faces[face ?? '']?.file);
  });
});
