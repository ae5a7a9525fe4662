import { musaAndPalm, musaAndPalmStaging as staging } from '../../identities/musa-and-palm.ts';
import type { Sheet } from '../case-pictures.ts';
import { arabicNameIn, arabicText, drawn, nameIn, sheet } from '../sheet.ts';

const { palette: c } = musaAndPalm;

/** One picture a moment; a glass or a plate, the price first or last. */
const glass = (ink: string, fill: string) =>
  `<path d="M-52 -70H52L38 78Q0 88 -38 78Z" fill="${ink}" opacity=".22"/><path d="M-45 -22H45L37 74Q0 83 -37 74Z" fill="${fill}"/><ellipse cy="-22" rx="45" ry="8" fill="${ink}" opacity=".35"/>`;
const plate = (ink: string, fill: string) =>
  `<ellipse cy="30" rx="118" ry="40" fill="${ink}"/><ellipse cy="26" rx="82" ry="25" fill="#000" opacity=".1"/><path d="M-62 16Q-50 -48 0 -52Q52 -48 62 16Q0 42 -62 16Z" fill="${fill}"/>${[-34, 0, 34].map((x) => `<ellipse cx="${x}" cy="-22" rx="17" ry="11" fill="${c.flesh}"/>`).join('')}`;

/** What is eaten or drunk, `width` wide. */
const small = (art: string, width: number) =>
  `<svg width="${width}" height="${width * 0.75}" viewBox="-120 -90 240 180">${art}</svg>`;

const draw: Sheet['draw'] = (page) =>
  sheet(
    page,
    `main{background:${c.sugar};display:grid;grid-template-columns:260px 1fr 1fr;grid-template-rows:1fr 1fr;gap:14px;padding:22px}
article{position:relative;overflow:hidden;padding:16px 20px;color:var(--ink);background:var(--ground)}
.rtl{direction:rtl}
.tall{grid-row:span 2}
h2{font:400 58px/.8 'Musa Arabic';padding-top:6px}
.tall h2{font-size:106px;line-height:.74}
h3{font:400 29px/1.02 Musa;letter-spacing:-.01em}
p{font-size:17px;margin-top:6px}
.art{position:absolute}
.by{position:absolute;inset-inline-start:20px;bottom:16px}
b{position:absolute;bottom:14px;font:400 27px/1 Musa}`,
    `<article class="tall rtl" style="--ground:${c.banana};--ink:${c.palm}"><h2>تستوي<br>الساعة<br>الرابعة</h2><p>على طريقك إلى البيت.</p><div class="art" style="left:16px;bottom:6px">${drawn(130, 140, musaAndPalm.mark({ size: 140, colour: c.palm, second: c.syrup }), 65, 70)}</div><div class="by">${arabicNameIn(staging, 92, c.palm)}</div></article>
<article class="rtl" style="--ground:${c.palm};--ink:${c.peel}"><h2>الضيوف<br>في الثامنة</h2><div class="art" style="left:14px;bottom:10px">${small(plate(c.peel, c.banana), 150)}</div><b style="right:20px">٢٤</b></article>
<article style="--ground:${c.peel};--ink:${c.date}"><h3>24 riyals,<br>guests at<br>eight.</h3><div class="art" style="right:-14px;bottom:12px">${small(glass(c.syrup, c.ripe), 150)}</div><div class="by">${nameIn(staging, 100, c.palm)}</div></article>
<article style="--ground:${c.date};--ink:${c.banana}"><h3>After the last<br>prayer, one<br>more.</h3><div class="art" style="right:10px;bottom:8px">${small(plate(c.syrup, c.ripe), 150)}</div></article>
<article class="rtl" style="--ground:${c.leaf};--ink:${c.flesh}"><h2>أول جمعة<br>دافئة</h2><div class="art" style="left:14px;bottom:10px">${small(glass(c.flesh, c.banana), 150)}</div><b style="right:20px">١٢</b></article>`,
  );

/** What was bought, from edge to edge: one moment each, in two cuts where one was tested against the other. */
export const musaAndPalmSheets: readonly Sheet[] = [
  { name: 'advertisements', width: 2880, height: 1800, typefaces: [arabicText.rubik], draw },
];
