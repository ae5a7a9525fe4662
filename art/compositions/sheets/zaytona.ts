import { zaytonaStaging as staging, zaytona } from '../../identities/zaytona.ts';
import type { Sheet } from '../case-pictures.ts';
import { arabicNameIn, arabicText, drawn, nameIn, sheet } from '../sheet.ts';

const { palette: c } = zaytona;

/** Last week's basket: what it is in both languages, how much, and how many olives stand for it. */
const basket = [
  ['طماطم', 'كيلو', 'Tomatoes', '1 kg', c.pimento, 4],
  ['خيار', '٦ حبات', 'Cucumbers', '6', c.leaf, 6],
  ['ليمون', 'نص كيلو', 'Lemons', '½ kg', c.oil, 3],
  ['زيتون أسود', 'ربع كيلو', 'Olives, black', '¼ kg', c.pit, 5],
] as const;

/** The paper flag that says what a thing is, stuck into what it speaks of. */
const flag = (words: string, fill: string, at: string) =>
  `<div class="flag" style="${at}">${drawn(206, 96, `<path d="M9 8V104" stroke="#B98A4C" stroke-width="5" stroke-linecap="round"/><path d="M9 8H206L190 33L206 58H9Z" fill="${fill}"/><ellipse cx="9" cy="108" rx="17" ry="13" fill="${c.leaf}"/>`)}<b>${words}</b></div>`;

const olives = (count: number, colour: string) =>
  drawn(
    count * 17 + 4,
    18,
    Array.from(
      { length: count },
      (_, i) =>
        `<ellipse cx="${i * 17 + 10}" cy="9" rx="7.6" ry="6.2" fill="${colour}" transform="rotate(${(i * 53) % 90} ${i * 17 + 10} 9)"/>`,
    ).join(''),
  );

/** The page begins with last week's basket and asks what has changed. */
const website: Sheet['draw'] = (page) =>
  sheet(
    page,
    `main{background:${c.lime};color:${c.board}}
header{position:absolute;left:40px;right:40px;top:30px;display:flex;align-items:center;gap:20px;direction:rtl;font-size:17px}
header i{flex:1}
h1{position:absolute;right:40px;top:92px;direction:rtl;font:700 42px/1.4 'Zaytona Arabic'}
.list{position:absolute;right:40px;top:250px;width:412px;direction:rtl}
.list li{display:grid;grid-template-columns:132px 1fr 74px;align-items:center;list-style:none;height:58px;border-top:2.5px solid ${c.board};font-size:17px}
.list b{font:700 22px/1.4 'Zaytona Arabic'}
.list em{font-style:normal;text-align:left}
.go{position:absolute;right:40px;bottom:34px;direction:rtl;padding:9px 30px 13px;border-radius:40px;background:${c.pimento};color:#fff;font:700 21px/1.5 'Zaytona Arabic'}
.flag{position:absolute}
.flag b{position:absolute;left:9px;right:18px;top:8px;height:50px;display:flex;align-items:center;justify-content:center;direction:rtl;font:700 20px/1 Zaytona,'Zaytona Arabic';color:${c.pimento};padding-bottom:3px}
.phone{position:absolute;left:40px;top:92px;width:284px;height:590px;border:9px solid ${c.board};border-radius:44px;background:${c.paper};padding:28px 20px}
.phone h2{margin:18px 0 14px;font:700 30px/1.14 Zaytona;letter-spacing:-.015em}
.phone li{display:flex;justify-content:space-between;list-style:none;padding:11px 0;border-top:2px solid ${c.lime};font-size:15.5px}`,
    `<header>${arabicNameIn(staging, 98, c.board)}<i></i><span>الخميس، الساعة السابعة</span></header>
<h1>سلة الأسبوع اللي فات.<br>إيه اللي اتغيّر؟</h1>
<ul class="list">${basket.map(([what, much, , , colour, count]) => `<li><b>${what}</b>${olives(count, colour)}<em>${much}</em></li>`).join('')}</ul>
<div class="go">زي ما هي</div>
${flag('خلص؟ خد بلدي', '#FFFBEA', 'left:352px;top:478px')}
<div class="phone">${nameIn(staging, 104, c.pimento)}<h2>Last week’s basket. What has changed?</h2><ul>${basket.map(([, , what, much]) => `<li><span>${what}</span><b>${much}</b></li>`).join('')}</ul></div>
${flag('taste this one', c.lime, 'left:78px;top:474px')}`,
  );

/** The website. */
export const zaytonaSheets: readonly Sheet[] = [
  { name: 'website', typefaces: [arabicText.rubik], draw: website },
];
