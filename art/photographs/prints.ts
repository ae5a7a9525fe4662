import {
  arabic,
  at,
  cover,
  ground,
  letters,
  pattern,
  text,
  wordmark,
  wrap,
} from '../compositions/prints.ts';
import { screen } from '../compositions/screens.ts';
import { inks, type Screen, type Staging, type Tone } from '../compositions/staging.ts';
import { n } from '../draw/svg.ts';

/** Anything printed or shown, drawn from its top left corner. */
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

/** The mark large with the name under it, as a bag of cloth carries them. */
export function signed(staging: Staging, tone: Tone, { size = 0.46 } = {}): Print {
  const { ground: base, ink, hint } = inks(staging, tone);
  return (w, h) =>
    ground(w, h, base) +
    at(
      w / 2,
      h * 0.42,
      staging.identity.mark({ size: Math.min(w, h) * size, colour: hint, second: ink }),
    ) +
    at(w * 0.14, h * 0.68, nameIn(staging, w * 0.72, h * 0.2, ink, hint));
}

/** The name in the middle of a field, the Arabic one under it where there is one. */
function nameIn(staging: Staging, w: number, h: number, ink: string, hint: string): string {
  const both = staging.identity.arabicWordmark !== undefined;
  const wide = Math.min(w * 0.78, h * (both ? 0.34 : 0.5) * staging.em[0]);
  const size = wide / staging.em[0];
  const second = Math.min(size * 0.8, (w * 0.6) / (staging.em[1] ?? 1));
  const drop = (staging.drop ?? 0) * size;
  const middle = both ? h * 0.5 - drop * 0.5 : h * 0.5 + size * 0.32 - drop * 0.5;
  return (
    at(w / 2, middle, wordmark(staging, wide, ink, 'middle')) +
    at(w / 2, middle + drop + second * 1.2, arabic(staging, second, hint, 'middle'))
  );
}

/**
 * What goes round a bottle, a jar or a cup: seen from the front is the middle third. Mark above, name below it, and two
 * lines of small print at the foot.
 */
export function wrapped(
  staging: Staging,
  tone: Tone,
  {
    rows = [],
    share = 0.26,
    mark = true,
  }: { rows?: readonly string[]; share?: number; mark?: boolean } = {},
): Print {
  const { ground: base, ink, hint } = inks(staging, tone);
  return (w, h) => {
    const wide = w * share;
    const field = Math.min(h * 0.4, wide);
    const top = mark ? h * 0.24 : h * 0.08;
    const drawn = mark
      ? at(
          w / 2,
          h * 0.24,
          staging.identity.mark({
            size: Math.min(h * 0.22, wide * 0.5),
            colour: hint,
            second: ink,
          }),
        )
      : '';
    const size = Math.min(h * 0.034, wide * 0.075);
    return `${ground(w, h, base)}${drawn}${at((w - wide) / 2, top + h * 0.1, nameIn(staging, wide, field, ink, hint))}${rows.map((row, i) => text(row, w / 2, h * 0.86 + i * size * 1.5, size, ink, { anchor: 'middle', tracking: 0.04 })).join('')}`;
  };
}

/** What the client says, as large as it goes and `y` of the height down, with the name at the foot. */
export function said(
  staging: Staging,
  tone: Tone,
  { length = 12, size = 0.13, y = 0 } = {},
): Print {
  const { ground: base, ink, hint } = inks(staging, tone);
  return (w, h) => {
    const rows = wrap(staging.line, length);
    const pad = w * 0.09;
    const tall = w * size;
    const face = staging.identity.typefaces[0];
    const both = staging.identity.arabicWordmark !== undefined;
    return `${ground(w, h, base)}${rows.map((row, i) => letters(row, face, pad, pad + h * y + tall * (0.8 + i * 1.04), tall, ink)).join('')}${at(pad, h - pad, wordmark(staging, Math.min(w * 0.34, h * 0.06 * staging.em[0]), hint))}${both ? at(w - pad, h - pad, arabic(staging, Math.min(h * 0.055, (w * 0.3) / (staging.em[1] ?? 1)), hint)) : ''}`;
  };
}

/** A finished cover of the client over the whole print. */
export function pictured(staging: Staging, format: 'small' | 'tile' | 'wide'): Print {
  return (w, h) => cover(staging, format, w, h);
}

/**
 * A page of a book: a heading and what the client has to say, in one column under a wide margin. `heading` and `length`
 * are how many letters a row of each takes; wide faces take fewer.
 */
export function pageOfWords(
  staging: Staging,
  tone: Tone = 'paper',
  { heading = 17, length = 44 } = {},
): Print {
  const { ground: base, ink, hint } = inks(staging, tone);
  return (w, h) => {
    const pad = w * 0.13;
    const size = w * 0.033;
    const head = w * 0.092;
    const title = wrap(staging.line, heading);
    // The letter's salutation is left out, so what followed its comma begins the page.
    const paragraphs = staging.letter
      .slice(1)
      .map((it) => it.charAt(0).toUpperCase() + it.slice(1));
    const rows = paragraphs.flatMap((paragraph) => [...wrap(paragraph, length), '']);
    const top = h * 0.16 + title.length * head * 1.1;
    return `${ground(w, h, base)}${text(staging.identity.client, pad, h * 0.075, size * 0.8, ink, { opacity: 0.7, tracking: 0.06 })}${title.map((row, i) => letters(row, staging.identity.typefaces[0], pad, h * 0.16 + i * head * 1.1, head, ink)).join('')}${rows.map((row, i) => text(row, pad, top + size * 1.2 + i * size * 1.55, size, ink)).join('')}${at(pad + w * 0.035, h * 0.92, staging.identity.mark({ size: w * 0.09, colour: hint, second: ink }))}${text('18', w - pad, h * 0.93, size * 0.8, ink, { anchor: 'end', opacity: 0.7 })}`;
  };
}

/** What the client's telephone shows: the screen drawn for it, or its cover with what it says. */
export function telephone(staging: Staging, index = 0): Print {
  const { telephone: screens = [] } = staging;
  const drawn = screens[index % screens.length];
  const shown: Screen = drawn ?? {
    ground: 'paper',
    blocks: [
      { kind: 'bar', right: 'Menu' },
      { kind: 'cover', format: 'small', height: 390 },
      { kind: 'title', lines: wrap(staging.line, 16), size: 38 },
      { kind: 'text', lines: staging.contact.slice(0, 2) },
      { kind: 'button', label: 'Write to us' },
    ],
  };
  return (w, h) =>
    `<clipPath id="glass"><rect width="${w}" height="${h}" rx="58"/></clipPath><g clip-path="url(#glass)"><g transform="scale(${w / 390})">${screen(staging, shown, 390, 844)}<rect x="147" y="12" width="96" height="26" rx="13" fill="#0b0b0d"/></g></g>`;
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
