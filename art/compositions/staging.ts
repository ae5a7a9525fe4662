import type { Identity } from '../identities/identity.ts';
import type { Typeface } from '../render/typeface.ts';
import type { Gobo, Surface } from './surface.ts';

/** A palette by what its colours do. `on…` is legible on what it names. */
export type Tones = {
  paper: string;
  ink: string;
  accent: string;
  onAccent: string;
  deep: string;
  onDeep: string;
  /** Second colour on each ground where the accent would not be seen; the mark's details need one. */
  hints?: { paper?: string; accent?: string; deep?: string };
};

export type Tone = 'paper' | 'accent' | 'deep';

/** How one client's things are set, lit and photographed. Two neighbours never share a record. */
export type Staging = {
  identity: Identity;
  /** Face of running text; its family is `Text`. */
  text: Typeface;
  /** Width of the Latin and the Arabic wordmark at size 1. */
  em: readonly [latin: number, arabic?: number];
  /** What a second row of the Latin wordmark takes below its baseline, at size 1. */
  drop?: number;
  tones: Tones;
  /** What the client says in one breath. */
  line: string;
  letter: readonly string[];
  contact: readonly string[];
  stationery: Setting & { layout: StationeryLayout };
  place: Setting & Place;
  work: Setting & { object: WorkObject };
  board: { layout: BoardLayout; cover?: 'small' | 'tile' | 'wide'; letters?: number };
};

/** Ground, light and camera of one picture. */
export type Setting = {
  surface: Surface;
  gobo?: Gobo;
  lamp?: readonly [x: number, y: number];
  yaw: number;
  tilt: number;
  scale?: number;
  /** Where the room's middle is on the page, 0 to 1. */
  middle?: readonly [x: number, y: number];
  /** Where shadows fall, degrees clockwise from east. */
  towards: number;
  reach?: number;
  soft?: number;
  /** 0 to 1; how deep shadows are. */
  depth?: number;
};

export type StationeryLayout = 'desk' | 'grid' | 'fan' | 'stack' | 'strip' | 'cascade';
export type WorkObject =
  | 'bags'
  | 'boxes'
  | 'cups'
  | 'jars'
  | 'tower'
  | 'books'
  | 'posters'
  | 'tote';
export type BoardLayout = 'columns' | 'mosaic' | 'cinema' | 'ledger' | 'poster' | 'quarters';

/** One part of a designed screen, from top to bottom. */
export type Block =
  | { kind: 'bar'; right?: string }
  | { kind: 'cover'; format: 'small' | 'tile' | 'wide'; height: number }
  | { kind: 'pattern'; height: number }
  | { kind: 'mark'; height: number }
  | { kind: 'title'; lines: readonly string[]; size?: number }
  | { kind: 'text'; lines: readonly string[] }
  | { kind: 'rows'; rows: readonly (readonly [left: string, right: string])[] }
  | { kind: 'tiles'; labels: readonly string[] }
  | { kind: 'arabic'; line: string }
  | { kind: 'button'; label: string };

export type Screen = { ground: Tone; blocks: readonly Block[] };

/** Where the brand is met. */
export type Place =
  | { kind: 'phones'; screens: readonly Screen[] }
  | { kind: 'laptop'; screens: readonly [left: Screen, right: Screen] }
  | { kind: 'sign'; face: Tone; letters: 'cut' | 'lit' | 'painted'; wide?: number }
  | { kind: 'noren'; face: Tone }
  | { kind: 'van'; body: Tone }
  | { kind: 'hoarding'; face: Tone };

/** The ground a tone stands for and the colours drawn on it. */
export function inks(
  { tones }: Staging,
  tone: Tone,
): { ground: string; ink: string; hint: string } {
  if (tone === 'paper')
    return { ground: tones.paper, ink: tones.ink, hint: tones.hints?.paper ?? tones.accent };
  if (tone === 'deep')
    return { ground: tones.deep, ink: tones.onDeep, hint: tones.hints?.deep ?? tones.accent };
  return { ground: tones.accent, ink: tones.onAccent, hint: tones.hints?.accent ?? tones.deep };
}
