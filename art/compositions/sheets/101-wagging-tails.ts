import {
  waggingTailsStaging as staging,
  waggingTails,
} from '../../identities/101-wagging-tails.ts';
import type { Sheet } from '../case-pictures.ts';
import { arabicNameIn, arabicText, drawn, nameIn, sheet } from '../sheet.ts';

const { palette: c } = waggingTails;

/** A tail as one stroke; what it underlines is good news when it stands high. */
const tail = (path: string, colour: string) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="26" stroke-linecap="round"/>`;

/** Questions that owners send at night, each with its answer first. */
const posts: Sheet['draw'] = (page) =>
  sheet(
    page,
    `main{background:${c.haze}}
article{position:absolute;width:366px;height:488px;overflow:hidden}
article>*{position:absolute}
.time{top:26px;font:800 20px/1 'Wagging Tails','Wagging Tails Arabic'}
h2{left:28px;right:28px;top:64px}
.ar{direction:rtl;font:800 47px/1.32 'Wagging Tails Arabic'}
.en{font:800 50px/1.02 'Wagging Tails';letter-spacing:-.02em}
p{left:28px;right:28px;font-size:19px;line-height:1.45}
.art{left:0;top:0}`,
    `<article style="right:22px;top:26px;background:${c.spot};color:${c.coat}"><div class="art">${drawn(366, 488, `<circle cx="30" cy="462" r="78" fill="${c.coat}"/><circle cx="124" cy="424" r="22" fill="${c.coat}"/>${tail('M40 186C110 172 210 172 326 184', c.tag)}`)}</div><div class="time" style="right:28px;color:${c.sky}">٢:١٤ صباحًا</div><h2 class="ar">لثّته لونها إيه؟</h2><p dir="rtl" style="top:226px;font-size:21px">وردي: يستنى للصبح.<br>أبيض: تعالوا حالًا، الباب الشمال مفتوح والنور والع.</p><div style="right:28px;bottom:24px">${arabicNameIn(staging, 148, c.coat)}</div></article>
<article style="left:22px;top:86px;background:${c.tag};color:${c.spot}"><div class="art">${drawn(366, 488, `<circle cx="346" cy="452" r="80" fill="${c.spot}"/><circle cx="252" cy="420" r="21" fill="${c.spot}"/>${tail('M40 276C120 300 210 300 258 262S306 168 300 128', c.collar)}`)}</div><div class="time" style="left:28px">2:31 a.m.</div><h2 class="en">He ate<br>a whole<br>lemon.</h2><p style="top:318px;right:80px">It can wait.<br>So can he. Water, no milk.</p><div style="left:28px;bottom:26px">${nameIn(staging, 150, c.spot)}</div></article>`,
  );

/** Social media. */
export const waggingTailsSheets: readonly Sheet[] = [
  { name: 'posts', typefaces: [arabicText.rubik], draw: posts },
];
