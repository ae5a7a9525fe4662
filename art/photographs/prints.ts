import { arabic, at, cover, ground, text, wordmark } from '../compositions/prints.ts';
import { inks, type Staging, type Tone } from '../compositions/staging.ts';
import { n } from '../draw/svg.ts';

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

/** The mark as large as `share` of the height, at a place given in parts of the print. */
export function marked(
  staging: Staging,
  tone: Tone,
  { size = 0.5, x = 0.5, y = 0.5 }: { size?: number; x?: number; y?: number } = {},
): Print {
  const { ground: base, ink, hint } = inks(staging, tone);
  return (w, h) =>
    ground(w, h, base) +
    at(w * x, h * y, staging.identity.mark({ size: h * size, colour: ink, second: hint }));
}

/** A finished cover of the client over the whole print. */
export function pictured(staging: Staging, format: 'small' | 'tile' | 'wide'): Print {
  return (w, h) => cover(staging, format, w, h);
}

/** A card to order from: the name, what there is and what it costs. */
export function menu(
  staging: Staging,
  tone: Tone,
  title: string,
  rows: readonly (readonly [dish: string, price: string])[],
): Print {
  const { ground: base, ink, hint } = inks(staging, tone);
  return (w, h) => {
    const pad = w * 0.1;
    const size = w * 0.046;
    const step = (h * 0.62) / rows.length;
    return `${ground(w, h, base)}${at(w / 2, h * 0.12, staging.identity.mark({ size: w * 0.22, colour: hint, second: ink }))}${text(title, w / 2, h * 0.235, size * 1.05, ink, { anchor: 'middle', tracking: 0.08, weight: 600 })}${rows.map(([dish, price], i) => `${text(dish, pad, h * 0.32 + i * step, size, ink, { weight: 500 })}${text(price, w - pad, h * 0.32 + i * step, size, hint, { anchor: 'end', weight: 500 })}<rect x="${n(pad)}" y="${n(h * 0.32 + i * step + step * 0.42)}" width="${n(w - pad * 2)}" height="1" fill="${ink}" opacity=".25"/>`).join('')}${at(w / 2, h * 0.955, wordmark(staging, Math.min(w * 0.4, h * 0.03 * staging.em[0]), ink, 'middle'))}`;
  };
}

/** A line on a plate or a plinth: the name left, in Arabic or as contact right. */
export function plate(staging: Staging, tone: Tone): Print {
  const { ground: base, ink, hint } = inks(staging, tone);
  return (w, h) => {
    const wide = Math.min(w * 0.44, h * 0.46 * staging.em[0]);
    const second = Math.min(h * 0.44, (w * 0.34) / (staging.em[1] ?? 1));
    const right = staging.identity.arabicWordmark
      ? at(w * 0.94, h * 0.62, arabic(staging, second, hint))
      : text(staging.contact[1] ?? '', w * 0.94, h * 0.6, h * 0.2, hint, { anchor: 'end' });
    return ground(w, h, base) + at(w * 0.06, h * 0.64, wordmark(staging, wide, ink)) + right;
  };
}
