import { n } from '../../draw/svg.ts';
import {
  chaosCulture,
  goldenTurn,
  mouth,
  chaosCultureStaging as staging,
} from '../../identities/chaos-culture.ts';
import type { Sheet } from '../case-pictures.ts';
import { arabicNameIn, arabicText, drawn, nameIn, sheet } from '../sheet.ts';

const { palette: c } = chaosCulture;

/** One open ring too large for its field, turned a little further in each. */
const ring = (turn: number, colour: string, x: number, y: number, radius: number) =>
  `<div class="art">${drawn(380, 280, `<path d="${mouth(radius)}" transform="translate(${x} ${y}) rotate(${n(turn * goldenTurn)})" fill="none" stroke="${colour}" stroke-width="${n(radius * 0.62)}"/>`)}</div>`;

/** A fortnight without a sender: half sentences, cropped forms and questions; the name comes last. */
const posts: Sheet['draw'] = (page) =>
  sheet(
    page,
    `main{background:${c.night}}
article{position:absolute;width:380px;height:280px;overflow:hidden}
article>*{position:absolute}
.art{left:0;top:0}
h2{left:26px;right:26px;top:22px;font:800 43px/1.06 'Chaos Culture';letter-spacing:-.045em}
.ar{direction:rtl;font:800 48px/1.32 'Chaos Culture Arabic';letter-spacing:0}
small{left:26px;bottom:22px;font-size:14px}
.by{left:26px;bottom:26px}`,
    `<article style="left:14px;top:14px;background:${c.acid};color:${c.night}">${ring(1, c.pink, 330, 250, 108)}<h2>Nobody reads a press</h2><small>Day 1</small></article>
<article style="right:14px;top:14px;background:${c.pink};color:${c.night}">${ring(2, c.violet, 60, 250, 120)}<h2 class="ar">لو الخبر خبر، ليه</h2><small style="left:auto;right:26px" dir="rtl">اليوم الثالث</small></article>
<article style="left:14px;bottom:14px;background:${c.violet};color:${c.acid}">${ring(3, c.orange, 350, 40, 112)}<h2 style="top:118px">Who counted?</h2><small>Day 9</small></article>
<article style="right:14px;bottom:14px;background:${c.mint};color:${c.night}">${ring(4, c.glow, 330, 96, 64)}<h2 style="font-size:31px;top:26px;right:120px">Every turn is the same turn.</h2><div class="by">${nameIn(staging, 214, c.night)}<div style="height:16px"></div>${arabicNameIn(staging, 170, c.night)}</div></article>`,
  );

/** Social media. */
export const chaosCultureSheets: readonly Sheet[] = [
  { name: 'posts', typefaces: [arabicText.plex], draw: posts },
];
