import { readBrand } from '../packages/brand/read-brand.ts';
import { dot, rings } from './draw/dots.ts';
import { n, type Point, svg } from './draw/svg.ts';
import { house, monaSans } from './house.ts';
import type { Piece } from './render/piece.ts';

const folder = 'apps/website/public';

/**
 * The default Open Graph image: the wordmark fitted from margin to
 * margin, with rings from its full stop below the baseline.
 */
function preview(width: number, height: number): string {
  const margin = 64;
  const { name } = readBrand();
  return `<style>
.word{position:absolute;left:${margin}px;top:0;white-space:nowrap;font-family:'Mona Sans';font-weight:900;font-stretch:125%;letter-spacing:-.048em;line-height:1;color:${house.ink};font-size:200px}
.stop{display:inline-block;position:relative;width:.26em;height:.26em;margin-left:.1em;letter-spacing:0}
.stop svg{position:absolute;left:50%;top:50%;overflow:visible}
.horizon{position:absolute;inset:0;overflow:hidden}
</style><div class="horizon"></div><div class="word">${name}<span class="stop"></span></div><script>
window.drawn = document.fonts.load('900 100px "Mona Sans"').then(() => {
const word = document.querySelector('.word'), stop = document.querySelector('.stop');
const size = Math.min(200 * ${width - margin * 2} / word.getBoundingClientRect().width, ${height * 0.62});
word.style.fontSize = size + 'px';
const probe = stop.getBoundingClientRect();
word.style.top = (${height * 0.6} - probe.bottom) + 'px';
const at = stop.getBoundingClientRect(), x = at.left + at.width / 2, y = at.top + at.height / 2, r = at.width / 2;
const pitch = r * 0.9;
let art = '';
for (let i = 0; i < 16; i++) art += '<circle cx="' + x + '" cy="' + y + '" r="' + (r + pitch * (i + 1)) + '" fill="none" stroke="${house.blue}" stroke-width="' + pitch * 0.45 * Math.pow(0.84, i) + '"/>';
document.querySelector('.horizon').innerHTML = '<svg width="${width}" height="${height}"><defs><clipPath id="below"><rect y="' + at.bottom + '" width="${width}" height="${height}"/></clipPath></defs><g clip-path="url(#below)">' + art + '</g><circle cx="' + x + '" cy="' + y + '" r="' + r + '" fill="${house.blue}"/></svg>';
});
</script>`;
}

/**
 * The dot on the baseline with one ring below: the smallest version of the mark. A dot over a
 * bowl is also the Arabic letter noon, the first of nabra.
 */
function favicon(): string {
  const mark = `<circle cx="16" cy="11.5" r="9.5" fill="currentColor"/><path d="M2.6 21.5A16.6 16.6 0 0 0 29.4 21.5" fill="none" stroke="currentColor" stroke-width="4.4"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>svg{color:${house.blue}}@media (prefers-color-scheme:dark){svg{color:${house.yellow}}}</style>${mark}</svg>`;
}

/** The mark with more rings, for larger sizes. */
function icon(size: number): string {
  const r = size * 0.2;
  const at: Point = [size / 2, size * 0.36];
  const horizon = at[1] + r;
  return svg(
    size,
    size,
    `<rect width="${size}" height="${size}" fill="${house.paper}"/><clipPath id="below"><rect y="${n(horizon + size * 0.012)}" width="${size}" height="${size}"/></clipPath><g clip-path="url(#below)">${rings(at, { from: r * 1.62, pitch: r * 0.56, count: 4, colour: house.blue, q: 0.76 })}</g>${dot(at, r, house.blue)}`,
  );
}

function housePiece(
  file: string,
  size: { width: number; height: number },
  draw: () => string,
  options: Partial<Piece> = {},
): Piece {
  return {
    group: 'house',
    file: `${folder}/${file}`,
    ...size,
    budget: 300,
    typefaces: [],
    draw,
    ...options,
  };
}

const square = (size: number) => ({ width: size, height: size });

/** The default social preview and the icons of the site. */
export const housePieces: readonly Piece[] = [
  housePiece('preview.png', { width: 1200, height: 630 }, () => preview(1200, 630), {
    typefaces: [monaSans],
  }),
  housePiece('favicon.svg', square(32), favicon),
  housePiece('favicon.ico', square(32), favicon, { transparent: true }),
  housePiece('apple-touch-icon.png', square(180), () => icon(180)),
  housePiece('icon-512.png', square(512), () => icon(512)),
];
