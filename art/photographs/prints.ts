import { arabic, at, cover, ground, text, wordmark } from '../compositions/prints.ts';
import { inks, type Staging, type Tone } from '../identities/staging.ts';

/** A flat drawing, from its top left corner. */
type Print = (width: number, height: number) => string;

const onBlack =
  (art: Print): Print =>
  (w, h) =>
    ground(w, h, '#000') + art(w, h);

/** Lettering and marks as masks, white on black, as large as the print allows. */
export const mask = {
  name: (staging: Staging) =>
    onBlack((w, h) => {
      const wide = Math.min(w * 0.9, h * 0.6 * staging.em[0]);
      return at(w / 2, h * 0.62, wordmark(staging, wide, '#fff', 'middle'));
    }),
  arabic: (staging: Staging) =>
    onBlack((w, h) => {
      const size = Math.min((w * 0.8) / (staging.em[1] ?? 1), h * 0.45);
      return at(w / 2, h * 0.6, arabic(staging, size, '#fff', 'middle'));
    }),
  mark: ({ identity }: Staging) =>
    onBlack((w, h) => {
      const size = Math.min(w, h) * 0.86;
      return at(w / 2, h / 2, identity.mark({ size, colour: '#fff', second: '#fff' }));
    }),
};

/** A finished cover of the client over the whole print. */
export function pictured(staging: Staging, format: 'small' | 'tile' | 'wide'): Print {
  return (w, h) => cover(staging, format, w, h);
}

/** A line on a plate or a plinth: the name left, in Arabic or as the address of its site right. */
export function plate(staging: Staging, tone: Tone, site = ''): Print {
  const { ground: base, ink, hint } = inks(staging, tone);
  return (w, h) => {
    const wide = Math.min(w * 0.44, h * 0.46 * staging.em[0]);
    const second = Math.min(h * 0.44, (w * 0.34) / (staging.em[1] ?? 1));
    const right = site
      ? text(site, w * 0.94, h * 0.6, h * 0.2, hint, { anchor: 'end' })
      : at(w * 0.94, h * 0.62, arabic(staging, second, hint));
    return ground(w, h, base) + at(w * 0.06, h * 0.64, wordmark(staging, wide, ink)) + right;
  };
}
