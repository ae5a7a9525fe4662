import type { Sitter } from './sitter.ts';
import { elenaMarquez } from './sitters/elena-marquez.ts';
import { faisalAlOtaibi } from './sitters/faisal-al-otaibi.ts';
import { graceWhitfield } from './sitters/grace-whitfield.ts';
import { hodaMansour } from './sitters/hoda-mansour.ts';
import { karimAdel } from './sitters/karim-adel.ts';
import { lailaHassan } from './sitters/laila-hassan.ts';
import { marcusBell } from './sitters/marcus-bell.ts';
import { monaSamir } from './sitters/mona-samir.ts';
import { noufAlHarbi } from './sitters/nouf-al-harbi.ts';
import { omarNabil } from './sitters/omar-nabil.ts';
import { priyaNair } from './sitters/priya-nair.ts';

/** All drawn people, in the order of the team page. */
export const cast: readonly Sitter[] = [
  lailaHassan,
  noufAlHarbi,
  karimAdel,
  monaSamir,
  omarNabil,
  faisalAlOtaibi,
  graceWhitfield,
  elenaMarquez,
  priyaNair,
  marcusBell,
  hodaMansour,
];
