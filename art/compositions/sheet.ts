import { n } from '../draw/svg.ts';
import type { Staging } from '../identities/staging.ts';
import { typeface } from '../render/typeface.ts';
import { arabic, wordmark } from './prints.ts';

/** Width of a sheet in its own units: one is a pixel of the website at the size in which it shows the sheet. */
const UNITS = 800;

/** Running text in Arabic, as `Text` is in Latin. */
export const arabicText = {
  plex: typeface(
    'Text Arabic',
    '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-500-normal.woff2',
    { weight: '500' },
  ),
  rubik: typeface('Text Arabic', '@fontsource/rubik/files/rubik-arabic-500-normal.woff2', {
    weight: '500',
  }),
  readex: typeface(
    'Text Arabic',
    '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
    { weight: '160 700' },
  ),
  kufi: typeface('Text Arabic', '@fontsource/reem-kufi/files/reem-kufi-arabic-500-normal.woff2', {
    weight: '500',
  }),
} as const;

/** What a client shows on screens, as HTML in units of which the page is 800 wide. */
export function sheet(page: { width: number; height: number }, css: string, body: string): string {
  const zoom = page.width / UNITS;
  return `<style>*{box-sizing:border-box;margin:0;padding:0}main{zoom:${zoom};position:relative;width:${UNITS}px;height:${n(page.height / zoom)}px;overflow:hidden;font:16px/1.45 Text,'Text Arabic'}svg{flex:none;overflow:visible}${css}</style><main>${body}</main>`;
}

/** A drawing whose origin lies at `x`, `y` of its box. */
export const drawn = (width: number, height: number, art: string, x = 0, y = 0): string =>
  `<svg width="${n(width)}" height="${n(height)}" viewBox="${n(-x)} ${n(-y)} ${n(width)} ${n(height)}">${art}</svg>`;

/** The mark in a square box. */
export const markIn = ({ identity }: Staging, size: number, colour: string, second?: string) =>
  drawn(size, size, identity.mark({ size, colour, ...(second && { second }) }), size / 2, size / 2);

/** The Latin wordmark in a box as high as its capitals. */
export const nameIn = (staging: Staging, width: number, colour: string) =>
  drawn(
    width,
    (width / staging.em[0]) * 0.72,
    wordmark(staging, width, colour),
    0,
    (width / staging.em[0]) * 0.72,
  );

/** The Arabic wordmark in a box, by its width. */
export function arabicNameIn(staging: Staging, width: number, colour: string): string {
  const size = width / (staging.em[1] ?? 1);
  return drawn(width, size * 0.8, arabic(staging, size, colour, 'start'), 0, size * 0.7);
}
