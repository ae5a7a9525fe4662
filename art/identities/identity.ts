import type { Typeface } from '../render/typeface.ts';

/** The visual identity of a client, from which all of its pictures are drawn. One file for each client. */
export interface Identity<Colour extends string = string> {
  /** Folder name of the case study, safe for every file system. The public route is data in en.yaml. */
  slug: string;
  palette: Record<Colour, string>;
  /** All font files the identity's lettering needs. */
  typefaces: readonly Typeface[];
  /** The symbol, centred on 0,0 and about `size` wide. */
  mark: (options: { size: number; colour: string; second?: string }) => string;
  /** The name as lettering, set from the baseline at 0,0. */
  wordmark: (options: Lettering) => string;
  /** The name in Arabic, for clients from Egypt and Saudi Arabia. */
  arabicWordmark?: (options: Lettering) => string;
  /** A repeat that fills `width` × `height` from 0,0. */
  pattern: (options: { width: number; height: number; colour: string; ground: string }) => string;
}

export interface Lettering {
  /** Font size in pixels. */
  size: number;
  colour: string;
  anchor?: 'start' | 'middle' | 'end';
}

/** Lettering as an SVG text element. */
export function lettering(
  words: string,
  family: string,
  { size, colour, anchor = 'start' }: Lettering,
  options: { weight?: number; tracking?: number; style?: string; direction?: 'rtl' } = {},
): string {
  const { weight = 400, tracking = 0, style = '', direction } = options;
  // In right-to-left text "start" is the right edge; the anchors are kept visual.
  const visual =
    direction === 'rtl' ? { start: 'end', middle: 'middle', end: 'start' }[anchor] : anchor;
  const rtl = direction === 'rtl' ? ' direction="rtl" lang="ar"' : '';
  const spacing = tracking === 0 ? '' : `letter-spacing:${tracking}em;`;
  return `<text font-family="'${family}'" font-size="${size}" font-weight="${weight}" fill="${colour}" text-anchor="${visual}"${rtl} style="${spacing}${style}">${words}</text>`;
}
