import { grey } from './head.ts';

/** The two points of a shirt's collar. */
export const collar = (tone: number) =>
  `<path d="M470 1010L600 1176L548 1252L410 1064Z" fill="${grey(tone)}"/><path d="M730 1010L600 1176L652 1252L790 1064Z" fill="${grey(tone + 0.26)}"/><path d="M470 1010L600 1176L548 1252" fill="none" stroke="${grey(0.8)}" stroke-width="6"/><path d="M730 1010L600 1176L652 1252" fill="none" stroke="${grey(0.9)}" stroke-width="6"/>`;

/** Lapels of a jacket, for over a collar. */
export const lapels = `<path d="M452 1044L560 1500H300L330 1200Z" fill="${grey(0.82)}"/><path d="M748 1044L640 1500H900L880 1200Z" fill="${grey(0.97)}"/><path d="M452 1044L470 1210L420 1222L560 1500" fill="none" stroke="${grey(0.35)}" stroke-width="6"/><path d="M748 1044L730 1210L780 1222L640 1500" fill="none" stroke="${grey(0.6)}" stroke-width="6"/>`;

/** A soft shadow. */
export const shadow = (d: string, tone: number, filter = 'b18') =>
  `<path d="${d}" fill="${grey(tone)}" filter="url(#${filter})"/>`;
