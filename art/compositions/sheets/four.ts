import { four, fourStaging as staging } from '../../identities/four.ts';
import type { Sheet } from '../case-pictures.ts';
import { arabicNameIn, arabicText, drawn, nameIn, sheet } from '../sheet.ts';

const { palette: c } = four;

/** Phase first, then what is inside, then what it is for. */
const weeks = [
  ['Week one', 'Oat and salt', 'For washing, slowly.', c.blush, c.wine, 262, 176],
  ['الأسبوع الثاني', 'قشر البرتقال', 'للغسيل، بسرعة.', c.apricot, c.ink, 538, 176],
  ['Week three', 'Clove', 'For washing. That is enough.', c.rose, c.cream, 262, 424],
  ['الأسبوع الرابع', 'ماء الورد', 'للغسيل، ولا شيء غيره.', c.wine, c.cream, 538, 424],
] as const;

/** Four labels as they are printed in one sheet: each a circle, and each a part of the others. */
const labels: Sheet['draw'] = (page) =>
  sheet(
    page,
    `main{background:${c.cream}}
.discs{position:absolute;left:0;top:0}
.week{position:absolute;width:210px;text-align:center}
h2{font:400 37px/1.05 Four;letter-spacing:-.02em}
.ar h2{font:400 37px/1.2 'Four Arabic'}
b{display:block;margin-top:8px;font-size:18px;line-height:1.35;font-weight:600}
.by{position:absolute;left:50%;top:50%;transform:translate(-50%,-50%)}`,
    `<div class="discs">${drawn(800, 600, weeks.map(([, , , fill, , x, y]) => `<circle cx="${x}" cy="${y}" r="196" fill="${fill}" style="mix-blend-mode:multiply"/>`).join(''))}</div>
${weeks
  .map(([week, inside, use, , ink, x, y]) => {
    const isArabic = /[ء-ي]/.test(week);
    return `<div class="week${isArabic ? ' ar' : ''}"${isArabic ? ' dir="rtl"' : ''} style="left:${x + (x < 400 ? -172 : -38)}px;top:${y + (y < 300 ? -112 : 2)}px;color:${ink}"><h2>${week}</h2><b>${inside}</b>${use}</div>`;
  })
  .join('')}
<div style="position:absolute;left:26px;bottom:26px">${nameIn(staging, 74, c.wine)}</div><div style="position:absolute;right:26px;bottom:22px">${arabicNameIn(staging, 56, c.wine)}</div>`,
  );

/** The labels of the packs. */
export const fourSheets: readonly Sheet[] = [
  { name: 'print', typefaces: [arabicText.readex], draw: labels },
];
