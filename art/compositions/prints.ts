import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { n } from '../draw/svg.ts';
import { inks, type Staging, type Tone } from '../identities/staging.ts';
import { root } from '../render/manifest.ts';
import type { Typeface } from '../render/typeface.ts';

/** A flat drawing, from its top left corner. */
type Print = (width: number, height: number) => string;

export const ground = (width: number, height: number, colour: string) =>
  `<rect width="${n(width)}" height="${n(height)}" fill="${colour}"/>`;

export const at = (x: number, y: number, art: string) =>
  `<g transform="translate(${n(x)} ${n(y)})">${art}</g>`;

/** The wordmark, as wide as asked. */
export function wordmark(
  { identity, em }: Staging,
  width: number,
  colour: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string {
  return identity.wordmark({ size: width / em[0], colour, anchor });
}

/** The Arabic wordmark by its size, or nothing for a client that has none. */
export function arabic(
  { identity }: Staging,
  size: number,
  colour: string,
  anchor: 'start' | 'middle' | 'end' = 'end',
): string {
  return identity.arabicWordmark?.({ size, colour, anchor }) ?? '';
}

/** A line of running text. */
export function text(
  words: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  options: { anchor?: string; weight?: number; opacity?: number; tracking?: number } = {},
): string {
  const { anchor = 'start', weight = 400, opacity = 1, tracking = 0 } = options;
  return `<text x="${n(x)}" y="${n(y)}" font-family="Text" font-size="${n(size)}" font-weight="${weight}" fill="${colour}" fill-opacity="${opacity}" text-anchor="${anchor}" letter-spacing="${tracking}em">${words}</text>`;
}

/** Letters in one of the identity's own faces. */
export function letters(
  words: string,
  face: Typeface | undefined,
  x: number,
  y: number,
  size: number,
  colour: string,
  anchor = 'start',
): string {
  if (!face) return '';
  const weight = face.weight.includes(' ') ? 600 : face.weight;
  return `<text x="${n(x)}" y="${n(y)}" font-family="${face.family}" font-style="${face.style}" font-weight="${weight}" font-size="${n(size)}" fill="${colour}" text-anchor="${anchor}">${words}</text>`;
}

/** A finished cover of the client, as a picture inside a picture. */
export function cover(
  { identity }: Staging,
  format: 'small' | 'tile' | 'wide',
  width: number,
  height: number,
): string {
  const type = format === 'wide' ? 'avif' : 'webp';
  const file = resolve(root, `packages/content/case-studies/${identity.slug}/${format}.${type}`);
  return `<image href="data:image/${type};base64,${readFileSync(file).toString('base64')}" width="${n(width)}" height="${n(height)}" preserveAspectRatio="xMidYMid slice"/>`;
}

/** The pattern, cut to size. `grow` enlarges it. */
export function pattern(
  { identity }: Staging,
  width: number,
  height: number,
  colour: string,
  base: string,
  grow = 1,
): string {
  const art = identity.pattern({
    width: width / grow,
    height: height / grow,
    colour,
    ground: base,
  });
  return `<svg width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width / grow)} ${n(height / grow)}">${art}</svg>`;
}

/** Front of a card: the mark only. */
export function quiet(staging: Staging, tone: Tone, size = 0.42): Print {
  const { ground: base, ink, hint } = inks(staging, tone);
  return (w, h) =>
    `${ground(w, h, base)}${at(w / 2, h / 2, staging.identity.mark({ size: Math.min(w, h) * size, colour: ink, second: hint }))}`;
}

/** The name in the middle, in both scripts. */
export function named(staging: Staging, tone: Tone, share = 0.5): Print {
  const { ground: base, ink, hint } = inks(staging, tone);
  return (w, h) => {
    const size = Math.min((w * share) / staging.em[0], h * 0.3);
    const both = staging.identity.arabicWordmark !== undefined;
    const second = Math.min(size * 0.7, (w * 0.4) / (staging.em[1] ?? 1));
    return `${ground(w, h, base)}${at(w / 2, h / 2 + (both ? -size * 0.02 : size * 0.32), wordmark(staging, size * staging.em[0], ink, 'middle'))}${both ? at(w / 2, h / 2 + size * (0.2 + (staging.drop ?? 0)) + second * 0.95, arabic(staging, second, hint, 'middle')) : ''}`;
  };
}

/** A card's back: name above, what one needs to know below. */
export function details(staging: Staging, contact: readonly string[]): Print {
  const { ground: base, ink, hint } = inks(staging, 'paper');
  return (w, h) => {
    const pad = h * 0.13;
    const size = h * 0.062;
    return `${ground(w, h, base)}${at(pad, pad + Math.min(h * 0.13, (w * 0.42) / staging.em[0]) * 0.8, wordmark(staging, Math.min(w * 0.42, h * 0.13 * staging.em[0]), ink))}${at(w - pad, pad + h * 0.1, arabic(staging, Math.min(h * 0.13, (w * 0.3) / (staging.em[1] ?? 1)), hint))}${contact
      .map((row, i) => text(row, pad, h - pad - (contact.length - 1 - i) * size * 1.55, size, ink))
      .join(
        '',
      )}${at(w - pad - h * 0.09, h - pad - h * 0.08, staging.identity.mark({ size: h * 0.18, colour: hint, second: ink }))}`;
  };
}

/** Only the pattern. */
export function patterned(staging: Staging, colour: string, base: string, grow = 1): Print {
  return (w, h) => ground(w, h, base) + pattern(staging, w, h, colour, base, grow);
}

/** Breaks words into rows of at most `length` characters. */
export function wrap(words: string, length: number): string[] {
  return words.split(' ').reduce<string[]>((rows, word) => {
    const last = rows.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= length)
      rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
    return rows;
  }, []);
}
