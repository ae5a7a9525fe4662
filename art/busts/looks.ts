import { palette } from '../../packages/drawing/palette.ts';
import type { Figure } from './bust.ts';

/** A figure and its colours; what is not named follows from these. */
export interface Look extends Figure {
  /** Whether the picture is turned round, as a print from the other side of the film. */
  mirrored?: boolean;
  colours: Colours;
}

export interface Colours {
  ground: string;
  disc: string;
  skin: string;
  hair: string;
  garment: string;
  lip?: string;
  frame?: string;
  ink?: string;
}

const bun: Look = {
  traits: { width: 0.96, jaw: 0.9, smile: 0.72, age: 0.75 },
  hair: 'bun',
  earring: true,
  garment: 'roll',
  turn: -25,
  nod: 2,
  tilt: -4,
  colours: {
    ground: '#cfdcd2',
    disc: '#f08f7a',
    skin: '#f6dfc6',
    hair: '#7d5438',
    garment: '#17685a',
    lip: '#d8604c',
    frame: palette.yellow,
    ink: '#17211c',
  },
};

/** The founder, who is one of the sample team as well: a dark bob and a blue earring (`people/sitters/laila-hassan.ts`). */
export const founder: Look = {
  ...bun,
  hair: 'bob',
  garment: 'shirt',
  colours: {
    ground: '#e9edf0',
    disc: palette.yellow,
    skin: '#f6dfc6',
    hair: '#2a2527',
    garment: '#1c1b20',
    lip: '#c8564a',
    frame: palette.cobalt,
    ink: '#14110f',
  },
};

/** People nobody is: the crowd and the magazine. */
export const looks = {
  bun,
  afro: {
    traits: {
      width: 1.06,
      lips: 1.3,
      mouth: 1.12,
      smile: 0.95,
      teeth: 0.75,
      age: 0.25,
      cheek: 1.25,
      nose: { width: 1.3, bridge: 0.7, tip: 1.12 },
      brows: { weight: 1.1, lift: 0.5 },
    },
    hair: 'afro',
    glasses: true,
    garment: 'roll',
    turn: -14,
    tilt: 5,
    colours: {
      ground: '#f4d9d2',
      disc: palette.cobalt,
      skin: '#b4764f',
      hair: '#6d4637',
      garment: '#f2b632',
      lip: '#a8433c',
      frame: '#2a1b12',
    },
  },
  beard: {
    traits: {
      width: 1.09,
      jaw: 1.2,
      chin: 1.15,
      brow: 1.35,
      age: 0.6,
      smile: 0.75,
      lips: 0.85,
      lash: 0.2,
      nose: { length: 1.35, width: 1.2, bridge: 1.4, tip: 1.05 },
      brows: { weight: 1.6, arch: 0.7, lift: -0.3 },
    },
    hair: 'short',
    beard: true,
    garment: 'shirt',
    turn: -24,
    tilt: 3,
    colours: {
      ground: '#efe7d8',
      disc: '#e4563a',
      skin: '#f4e3d0',
      hair: '#7c746c',
      garment: '#2b49c8',
    },
  },
  bob: {
    traits: {
      width: 0.93,
      jaw: 0.92,
      age: 0.9,
      smile: 0.8,
      lips: 0.75,
      mouth: 1.05,
      nose: { length: 1.25, bridge: 1.2, width: 0.92 },
      eye: { open: 0.96, tilt: 0 },
      brows: { weight: 0.7, arch: 1.2 },
    },
    hair: 'bob',
    garment: 'crew',
    turn: -18,
    tilt: 4,
    colours: {
      ground: '#dbe3ea',
      disc: palette.yellow,
      skin: '#f6e9dc',
      hair: '#d8603f',
      garment: '#f3efe8',
      lip: '#c2303a',
    },
  },
  scarf: {
    traits: {
      width: 1.04,
      chin: 0.85,
      cheek: 1.2,
      smile: 0.9,
      teeth: 0.65,
      age: 0.15,
      lips: 1.05,
      nose: { bridge: 0.9, width: 1.02, length: 0.9 },
      eye: { open: 1.1 },
      brows: { weight: 1.25 },
    },
    hair: 'short',
    headwear: 'scarf',
    garment: 'crew',
    turn: 22,
    tilt: 4,
    colours: {
      ground: '#cfe3d6',
      disc: '#12645e',
      skin: '#e9bd95',
      hair: palette.yellow,
      garment: '#2f2f37',
    },
  },
  waves: {
    traits: {
      width: 0.92,
      jaw: 0.8,
      chin: 0.85,
      smile: 0.85,
      teeth: 0.6,
      age: 0.1,
      lips: 1.15,
      nose: { length: 0.88, width: 0.92, tip: 0.92 },
      eye: { open: 1.15 },
      brows: { weight: 1, arch: 0.9 },
    },
    hair: 'waves',
    garment: 'crew',
    turn: -20,
    tilt: -5,
    colours: {
      ground: '#f3e3c4',
      disc: '#9e2e19',
      skin: '#eec6a2',
      hair: '#7d5238',
      garment: '#cfe3da',
    },
  },
} as const satisfies Record<string, Look>;

type Plain = Omit<Look, 'colours'>;

const short: Plain = {
  traits: {
    lash: 0.3,
    smile: 0.7,
    age: 0.3,
    width: 0.96,
    nose: { bridge: 1.2, length: 1.15 },
    brows: { weight: 1.25, arch: 0.8 },
  },
  hair: 'short',
  garment: 'crew',
  turn: -22,
  tilt: -3,
};
const capped: Plain = {
  traits: {
    lash: 0.4,
    width: 1.08,
    jaw: 1.12,
    chin: 1.15,
    smile: 0.85,
    teeth: 0.65,
    age: 0.2,
    nose: { width: 1.1 },
  },
  hair: 'short',
  headwear: 'cap',
  garment: 'crew',
  turn: 22,
  tilt: 3,
};
const curls: Plain = {
  traits: {
    lash: 0.4,
    smile: 0.8,
    age: 0.2,
    lips: 1.15,
    nose: { width: 1.22, bridge: 0.8 },
    brows: { lift: 0.4 },
  },
  hair: 'afro',
  glasses: true,
  garment: 'roll',
  turn: -12,
  tilt: -4,
};
const cropped: Plain = {
  traits: {
    lash: 0.3,
    width: 1.03,
    jaw: 1.1,
    cheek: 0.7,
    smile: 0.75,
    lips: 1.15,
    nose: { width: 1.2 },
    brows: { weight: 1.2, arch: 0.8 },
  },
  hair: 'shaved',
  glasses: true,
  garment: 'crew',
  turn: 16,
  tilt: -3,
};

/**
 * Eight who stand in for whoever has no portrait yet. They could be anybody: no beard, no long hair, so that no name
 * ends up under a face that contradicts it.
 */
export const standIns: readonly Look[] = [
  {
    ...short,
    colours: {
      ground: '#efe7d8',
      disc: '#e4563a',
      skin: '#f4e3d0',
      hair: '#7c746c',
      garment: '#2b49c8',
    },
  },
  {
    ...capped,
    colours: {
      ground: '#e6e6e6',
      disc: palette.yellow,
      skin: '#d79f74',
      hair: '#12645e',
      garment: '#9e2e19',
    },
  },
  {
    ...curls,
    colours: {
      ground: '#f4d9d2',
      disc: palette.cobalt,
      skin: '#b4764f',
      hair: '#6d4637',
      garment: '#f2b632',
    },
  },
  {
    ...cropped,
    colours: {
      ground: '#cfdcd2',
      disc: '#f08f7a',
      skin: '#a76d49',
      hair: '#5b4233',
      garment: '#17685a',
    },
  },
  {
    ...curls,
    mirrored: true,
    colours: {
      ground: '#2b1417',
      disc: '#7a2a2c',
      skin: '#e9bd95',
      hair: '#c4512f',
      garment: '#efe7d8',
    },
  },
  {
    ...short,
    mirrored: true,
    colours: {
      ground: '#15181d',
      disc: palette.cobalt,
      skin: '#dfe4ea',
      hair: '#8492a8',
      garment: '#e4563a',
    },
  },
  {
    ...cropped,
    mirrored: true,
    colours: {
      ground: '#0f2f2a',
      disc: '#12645e',
      skin: '#e6cfa6',
      hair: '#b99d68',
      garment: '#8fd0bd',
    },
  },
  {
    ...capped,
    mirrored: true,
    colours: {
      ground: '#122043',
      disc: palette.yellow,
      skin: '#c9d3e6',
      hair: '#f2b632',
      garment: '#6c93ea',
    },
  },
];
