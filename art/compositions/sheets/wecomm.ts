import { n, times } from '../../draw/svg.ts';
import { wecommStaging as staging, wecomm } from '../../identities/wecomm.ts';
import { typeface } from '../../render/typeface.ts';
import type { Sheet } from '../case-pictures.ts';
import { arabicNameIn, drawn, nameIn, sheet } from '../sheet.ts';

const { palette: c } = wecomm;

const changa = typeface('Text Arabic', '@fontsource/changa/files/changa-arabic-500-normal.woff2', {
  weight: '500',
});

/** Listings as a stack of floors; the open one shows its four facts. */
const website: Sheet['draw'] = (page) =>
  sheet(
    page,
    `main{background:${c.night};color:${c.white}}
header{position:absolute;left:40px;right:40px;top:30px;display:flex;align-items:center;gap:22px}
header i{flex:1}
h1{position:absolute;left:40px;top:92px;font:800 82px/.88 WeComm;letter-spacing:-.01em}
.doors{position:absolute;left:0;top:372px}
.doors li{list-style:none;display:flex;justify-content:space-between;padding:15px 20px 15px 40px;margin-bottom:11px;background:${c.dusk};font-size:17px;font-weight:600}
.doors li:first-child{background:${c.safety};color:${c.night}}
.phone{position:absolute;right:36px;top:86px;width:272px;height:600px;border:9px solid #000;border-radius:42px;background:${c.white};color:${c.night};padding:28px 20px;direction:rtl;outline:2px solid ${c.steel}}
.phone h2{margin-top:20px;font:700 35px/1.15 'WeComm Arabic'}
.phone em{display:block;margin:4px 0 16px;font:700 24px/1.2 'WeComm Arabic';color:#C24400}
.phone dl{border-top:3px solid ${c.night}}
.phone dl div{display:flex;justify-content:space-between;padding:9px 0 10px;border-bottom:1px solid ${c.steel};font-size:16px}
.phone p{margin-top:18px;padding:12px;background:${c.safety};text-align:center;font:700 20px/1.4 'WeComm Arabic'}`,
    `<header>${nameIn(staging, 96, c.white)}<i></i></header>
<h1>FLOOR 4<br>IS WORTH IT.<br><span style="color:${c.steel}">FLOOR 5 IS NOT.</span></h1>
<ul class="doors">${['I am looking for space', 'I own space', 'I am looking for reasons'].map((door, i) => `<li style="width:${330 + i * 50}px">${door}<span>→</span></li>`).join('')}</ul>
<div class="phone">${arabicNameIn(staging, 82, c.night)}<h2>الدور الرابع</h2><em>يستاهل.</em><dl>${[
      ['المساحة', '٣١٠ أمتار'],
      ['الإيجار', 'شامل المصعد'],
      ['التسليم', 'أول مارس'],
      ['الجيران', 'مكتب محاماة'],
    ]
      .map(([fact, value]) => `<div><dt>${fact}</dt><dd>${value}</dd></div>`)
      .join('')}</dl><p>كلّم مستشارًا</p></div>`,
  );

/** A notebook of the trade: one question each, drawn with the same bars. */
const posts: Sheet['draw'] = (page) => {
  const charge = [
    ['الأمن', 150],
    ['النظافة', 118],
    ['المصعد', 236],
    ['لا أحد يعرف', 312],
  ] as const;
  return sheet(
    page,
    `main{background:${c.steel}}
article{position:absolute;width:368px;height:490px;padding:28px 28px}
.ar{right:22px;top:26px;background:${c.white};color:${c.night};direction:rtl}
.ar h2{font:700 45px/1.2 'WeComm Arabic'}
.ar li{list-style:none;margin-top:13px;font-size:17px;font-weight:500;line-height:1.2}
.ar b{display:block;height:24px;margin-top:4px;background:${c.dusk}}
.ar li:last-child b{background:${c.safety}}
.en{left:22px;top:84px;background:${c.safety};color:${c.night}}
.en h2{font:800 66px/.88 WeComm}
.en p{position:absolute;left:28px;bottom:64px;width:150px;font-size:16.5px;font-weight:600;line-height:1.3}
.bars{position:absolute;inset:0}.by{position:absolute;left:28px;bottom:26px}.ar .by{left:auto;right:28px}`,
    `<article class="en"><div class="bars">${drawn(
      368,
      490,
      times(
        9,
        (i) =>
          `<rect x="${n(284 - i * 17)}" y="${252 + i * 27}" width="${n(56 + i * 17)}" height="18" fill="${i === 3 ? c.white : c.night}"/>`,
      ),
    )}</div><h2>WHY A CORNER IS NOT ALWAYS A CORNER.</h2><p>Two streets, one door, no crossing.</p><div class="by">${nameIn(staging, 84, c.night)}</div></article>
<article class="ar"><h2>ماذا يخفي رسم الخدمة؟</h2><ul>${charge.map(([what, wide]) => `<li>${what}<b style="width:${wide}px"></b></li>`).join('')}</ul><div class="by">${arabicNameIn(staging, 74, c.night)}</div></article>`,
  );
};

/** Each names one kind of space and one kind of business. */
const advertisements: Sheet['draw'] = (page) =>
  sheet(
    page,
    `main{background:${c.night}}
section{position:absolute;padding:26px 30px}
h2{font:800 92px/.86 WeComm}
p{font-size:18px;font-weight:600;line-height:1.3}
.clinic{left:26px;top:26px;width:366px;height:548px;background:${c.safety};color:${c.night}}
.law{right:26px;top:26px;width:366px;height:330px;background:${c.white};color:${c.night};direction:rtl}
.law h2{font:700 46px/1.16 'WeComm Arabic'}
.law p{margin-top:12px;font-size:20px}
.shop{right:26px;bottom:26px;width:366px;height:202px;background:${c.dusk};color:${c.white};padding-top:24px}
.shop h2{font-size:50px}
.by{position:absolute;bottom:26px}
.clinic p{margin-top:14px}`,
    `<section class="clinic"><h2>A CLINIC.<br>140 M².<br>GROUND FLOOR.</h2><p>Two doors, so that patients<br>do not meet.</p><p>Not for shops.</p><div class="by">${nameIn(staging, 112, c.night)}</div></section>
<section class="law"><h2>مكتب محاماة.<br>٩٠ مترًا.<br>أمام المحكمة.</h2><p>لا يصلح عيادة، ولن نقول غير ذلك.</p><div class="by">${arabicNameIn(staging, 104, '#C24400')}</div></section>
<section class="shop"><h2>A BAKERY. 60 M².<br>MORNING SIDE.</h2><p style="margin-top:10px">4,100 people pass<br>before nine.</p><div class="by" style="right:30px;bottom:24px">${nameIn(staging, 84, c.safety)}</div></section>`,
  );

/** Social media, advertisements and the website. */
export const wecommSheets: readonly Sheet[] = [
  { name: 'posts', typefaces: [changa], draw: posts },
  { name: 'advertisements', typefaces: [changa], draw: advertisements },
  { name: 'website', typefaces: [changa], draw: website },
];
