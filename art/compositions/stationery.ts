import { svg, times } from '../draw/svg.ts';
import { type Light, openRoom, type Room } from './camera.ts';
import {
  centred,
  cropped,
  details,
  edges,
  envelope,
  letterhead,
  named,
  patterned,
  quiet,
} from './prints.ts';
import type { Setting, Staging, StationeryLayout } from './staging.ts';
import { film, paintSurface, shade } from './surface.ts';

export const page = { width: 1600, height: 1200 } as const;

export const lightOf = ({ towards, reach = 0.9, soft = 16, depth = 0.42 }: Setting): Light => ({
  towards,
  reach,
  soft,
  depth,
});

/** Opens a client's set, lets `furnish` put things on it, and lights it. */
export function photograph(
  set: Setting,
  furnish: (room: Room) => string,
  size: { width: number; height: number } = page,
  over = '',
): string {
  const { width, height } = size;
  const room = openRoom(
    {
      at: [width * (set.middle?.[0] ?? 0.5), height * (set.middle?.[1] ?? 0.5)],
      scale: set.scale ?? 1,
      yaw: set.yaw,
      tilt: set.tilt,
    },
    lightOf(set),
  );
  const lamp = set.lamp ?? [set.towards > 90 ? 0.8 : 0.2, 0.08];
  return svg(
    width,
    height,
    `<defs>${room.filters}</defs>${paintSurface(width, height, set.surface, { lamp, gobo: set.gobo })}${furnish(room)}${shade(width, height, set.gobo ?? 'none', 0.1)}${over}${film(width, height)}`,
  );
}

/** Cards, letter and envelope in the client's light. */
export function stationery(staging: Staging): string {
  return photograph(staging.stationery, (room) =>
    layouts[staging.stationery.layout](room, staging),
  );
}

const card = { width: 380, height: 228 };
const sheetOf = { width: 640, height: 905 };
const cover = { width: 620, height: 330 };

const layouts: Record<StationeryLayout, (room: Room, staging: Staging) => string> = {
  // A letter pushed half out of sight, the envelope over its corner, two cards where the hand is.
  desk: (room, staging) =>
    room.sheet({
      at: [-360, -60],
      turn: -9,
      ...sheetOf,
      width: 760,
      height: 1075,
      thick: 2,
      art: centred(760, 1075, letterhead(staging)),
    }) +
    room.sheet({
      at: [440, -330],
      turn: 12,
      width: 760,
      height: 400,
      thick: 5,
      art: centred(760, 400, envelope(staging, 'accent')),
    }) +
    room.sheet({
      at: [440, 130],
      turn: -16,
      width: 470,
      height: 282,
      thick: 4,
      edge: staging.tones.accent,
      art: centred(470, 282, details(staging)),
    }) +
    room.sheet({
      at: [170, 430],
      turn: 8,
      width: 470,
      height: 282,
      z: 5,
      thick: 5,
      edge: staging.tones.deep,
      art: centred(470, 282, cropped(staging, 'deep')),
    }),

  // Cards laid like bricks beyond every edge, front and back in turn.
  grid: (room, staging) =>
    times(6, (row) =>
      times(6, (column) => {
        const kind = (row * 2 + column * 3) % 5;
        const print = [
          details(staging),
          cropped(staging, 'accent'),
          quiet(staging, 'deep', 0.5),
          named(staging, 'paper', 0.6),
          patterned(staging, staging.tones.accent, staging.tones.paper, 0.8),
        ][kind];
        return print
          ? room.sheet({
              at: [(column - 2.5) * 424 + (row % 2) * 212, (row - 2.5) * 270],
              ...card,
              thick: 5,
              edge: kind === 2 ? staging.tones.accent : staging.tones.deep,
              art: centred(card.width, card.height, print),
            })
          : '';
      }),
    ),

  // A hand of cards over the letter they came with.
  fan: (room, staging) =>
    room.sheet({
      at: [230, -110],
      turn: 14,
      width: 800,
      height: 1130,
      thick: 2,
      art: centred(800, 1130, letterhead(staging)),
    }) +
    times(5, (i) => {
      const print = [
        patterned(staging, staging.tones.onAccent, staging.tones.accent),
        quiet(staging, 'deep', 0.5),
        cropped(staging, 'accent'),
        named(staging, 'deep', 0.6),
        details(staging),
      ][i];
      const turn = -58 + i * 19;
      const a = ((turn - 90) * Math.PI) / 180;
      return print
        ? room.sheet({
            at: [-420 + Math.cos(a + Math.PI / 2) * 330, 330 + Math.sin(a + Math.PI / 2) * 330],
            turn,
            width: 500,
            height: 300,
            z: i * 5,
            thick: 4,
            edge: staging.tones.ink,
            art: centred(500, 300, print),
          })
        : '';
    }),

  // Three stacks of cards like the steps of a plinth; the last card lies before them.
  stack: (room, staging) => {
    const [w, d] = [460, 276];
    const pile = (x: number, y: number, height: number, colour: string, print: string) =>
      room.box({
        at: [x, y],
        width: w,
        depth: d,
        height,
        top: print,
        front: edges(w, height, colour),
        side: edges(d, height, colour),
      });
    const { tones } = staging;
    return (
      room.sheet({
        at: [520, -420],
        turn: 0,
        width: 760,
        height: 400,
        thick: 5,
        art: centred(760, 400, envelope(staging, 'paper')),
      }) +
      pile(-420, -200, 250, tones.accent, quiet(staging, 'deep', 0.55)(w, d)) +
      pile(120, -60, 130, tones.deep, cropped(staging, 'accent')(w, d)) +
      pile(-330, 270, 60, tones.accent, details(staging)(w, d)) +
      room.sheet({
        at: [330, 380],
        turn: -12,
        width: w,
        height: d,
        thick: 5,
        edge: tones.accent,
        art: centred(w, d, named(staging, 'deep', 0.62)),
      })
    );
  },

  // Everything once, in a row, at one distance.
  strip: (room, staging) => {
    const { tones } = staging;
    return (
      room.sheet({
        at: [-640, 20],
        width: 600,
        height: 848,
        thick: 2,
        art: centred(600, 848, letterhead(staging)),
      }) +
      room.sheet({
        at: [-20, -250],
        width: 580,
        height: 308,
        thick: 4,
        art: centred(580, 308, envelope(staging, 'deep')),
      }) +
      room.sheet({
        at: [-20, 100],
        width: 580,
        height: 330,
        thick: 4,
        art: centred(580, 330, patterned(staging, tones.onAccent, tones.accent)),
      }) +
      room.sheet({
        at: [-20, 370],
        width: 580,
        height: 160,
        thick: 4,
        art: centred(580, 160, named(staging, 'paper', 0.4)),
      }) +
      times(4, (i) => {
        const print = [
          cropped(staging, 'accent'),
          details(staging),
          quiet(staging, 'deep', 0.52),
          named(staging, 'paper', 0.6),
        ][i];
        return print
          ? room.sheet({
              at: [510, -300 + i * 262],
              width: 400,
              height: 236,
              thick: 5,
              edge: tones.deep,
              art: centred(400, 236, print),
            })
          : '';
      })
    );
  },

  // The envelope is open, its lining shows, and the letter is on its way out.
  cascade: (room, staging) => {
    const { tones } = staging;
    return (
      room.sheet({
        at: [70, -330],
        turn: -14,
        width: 700,
        height: 980,
        thick: 2,
        art: centred(700, 980, letterhead(staging)),
      }) +
      room.sheet({
        at: [-60, 260],
        turn: -14,
        width: cover.width * 1.4,
        height: cover.height * 1.42,
        thick: 6,
        art: centred(cover.width * 1.4, cover.height * 1.42, envelope(staging, 'accent', true)),
      }) +
      room.sheet({
        at: [520, 60],
        turn: 20,
        width: 460,
        height: 276,
        z: 2,
        thick: 6,
        edge: tones.accent,
        art: centred(460, 276, cropped(staging, 'deep')),
      }) +
      room.sheet({
        at: [430, 350],
        turn: 3,
        width: 460,
        height: 276,
        z: 8,
        thick: 5,
        edge: tones.deep,
        art: centred(460, 276, details(staging)),
      })
    );
  },
};
