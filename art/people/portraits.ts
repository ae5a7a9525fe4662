import { type Point, svg } from '../draw/svg.ts';
import { house } from '../house.ts';
import type { Piece } from '../render/piece.ts';
import { cast } from './cast.ts';
import { toHalftone } from './halftone.ts';
import { headDefs, toAnchors } from './head.ts';
import type { Sitter } from './sitter.ts';

const page = { width: 1200, height: 1500 };
/** The head is drawn at one size and then brought closer. */
const zoom = 1.27;
const origin = [600, 700] as const;
const lift = -40;

/** A place of the drawing on the page; the head is tilted about the neck before it is brought closer. */
function toPage([x, y]: Point, tilt = 0): Point {
  const a = (tilt * Math.PI) / 180;
  const [dx, dy] = [x - 600, y - 1000];
  const turned: Point = [
    600 + dx * Math.cos(a) - dy * Math.sin(a),
    1000 + dx * Math.sin(a) + dy * Math.cos(a),
  ];
  return [600 + (turned[0] - origin[0]) * zoom, origin[1] + lift + (turned[1] - origin[1]) * zoom];
}

function shaded(sitter: Sitter): string {
  const { face } = sitter;
  return svg(
    page.width,
    page.height,
    `<defs>${headDefs}</defs><g transform="translate(600 ${origin[1] + lift}) scale(${zoom}) translate(${-origin[0]} ${-origin[1]})"><g transform="rotate(${face.tilt ?? 0} 600 1000)">${sitter.draw(face)}</g></g>`,
  );
}

/** Portraits of the sample team: drawn heads, printed in rings of dots that start at the mouth. */
export const portraits: readonly Piece[] = cast.map((sitter) => {
  const a = toAnchors(sitter.face);
  const negative = sitter.ground === 'ink';
  const options = {
    centre: toPage([a.middle + a.turn * 16, a.mouthY], sitter.face.tilt),
    pitch: 11.8,
    ground: house[sitter.ground],
    ink: negative ? house.paper : house.ink,
    negative,
    disc: { at: sitter.discAt, r: sitter.discR, colour: house[sitter.disc] },
    accents: (sitter.accents ?? []).map((accent) => ({
      ...accent,
      at: toPage(accent.at, sitter.face.tilt),
      r: accent.r * zoom,
    })),
  };
  return {
    group: 'people',
    file: `apps/dashboard/src/commands/seed/media/portrait-${sitter.slug}.webp`,
    ...page,
    budget: 120,
    typefaces: [],
    transparent: true,
    flat: true,
    draw: () => shaded(sitter),
    develop: {
      name: `halftone 2 ${JSON.stringify(options)}`,
      run: (png: Buffer) => toHalftone(png, options),
    },
  };
});
