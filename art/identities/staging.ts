import type { Typeface } from '../render/typeface.ts';
import type { Identity } from './identity.ts';

/** A palette by purpose. `on…` is legible on the colour it names. */
export interface Tones {
  paper: string;
  ink: string;
  accent: string;
  onAccent: string;
  deep: string;
  onDeep: string;
  /** Second colour on each background on which the accent is not visible; details of the mark need one. */
  hints?: { paper?: string; accent?: string; deep?: string };
}

export type Tone = 'paper' | 'accent' | 'deep';

/** The texts and styles of one client's pictures. No two clients share one. */
export interface Staging {
  identity: Identity;
  /** Face of running text; its family is `Text`. */
  text: Typeface;
  /** Width of the Latin and the Arabic wordmark at size 1. */
  em: readonly [latin: number, arabic?: number];
  /** Height of a second row of the Latin wordmark below its baseline, at size 1. */
  drop?: number;
  tones: Tones;
  /** Left out where no identity was designed. */
  board?: { layout: BoardLayout; letters?: number };
}

export type BoardLayout = 'columns' | 'mosaic' | 'cinema' | 'ledger' | 'poster' | 'quarters';

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
