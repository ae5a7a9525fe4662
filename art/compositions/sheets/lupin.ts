import { n, times } from '../../draw/svg.ts';
import { lupin, lupinStaging as staging } from '../../identities/lupin.ts';
import type { Sheet } from '../case-pictures.ts';
import { drawn, nameIn, sheet } from '../sheet.ts';

const { palette: c } = lupin;

const FLOOR = 50;
const FOOT = 560;

/** The tower as a section: seven storeys of arched bays, each narrower by a terrace than the one below. */
const section = times(7, (storey) => {
  const bays = 9 - storey;
  const wide = bays * 42;
  const [left, foot] = [262 - wide / 2, FOOT - storey * FLOOR];
  const shell = `<rect x="${n(left - 5)}" y="${foot - FLOOR}" width="${wide + 10}" height="7" fill="${c.root}"/><rect x="${n(left - 5)}" y="${foot - FLOOR}" width="7" height="${FLOOR}" fill="${c.root}"/><rect x="${n(left + wide - 2)}" y="${foot - FLOOR}" width="7" height="${FLOOR}" fill="${c.root}"/>`;
  return (
    times(bays, (bay) => {
      const x = left + bay * 42 + 4;
      const isLit = storey === 3 && bay === 2;
      return `<path d="M${n(x)} ${foot}V${foot - 22}a17 17 0 0 1 34 0V${foot}Z" fill="${isLit ? c.cab : c.violet}" opacity="${isLit ? 1 : n(1 - storey * 0.105)}"/>`;
    }) + shell
  );
});

/** A level for each storey; captions sit where a section line would. */
const levels = [
  ['00', 'The street keeps its shade.'],
  ['02', 'A terrace wherever the tower steps back.'],
  ['04', 'The yellow room is yours.'],
  ['07', 'Lighter towards the tip.'],
] as const;

/** A competition board: the drawing has the larger half. */
const board: Sheet['draw'] = (page) =>
  sheet(
    page,
    `main{background:${c.paper};color:${c.root}}
.section{position:absolute;left:0;top:0}
h1{position:absolute;left:420px;top:32px;width:340px;font:400 44px/1.08 Lupin;text-align:right}
dl div{position:absolute;left:556px;width:210px}
dt{font-size:13px}
dd{font:400 21px/1.16 Lupin}
.by{position:absolute;right:40px;bottom:24px}`,
    `<div class="section">${drawn(800, 600, `${levels.map(([level]) => `<path d="M24 ${FOOT - Number(level) * FLOOR}H776" stroke="${c.root}" stroke-width="1" stroke-dasharray="14 5 2 5"/>`).join('')}${section}<rect x="0" y="${FOOT}" width="800" height="40" fill="${c.street}"/><path d="M0 ${FOOT}H800" stroke="${c.root}" stroke-width="5"/><path d="M262 ${FOOT - 7 * FLOOR}V${FOOT - 7 * FLOOR - 110}" stroke="${c.root}" stroke-width="5"/><path d="M464 ${FOOT - 4}v-9q0-7 8-7h8l9-12h20l8 12h8q8 0 8 7v9Z" fill="${c.cab}"/><circle cx="476" cy="${FOOT - 4}" r="5" fill="${c.root}"/><circle cx="522" cy="${FOOT - 4}" r="5" fill="${c.root}"/>`)}</div>
<h1>Seven storeys<br>and a sky.</h1>
<dl>${levels.map(([level, words]) => `<div style="top:${FOOT - Number(level) * FLOOR - 66}px;height:62px;display:flex;flex-direction:column;justify-content:flex-end"><dt>+${level}</dt><dd>${words}</dd></div>`).join('')}</dl>
<div style="position:absolute;left:36px;top:40px">${nameIn(staging, 124, c.root)}</div>`,
  );

/** What the office sets by itself. */
export const lupinSheets: readonly Sheet[] = [{ name: 'print', draw: board }];
