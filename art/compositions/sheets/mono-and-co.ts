import { curve } from '../../draw/svg.ts';
import { monoAndCo, monoAndCoStaging as staging } from '../../identities/mono-and-co.ts';
import type { Sheet } from '../case-pictures.ts';
import { drawn, nameIn, sheet } from '../sheet.ts';

const { palette: c } = monoAndCo;

/** The ribbon from the side, as the carpenter bends it. */
const ribbon = curve(
  [
    [1.5, 0.04],
    [0.2, 0.04],
    [-0.75, 0.04],
    [-1.12, 0.2],
    [-1.12, 0.5],
    [-0.86, 0.68],
    [-0.2, 0.6],
    [0.5, 0.5],
    [0.78, 0.6],
    [0.98, 0.98],
    [1.36, 2.0],
  ].map(([x = 0, z = 0]) => [212 + x * 112, 500 - z * 112] as const),
);

/** A spread of the catalogue: one piece, no adjectives, and its measures as large as its name. */
const spread: Sheet['draw'] = (page) =>
  sheet(
    page,
    `main{background:${c.lit};color:${c.deep}}
.left,.fold{position:absolute;inset:0 50% 0 0;background:${c.pigment}}
.fold{left:50%;right:auto;width:46px;background:linear-gradient(90deg,${c.shade},transparent);opacity:.45}
h2{position:absolute;left:436px;top:26px;font:800 118px/1 Mono;letter-spacing:-.06em}
ol{position:absolute;left:440px;right:36px;bottom:92px}
li{list-style:none;display:flex;justify-content:space-between;align-items:baseline;border-top:3px solid ${c.deep};font-size:18px}
li b{font:800 94px/1.03 Mono;letter-spacing:-.06em}
p{position:absolute;left:440px;bottom:38px;font-size:18px}
.by{position:absolute;left:36px;top:36px}
.art{position:absolute;left:0;top:0}`,
    `<div class="left"></div><div class="art">${drawn(400, 600, `<path d="${ribbon}" transform="translate(10 12)" fill="none" stroke="${c.shade}" stroke-width="22"/><path d="${ribbon}" fill="none" stroke="${c.glow}" stroke-width="22" stroke-linejoin="round"/><g stroke="${c.deep}" stroke-width="2.5"><path d="M87 542H380M87 532V552M380 532V552"/><path d="M30 276V507M20 276H40M20 507H40"/></g>`)}</div><div class="by">${nameIn(staging, 122, c.deep)}</div>
<div class="fold"></div><h2>Chair</h2>
<ol>${[
      ['Wide', 82],
      ['Deep', 74],
      ['High', 69],
    ]
      .map(([what, centimetres]) => `<li>${what}<b>${centimetres}</b></li>`)
      .join('')}</ol><p>Through a door of 70, if you turn it once.</p>`,
  );

/** The catalogue. */
export const monoAndCoSheets: readonly Sheet[] = [{ name: 'print', draw: spread }];
