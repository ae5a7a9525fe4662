import { line, polar, times } from '../../draw/svg.ts';
import { wiseStaging as staging, wise } from '../../identities/wise.ts';
import { typeface } from '../../render/typeface.ts';
import type { Sheet } from '../case-pictures.ts';
import { arabicNameIn, drawn, markIn, nameIn, sheet } from '../sheet.ts';

const { palette: c } = wise;

const amiri = typeface('Text Arabic', '@fontsource/amiri/files/amiri-arabic-400-normal.woff2');

/** A few lines of the engraving as the edge of a page. */
const guilloche = (colour: string) =>
  times(9, (k) => {
    const ring = Array.from({ length: 181 }, (_, i) =>
      polar([0, 0], 62 + k * 4 + 7 * Math.sin((18 * i * 2 * Math.PI) / 180 + k * 0.82), i * 2),
    );
    return `<path d="${line(ring, true)}" fill="none" stroke="${colour}" stroke-width="1"/>`;
  });

/** What happened, what it means and what is advised; the unit of every table is the year. */
const report: Sheet['draw'] = (page) =>
  sheet(
    page,
    `main{background:${c.plum};color:${c.ink}}
section{position:absolute;top:24px;bottom:24px;width:376px;padding:30px 34px;background:${c.paper};overflow:hidden}
.en{left:24px}
.ar{right:24px;direction:rtl;background:#FBF3E0}
h2{margin-top:22px;font:400 47px/1.02 Wise}
.ar h2{margin-top:14px;font:700 45px/1.3 'Wise Arabic'}
p{margin-top:16px;font-size:19px;line-height:1.36}
.ar p{font-size:21px;line-height:1.5;margin-top:6px}
dl{margin-top:16px;border-top:3px solid ${c.ink}}
dl div{display:flex;justify-content:space-between;align-items:baseline;border-bottom:1px solid ${c.ink};font-size:19px}
dd{font:400 31px/1.5 Wise;color:${c.rust}}
.ar dl{margin-top:8px}
.ar dl div{font-size:21px}
.ar dd{font:700 27px/1.66 'Wise Arabic'}
.edge{position:absolute;left:0;top:0}`,
    `<section class="en"><div class="edge">${drawn(376, 552, `<g transform="translate(376 552)">${guilloche(c.teal)}</g>`)}</div>${nameIn(staging, 74, c.plum)}<h2>Two years earlier.</h2><p>You asked in March whether to sell. We advised you to wait, and said for how long.</p><dl>${[
      ['The house', '2 years'],
      ['The school', '10 years'],
      ['The sea', '1 generation'],
    ]
      .map(([what, when]) => `<div><dt>${what}</dt><dd>${when}</dd></div>`)
      .join('')}</dl><p>What we advise now is nothing. It costs nothing.</p></section>
<section class="ar"><div class="edge">${drawn(376, 552, `<g transform="translate(0 552)">${guilloche(c.rust)}</g>`)}</div>${arabicNameIn(staging, 66, c.plum)}<h2>أبكر بسنتين.</h2><p>سألت في مارس هل تبيع. نصحناك بأن تنتظر، وقلنا كم.</p><dl>${[
      ['البيت', 'سنتان'],
      ['المدرسة', 'عشر سنوات'],
      ['البحر', 'جيل'],
    ]
      .map(([what, when]) => `<div><dt>${what}</dt><dd>${when}</dd></div>`)
      .join('')}</dl><p>وننصح الآن بلا شيء. ولا يكلّف شيئًا.</p></section>
<div style="position:absolute;left:366px;bottom:52px;padding:18px 16px;border-radius:50%;background:${c.ochre}">${markIn(staging, 36, c.plum, c.honey)}</div>`,
  );

/** The report. */
export const wiseSheets: readonly Sheet[] = [{ name: 'print', typefaces: [amiri], draw: report }];
