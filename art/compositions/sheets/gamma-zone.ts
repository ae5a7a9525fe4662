import { n, times } from '../../draw/svg.ts';
import { gammaZone, gammaZoneStaging as staging } from '../../identities/gamma-zone.ts';
import type { Sheet } from '../case-pictures.ts';
import { arabicNameIn, arabicText, drawn, nameIn, sheet } from '../sheet.ts';

const { palette: c } = gammaZone;

const KEY = 40;

/** Keys in columns that climb from the company's half into the learner's, the topmost of each one lit. */
const stairs = times(20, (column) => {
  const rows = 1 + Math.floor(column / 5.01);
  return times(rows, (row) => {
    const top = row === rows - 1;
    const fill = top ? c.pink : column < 10 ? '#1A2C7A' : c.sky;
    return `<rect x="${n(column * KEY + 3)}" y="${n(600 - (row + 1) * KEY + 3)}" width="${KEY - 6}" height="${KEY - 6}" rx="10" fill="${fill}"/>`;
  });
});

/** Two questions from the telephone became the two halves of the page; the same facts stand in the same place. */
const website: Sheet['draw'] = (page) =>
  sheet(
    page,
    `main{background:${c.navy};color:#fff}
.half{position:absolute;top:0;bottom:0;width:400px;padding:30px 36px}
.half:last-of-type{left:400px;background:${c.ultra};direction:rtl}
header{height:30px;display:flex;align-items:center;justify-content:space-between;font-size:15.5px}
h1{margin-top:42px;font:700 53px/1 Gamma;letter-spacing:-.02em}
.half:last-of-type h1{margin-top:24px;font:700 50px/1.3 'Gamma Arabic'}
dl{margin-top:24px;border-top:2px solid ${c.pink}}
.half:last-of-type dl{margin-top:18px}
dl div{display:grid;grid-template-columns:118px 1fr;padding:9px 0 10px;border-bottom:1px solid #ffffff55;font-size:17px}
dt{color:${c.ice}}
.keys{position:absolute;left:0;top:0}`,
    `<section class="half"><header>${nameIn(staging, 132, '#fff')}<span>For companies</span></header><h1>Have you done this before?</h1><dl>${[
      ['Problem', 'A server stops at night'],
      ['Way', 'Watch it, then move it'],
      ['Who comes', 'Two of us, by name'],
    ]
      .map(([fact, value]) => `<div><dt>${fact}</dt><dd>${value}</dd></div>`)
      .join('')}</dl></section>
<section class="half"><header>${arabicNameIn(staging, 86, '#fff')}<span>للمتعلمين</span></header><h1>هعرف أعمل إيه بعدها؟</h1><dl>${[
      ['قبلها', 'فتحت الطرفية مرة'],
      ['الساعات', 'أربعون'],
      ['تبدأ', 'الأحد القادم'],
    ]
      .map(([fact, value]) => `<div><dt>${fact}</dt><dd>${value}</dd></div>`)
      .join('')}</dl></section>
<div class="keys">${drawn(800, 600, stairs)}</div>`,
  );

/** The website. */
export const gammaZoneSheets: readonly Sheet[] = [
  { name: 'website', typefaces: [arabicText.plex], draw: website },
];
