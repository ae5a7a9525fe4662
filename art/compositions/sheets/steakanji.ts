import { cattle, steakanjiStaging as staging, steakanji } from '../../identities/steakanji.ts';
import type { Sheet } from '../case-pictures.ts';
import { arabicNameIn, arabicText, drawn, nameIn, sheet } from '../sheet.ts';

const { palette: c } = steakanji;

/** As many strokes of the character as the hour has come. */
const strokes = (count: number, ink: string, size: number) =>
  drawn(
    size,
    size,
    `<g transform="scale(${size / 220})" fill="none" stroke="${ink}" stroke-width="25">${cattle
      .slice(0, count)
      .map((d) => `<path d="${d}"/>`)
      .join('')}</g>`,
    size / 2,
    size / 2,
  );

const draw: Sheet['draw'] = (page) =>
  sheet(
    page,
    `main{background:${c.char};display:grid;grid-template-columns:repeat(4,1fr);grid-template-rows:250px 1fr;gap:12px;padding:24px}
article{position:relative;padding:18px 18px;overflow:hidden}
.hour{display:grid;place-content:center;justify-items:center;gap:6px;font:400 22px/1 Steakanji}
.say{grid-column:span 2}
.ar{direction:rtl}
h2{font:400 33px/1.12 Steakanji}.ar h2{font:400 46px/1.16 'Steakanji Arabic'}
p{margin-top:12px;font-size:18px;line-height:1.4;max-width:300px}
.by{position:absolute;inset-inline-start:18px;bottom:18px}
.say>svg,.say>b{position:absolute;inset-inline-end:18px;bottom:14px;font:400 130px/1 'Steakanji Arabic'}
.hour.ar{font:400 32px/.7 'Steakanji Arabic'}`,
    [
      [1, '18:00', c.iron, c.cream],
      [2, '١٩:٠٠', c.lacquer, c.cream],
      [3, '20:00', c.cream, c.char],
      [4, '٢١:٠٠', c.ember, c.char],
    ]
      .map(
        ([count, hour, ground, ink]) =>
          `<article class="hour ${/\d\d:/.test(String(hour)) ? '' : 'ar'}" style="background:${ground};color:${ink}">${strokes(Number(count), String(ink), 150)}${hour}</article>`,
      )
      .join('') +
      `<article class="say" style="background:${c.cream};color:${c.char}"><h2>Which cut forgives me?</h2><p>Outside skirt. Turn it late, rest it long, blame nobody.</p>${strokes(4, c.lacquer, 150)}<div class="by">${nameIn(staging, 150, c.lacquer)}</div></article><article class="say ar" style="background:${c.lacquer};color:${c.cream}"><h2>كم درجة تحب خالتي؟</h2><p>ستين. وتقول لك خمسين.</p><b>٦٠°</b><div class="by">${arabicNameIn(staging, 130, c.cream)}</div></article>`,
  );

/** Social media, by the hours of an appetite. */
export const steakanjiSheets: readonly Sheet[] = [
  { name: 'posts', typefaces: [arabicText.plex], draw },
];
