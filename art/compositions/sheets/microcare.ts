import { n, times } from '../../draw/svg.ts';
import { microcare, microcareStaging as staging } from '../../identities/microcare.ts';
import type { Sheet } from '../case-pictures.ts';
import { arabicNameIn, arabicText, drawn, nameIn, sheet } from '../sheet.ts';

const { palette: c } = microcare;

/** A plaster from its upper left corner, `pad` wide in its middle, with holes for air at both ends. */
function plaster(width: number, height: number, pad: number, fill: string = c.plaster): string {
  const columns = Math.floor((width - pad) / 2 / 26) - 1;
  const holes = [0, 1].map((side) =>
    times(columns, (column) =>
      times(3, (row) => {
        const x = 30 + column * 26;
        return `<circle cx="${n(side ? width - x : x)}" cy="${n(height * (0.27 + row * 0.23))}" r="4.5" fill="${c.depth}" opacity=".34"/>`;
      }),
    ),
  );
  return `<rect width="${n(width)}" height="${n(height)}" rx="${n(height / 2)}" fill="${fill}"/>${holes.join('')}<rect x="${n((width - pad) / 2)}" width="${n(pad)}" height="${n(height)}" fill="${c.pad}"/>`;
}

/** It asks what is wrong: the answer is typed on the plaster's pad, and its chip sends it. */
const website: Sheet['draw'] = (page) =>
  sheet(
    page,
    `main{background:${c.board};color:${c.cream}}
header{position:absolute;left:40px;right:40px;top:30px;display:flex;align-items:center;gap:26px}
header i{flex:1}
h1{position:absolute;left:40px;top:108px;font:600 50px/1 Microcare;letter-spacing:-.045em}
h1+h1{left:auto;right:40px;top:96px;direction:rtl;font:600 46px/1.4 'Microcare Arabic';letter-spacing:0;color:${c.signal}}
.ask{position:absolute;left:40px;top:204px}
.pad{position:absolute;left:178px;top:204px;width:444px;height:116px;display:flex;align-items:center;padding:0 20px 0 26px;color:${c.depth};font:500 26px/1.2 Microcare;letter-spacing:-.02em}
.pad i{flex:1}
.pad b{width:74px;height:74px;border-radius:10px;background:${c.chip};color:${c.signal};font:600 30px/74px Microcare;text-align:center}
ul{position:absolute;top:362px;width:346px}
li{list-style:none;padding:12px 0 13px;border-top:2px solid ${c.trace};font-size:18px}
.en{left:40px}
.ar{right:40px;direction:rtl;font-size:19px}
p{position:absolute;left:40px;bottom:34px;color:${c.pad};font-size:16px}
p+p{left:auto;right:40px}`,
    `<header>${nameIn(staging, 138, c.cream)}<i></i>${arabicNameIn(staging, 112, c.cream)}</header>
<h1>What is wrong?</h1><h1>إيه اللي واقف؟</h1>
<div class="ask">${drawn(720, 116, plaster(720, 116, 444))}</div><div class="pad">It was fine yesterday<i></i><b>→</b></div>
<ul class="en"><li>The mail does not arrive</li><li>Everything is slow</li><li>I clicked on something</li></ul>
<ul class="ar"><li>البريد لا يصل</li><li>كل شيء بطيء</li><li>ضغطت على شيء</li></ul>
<p>All systems are running. Ask anyway.</p><p dir="rtl">كل الأنظمة تعمل. اسأل على أي حال.</p>`,
  );

/** A plaster a week: the small thing that can be looked after today, in a minute. */
const posts: Sheet['draw'] = (page) =>
  sheet(
    page,
    `main{background:${c.trace}}
article{position:absolute;width:366px;height:488px;overflow:hidden}
article>div{position:absolute}
h2{position:absolute;left:28px;right:28px;top:26px}
.ar{direction:rtl;font:600 47px/1.3 'Microcare Arabic'}
.en{font:600 50px/1 Microcare;letter-spacing:-.045em}
p{position:absolute;left:28px;right:28px;bottom:66px;font-size:17px;line-height:1.35}`,
    `<article style="right:22px;top:26px;background:${c.cream};color:${c.depth}"><h2 class="ar">امسح غبار المروحة.</h2><div style="left:-40px;top:252px;transform:rotate(-24deg)">${drawn(460, 104, `${plaster(460, 104, 130)}<rect x="182" y="4" width="96" height="96" rx="9" fill="${c.chip}"/><g transform="translate(230 52)" fill="none" stroke="${c.signal}" stroke-width="7"><circle r="30"/>${times(4, (i) => `<path d="M0 0Q16 -6 14 -24" transform="rotate(${i * 90})"/>`)}</g>`)}</div><p dir="rtl" style="bottom:58px;text-align:right">دقيقة واحدة، وهو مطفأ.</p><div style="right:28px;bottom:22px">${arabicNameIn(staging, 92, c.board)}</div></article>
<article style="left:22px;top:86px;background:${c.plaster};color:${c.depth}"><h2 class="en">Read the sender twice.</h2><div style="left:-52px;top:226px;transform:rotate(14deg)">${drawn(470, 104, `${plaster(470, 104, 150, c.cream)}<rect x="162" y="8" width="146" height="88" rx="9" fill="${c.chip}"/><path d="M170 18L235 62L300 18" fill="none" stroke="${c.signal}" stroke-width="7"/>`)}</div><p>One letter of it is wrong.<br>You have just saved a Tuesday.</p><div style="left:28px;bottom:24px">${nameIn(staging, 108, c.depth)}</div></article>`,
  );

/** Bought by the hour: early, before the day begins, and late, when it should have ended. */
const advertisements: Sheet['draw'] = (page) => {
  const clock = (hours: string, minutes: string, ink: string, dot: string, face: string) =>
    `<div class="clock" style="color:${ink};font-family:${face}"><span>${hours}</span>${drawn(30, 120, `<circle cx="15" cy="34" r="15" fill="${dot}"/><circle cx="15" cy="88" r="15" fill="${dot}"/>`)}<span>${minutes}</span></div>`;
  return sheet(
    page,
    `main{background:${c.depth}}
section{position:absolute;left:26px;right:26px;height:265px;padding:26px 34px}
.clock{display:flex;align-items:center;gap:14px;height:132px;font-weight:700;font-size:158px;line-height:1;letter-spacing:-.05em}
h2{position:absolute;bottom:30px;left:36px;font:600 33px/1.12 Microcare;letter-spacing:-.03em}
.ar{direction:rtl}
.ar h2{left:auto;right:36px;font:600 32px/1.4 'Microcare Arabic';letter-spacing:0}
.by{position:absolute;right:34px;bottom:34px}
.ar .by{right:auto;left:34px}`,
    `<section class="ar" style="top:26px;background:${c.plaster};color:${c.depth}"><div dir="ltr">${clock('٦', '٤٠', c.depth, c.cream, "'Microcare Arabic'").replace('class="clock" style="', 'class="clock" style="justify-content:flex-end;')}</div><h2>قبل أن يتصلوا بك.</h2><div class="by">${arabicNameIn(staging, 130, c.depth)}</div></section>
<section style="bottom:26px;background:${c.board};color:${c.cream}">${clock('19', '20', c.signal, c.plaster, 'Microcare')}<h2>You should be at home by now.</h2><div class="by">${nameIn(staging, 150, c.cream)}</div></section>`,
  );
};

/** Social media, advertisements and the website. */
export const microcareSheets: readonly Sheet[] = [
  { name: 'posts', typefaces: [arabicText.readex], draw: posts },
  { name: 'advertisements', typefaces: [arabicText.readex], draw: advertisements },
  { name: 'website', typefaces: [arabicText.readex], draw: website },
];
