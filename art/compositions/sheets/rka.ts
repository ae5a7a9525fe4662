import { archway, rka, rkaStaging as staging } from '../../identities/rka.ts';
import type { Sheet } from '../case-pictures.ts';
import { arabicText, drawn, markIn, sheet } from '../sheet.ts';

const { palette: c } = rka;

/** A safe day, hour by hour, with nothing in it: what is empty is drawn as an arch that stands open. */
const hours = [
  ['06:00', 'Doors open.', c.dust, c.night],
  ['١١:٠٠', 'لا شيء', c.steady, c.night],
  ['16:00', 'Nothing.', c.slate, c.dust],
  ['٢٠:٠٠', 'لا شيء بعد', c.basalt, c.signal],
  ['22:00', 'Doors closed.', c.night, c.glow],
  ['٠٤:١٥', 'وصل الخبز', c.signal, c.night],
] as const;

const posts: Sheet['draw'] = (page) =>
  sheet(
    page,
    `main{background:#23332F;padding:30px;display:grid;grid-template-columns:repeat(3,1fr);gap:14px}
article{position:relative;padding:16px 18px;overflow:hidden}
article>svg{position:absolute;left:0;bottom:0}
h2{position:relative;font:700 46px/1.1 RKA,'RKA Arabic';letter-spacing:-.01em}
p{position:relative;margin-top:2px;font:700 22px/1.3 RKA,'RKA Arabic'}
article>i{position:absolute;right:16px;top:20px}
.ar{direction:rtl}.ar>i{right:auto;left:16px}`,
    hours
      .map(([hour, words, ground, ink], i) => {
        const arches = [0, 1, 2, 3]
          .slice(i % 3 === 2 ? 1 : 0)
          .map(
            (k) =>
              `<path d="${archway(96 - k * 24, 150 - k * 26)}" fill="none" stroke="${ink}" stroke-opacity="${k === 3 ? 1 : 0.35}" stroke-width="10"/>`,
          );
        return `<article class="${i % 2 ? 'ar' : ''}" style="background:${ground};color:${ink}">${drawn(237, 263, arches.join(''), 118, 263)}<h2>${hour}</h2><p>${words}</p><i>${markIn(staging, 30, ink)}</i></article>`;
      })
      .join(''),
  );

/** Social media. */
export const rkaSheets: readonly Sheet[] = [
  { name: 'posts', typefaces: [arabicText.plex], draw: posts },
];
