import { bubble, tacitAppStaging as staging, tacitApp } from '../../identities/tacit-app.ts';
import type { Sheet } from '../case-pictures.ts';
import { arabicNameIn, arabicText, drawn, nameIn, sheet } from '../sheet.ts';

const { palette: c } = tacitApp;

/** What is unsaid is an outline; what is known has been filled in. */
const said = (width: number, height: number, fill: string, line: string) =>
  `<div class="bubble">${drawn(width, height * 1.24, `<path d="${bubble(width - 8, height)}" fill="${fill}" stroke="${line}" stroke-width="7" stroke-linejoin="round"/>`, width / 2, height / 2 + 4)}</div>`;

/** A field of the product, in which the rule would stand. */
const field = (name: string, value: string, at: string) =>
  `<div class="field" style="${at}"><small>${name}</small><b>${value}</b></div>`;

const parts = `article{position:absolute;overflow:hidden}
.bubble{position:absolute;left:0;top:0}
h2{position:relative}
.ar{direction:rtl;font:800 46px/1.28 'Tacit Arabic'}
.en{font:800 47px/1.04 Tacit;letter-spacing:-.02em}
.field{position:absolute;left:26px;right:26px;padding:12px 18px 14px;border-radius:14px;background:#fff;color:${c.ink};line-height:1.35}
.field small{display:block;font-size:13px;color:${c.iris}}
.field b{font:800 21px/1.3 Tacit,'Tacit Arabic'}
.by{position:absolute;left:28px;bottom:24px}`;

/** One unwritten rule a day, and the place where it would live. */
const posts: Sheet['draw'] = (page) =>
  sheet(
    page,
    `main{background:${c.lilac}}${parts}
article{width:364px;height:486px}`,
    `<article style="right:24px;top:26px;background:${c.indigo};color:${c.ink}"><div style="position:absolute;left:26px;top:28px">${said(312, 222, c.mango, c.mango)}<h2 class="ar" style="width:312px;padding:26px 28px 0">«هشوف وأرد عليك» يعني لأ.</h2></div>${field('<span dir="rtl">الرد المتوقع</span>', '<span dir="rtl">لا. نسأل تاني يوم الأحد.</span>', 'top:346px;text-align:right;direction:rtl')}<div class="by" style="left:auto;right:28px">${arabicNameIn(staging, 88, c.mango)}</div></article>
<article style="left:24px;top:88px;background:${c.mango};color:${c.ink}"><div style="position:absolute;left:26px;top:28px">${said(312, 222, 'none', c.ink)}<h2 class="en" style="width:312px;padding:34px 30px 0">He never signs on a Sunday.</h2></div>${field('Send the contract', 'Monday, after eleven.', 'top:346px')}<div class="by">${nameIn(staging, 88, c.ink)}</div></article>`,
  );

/** The one who sells, the one who signs and the one who has to find the contract afterwards. */
const advertisements: Sheet['draw'] = (page) => {
  const chair = (x: number, ground: string, ink: string, art: string) =>
    `<article style="left:${x}px;top:26px;width:240px;height:548px;background:${ground};color:${ink}">${art}</article>`;
  return sheet(
    page,
    `main{background:${c.ink}}${parts}
.ar{font-size:48px}
.en{font-size:42px}
.field{left:20px;right:20px}
.field b{font-size:18px}
.by{left:22px}
h3{position:absolute;top:22px;font:800 17px/1.3 Tacit,'Tacit Arabic'}`,
    chair(
      534,
      c.iris,
      '#FFFFFF',
      `<h3 dir="rtl" style="right:22px">لمن يبيع</h3><h2 class="ar" style="padding:84px 22px 0">العميل ساكت من مايو.</h2>${field('<span dir="rtl">آخر كلمة قالها</span>', '<span dir="rtl">«بعد العيد.» كلّمه.</span>', 'bottom:86px;direction:rtl')}<div class="by" style="left:auto;right:22px">${arabicNameIn(staging, 78, c.mango)}</div>`,
    ) +
      chair(
        280,
        c.mango,
        c.ink,
        `<h3 style="left:22px">For who signs</h3><h2 class="en" style="padding:86px 22px 0">Which version did you just sign?</h2>${field('Version 4, page 3', 'Clause 6.1 is back.', 'bottom:86px')}<div class="by">${nameIn(staging, 78, c.ink)}</div>`,
      ) +
      chair(
        26,
        c.paper,
        c.ink,
        `<h3 dir="rtl" style="right:22px">لمن يبحث</h3><h2 class="ar" style="padding:84px 22px 0">العقد فين؟</h2><div style="position:absolute;left:34px;top:226px">${said(172, 110, 'none', c.iris)}</div>${field('<span dir="rtl">عقد الصيانة، ٢٠١٩</span>', '<span dir="rtl">هنا. عند هدى نسخة.</span>', 'bottom:86px;direction:rtl')}<div class="by" style="left:auto;right:22px">${arabicNameIn(staging, 78, c.iris)}</div>`,
      ),
  );
};

/** Social media and advertisements. */
export const tacitAppSheets: readonly Sheet[] = [
  { name: 'posts', typefaces: [arabicText.rubik], draw: posts },
  { name: 'advertisements', typefaces: [arabicText.rubik], draw: advertisements },
];
