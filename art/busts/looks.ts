import { palette } from '../../packages/brand/palette.ts';
import type { Figure } from './bust.ts';

/** A figure and its colours. Missing colours are derived. */
export interface Look extends Figure {
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

/** Invented people for the crowd of the company page and for the magazine. */
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
