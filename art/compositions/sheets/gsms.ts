import { gsms, gsmsStaging as staging } from '../../identities/gsms.ts';
import type { Sheet } from '../case-pictures.ts';
import { arabicNameIn, arabicText, drawn, markIn, nameIn, sheet } from '../sheet.ts';

const { palette: c } = gsms;

/** What happens, in order, from the call to the follow-up: in Arabic first, and in English on a telephone. */
const steps = [
  ['تتصل', 'يرد ممرض، لا آلة.', 'You call', 'A nurse answers, not a machine.'],
  ['نلتقي', 'بموعد مكتوب، عندك أو عندنا.', 'We meet', 'By appointment, here or there.'],
  ['نشرح', 'مرة لك، ومرة لمن معك.', 'We explain', 'Once to you, once to yours.'],
  ['نتابع', 'نتصل بك في اليوم السادس.', 'We ask again', 'We call you on the sixth day.'],
] as const;

const website: Sheet['draw'] = (page) =>
  sheet(
    page,
    `main{background:${c.wall};color:${c.pine}}
header{display:flex;align-items:center;gap:14px;padding:26px 40px 22px;direction:rtl;font-size:17px}
header i{flex:1}
h1{direction:rtl;position:absolute;right:40px;top:84px;width:430px;font:700 52px/1.25 'GSMS Arabic';text-wrap:balance}
.steps{direction:rtl;position:absolute;right:40px;top:248px;width:412px}
.steps li{display:grid;grid-template-columns:44px 84px 1fr;align-items:center;list-style:none;padding:13px 0;border-top:2px solid ${c.shade};font-size:18px}
.steps b{font:700 21px/1.3 'GSMS Arabic'}
.steps i{font:700 21px/1 'GSMS Arabic';color:${c.ward}}
.call{direction:rtl;position:absolute;right:40px;bottom:34px;padding:13px 34px 15px;border-radius:40px;background:${c.ward};color:${c.white};font:700 21px/1.3 'GSMS Arabic'}
.phone{position:absolute;left:40px;top:92px;width:286px;height:580px;padding:26px 22px;border:9px solid ${c.pine};border-radius:44px;background:${c.white}}
.phone h2{margin:26px 0 18px;font:700 31px/1.08 GSMS;letter-spacing:-.01em}
.phone li{list-style:none;padding:10px 0;border-top:2px solid ${c.wall};font-size:14.5px;line-height:1.3}
.phone b{display:block;font:700 17px/1.3 GSMS}
.phone header{padding:0;direction:ltr;font-size:14px}`,
    `<header>${markIn(staging, 34, c.ward)}${arabicNameIn(staging, 128, c.pine)}<i></i><span>خدماتنا</span><span>للأطباء</span><span>للشركات</span></header>
<h1>ماذا يحدث بعد أن تتصل؟</h1>
<ol class="steps">${steps.map(([what, how], i) => `<li><i>${'١٢٣٤'[i]}</i><b>${what}</b><span>${how}</span></li>`).join('')}</ol>
<div class="call">اتصل الآن</div>
<div class="phone"><header>${markIn(staging, 24, c.ward)}${nameIn(staging, 58, c.pine)}<i></i><span>Menu</span></header><h2>What happens after you call?</h2><ol>${steps.map(([, , what, how]) => `<li><b>${what}</b>${how}</li>`).join('')}</ol></div>`,
  );

/** The question is in the middle, the four parts of the mark are in the corners. */
const post = (ground: string, parts: string, ink: string) => {
  const [w, h, r] = [352, 470, 118];
  const corners = [
    `M0 0H${r}A${r} ${r} 0 0 1 0 ${r}Z`,
    `M${w} 0V${r}A${r} ${r} 0 0 1 ${w - r} 0Z`,
    `M${w} ${h}H${w - r}A${r} ${r} 0 0 1 ${w} ${h - r}Z`,
    `M0 ${h}V${h - r}A${r} ${r} 0 0 1 ${r} ${h}Z`,
  ];
  return (x: number, y: number, words: string) =>
    `<article style="left:${x}px;top:${y}px;background:${ground};color:${ink}">${drawn(w, h, corners.map((d) => `<path d="${d}" fill="${parts}"/>`).join(''))}<div>${words}</div></article>`;
};

const posts: Sheet['draw'] = (page) =>
  sheet(
    page,
    `main{background:${c.shade}}
article{position:absolute;width:352px;height:470px}
article div{position:absolute;inset:0;display:flex;flex-direction:column;justify-content:center;text-align:center;padding:0 34px}
.ar{direction:rtl;font:700 50px/1.3 'GSMS Arabic'}
.en{font:700 45px/1.04 GSMS;letter-spacing:-.015em}
p{margin-top:16px;font-size:17px;line-height:1.45}
small{display:block;margin-top:14px;font-size:13.5px}`,
    post(c.white, c.ward, c.pine)(
      424,
      30,
      `<h2 class="ar">هل أستحمّ بعد الغرز؟</h2><p dir="rtl">نعم، من الغد.<br>ماء فاتر، وبلا فرك.</p><small dir="rtl">تجيب نوف، ممرّضة. راجعه طبيب.</small>`,
    ) +
      post(c.pine, c.person, c.white)(
        24,
        100,
        `<h2 class="en">May I fast with this?</h2><p>Yes. One before dawn,<br>one at sunset.</p><small>Salem answers, pharmacist.<br>Checked by a doctor.</small>`,
      ),
  );

/** Bought by place and by need: what the advertisement promises is what its page says first. */
const advertisements: Sheet['draw'] = (page) =>
  sheet(
    page,
    `main{background:${c.path};color:${c.pine}}
section{position:absolute;overflow:hidden}
.near{right:28px;top:28px;width:470px;height:544px;background:${c.ward};color:${c.white};direction:rtl;padding:34px 36px}
.near h2{font:700 74px/1.2 'GSMS Arabic'}
.near p{margin-top:10px;font:700 27px/1.4 'GSMS Arabic'}
.near svg.way{position:absolute;left:36px;bottom:32px}
.near .by{position:absolute;right:36px;bottom:40px}
.need{left:28px;top:28px;width:252px;height:350px;background:${c.person};color:${c.pine};padding:24px 24px}
.need h2{font:700 46px/.98 GSMS;letter-spacing:-.02em}
.need p{margin-top:14px;font-size:18px;line-height:1.3}
.need .by{position:absolute;left:24px;bottom:24px}
.work{left:28px;bottom:28px;width:252px;height:172px;background:${c.white};padding:20px 24px}
.work h2{font:700 27px/1.08 GSMS;letter-spacing:-.01em}
.work p{margin-top:8px;font-size:15px}`,
    `<section class="near"><h2>العيادة على بعد مئتي متر</h2><p>مفتوحة الآن، وفيها طبيبة.</p><svg class="way" width="150" height="150" viewBox="-75 -75 150 150">${gsms.mark({ size: 176, colour: c.pine })}<path d="M44 0H-44M-16 -30L-46 0L-16 30" fill="none" stroke="${c.white}" stroke-width="13"/></svg><div class="by">${arabicNameIn(staging, 150, c.white)}</div></section>
<section class="need"><h2>Flu jab. Ten minutes.</h2><p>No appointment.<br>Until eight.</p><div class="by">${nameIn(staging, 92, c.pine)}</div></section>
<section class="work"><h2>Night nurses wanted, days guaranteed.</h2><p>gsms.example/work</p></section>`,
  );

/** Social media, advertisements and the website. */
export const gsmsSheets: readonly Sheet[] = [
  { name: 'posts', typefaces: [arabicText.plex], draw: posts },
  { name: 'advertisements', typefaces: [arabicText.plex], draw: advertisements },
  { name: 'website', typefaces: [arabicText.plex], draw: website },
];
