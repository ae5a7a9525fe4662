import { arabic, at, ground, letters, text, wordmark } from '../compositions/prints.ts';
import { n, times } from '../draw/svg.ts';
import { gammaZone, gammaZoneStaging as staging } from '../identities/gamma-zone.ts';
import { closeUp, type Shot, shot } from './photograph.ts';

const { palette: c } = gammaZone;

/** A badge by how far its bearer has climbed: seven columns of keys, lit up to the bearer's own. */
const badge =
  (role: string, line: string, level: number, colours: readonly [string, string, string, string]) =>
  (w: number, h: number) => {
    const [base, ink, key, lit] = colours;
    const pad = w * 0.085;
    const cell = (w - pad * 2) / 7;
    const foot = h * 0.665;
    const keys = times(7, (column) =>
      times(column + 1, (row) => {
        const fill = column + 1 === level ? lit : key;
        return `<rect x="${n(pad + column * cell)}" y="${n(foot - (row + 1) * cell)}" width="${n(cell * 0.88)}" height="${n(cell * 0.88)}" rx="${n(cell * 0.2)}" fill="${fill}" opacity="${column < level ? 1 : 0.28}"/>`;
      }),
    );
    const name = at(pad, h * 0.255, wordmark(staging, w * 0.4, ink));
    const second = at(pad, h * 0.345, arabic(staging, w * 0.1, ink, 'start'));
    return `${ground(w, h, base)}${name}${second}${keys}${letters(role, gammaZone.typefaces[0], pad, h * 0.815, w * 0.168, ink)}${text(line, pad, h * 0.905, w * 0.066, ink, { weight: 500 })}`;
  };

/** Woven along its whole length: the name, and the keys between. */
const ribbon = (base: string, ink: string) => (w: number, h: number) =>
  `${ground(w, h, base)}${times(5, (i) => `<g transform="translate(${n(w / 2)} ${n((h / 5) * (i + 0.5))}) rotate(-90)">${at(-6, w * 0.15, wordmark(staging, h * 0.115, ink, 'middle'))}${at(h * 0.085, 0, gammaZone.mark({ size: w * 0.5, colour: ink, second: ink }))}</g>`)}`;

const badges = shot({
  scene: 'badges',
  camera: 'left',
  light: { mood: 'sun', azimuth: 232, height: 44, sky: '#DDE6FB' },
  ground: 'smooth',
  colours: {
    board: c.ultra,
    behind: c.deep,
    edge: c.white,
    metal: '#DDE2EE',
    key: c.sky,
    lit: c.pink,
  },
  prints: {
    first: badge('LEARNER', 'Begins on Sunday', 1, [c.white, c.navy, c.ultra, c.pink]),
    second: badge('TEACHER', 'Bring your question', 4, [c.pink, c.navy, c.white, c.navy]),
    third: badge('SYSTEMS', 'Yes, we have done it', 7, [c.navy, c.white, c.ultra, c.pink]),
    ribbon_1: ribbon(c.pink, c.navy),
    ribbon_2: ribbon(c.navy, c.pink),
    ribbon_3: ribbon(c.ice, c.ultra),
  },
  develop: { exposure: 0.15 },
});

/** Moulded plastic in ultramarine, and pink for whoever climbs. */
export const gammaZoneShots: readonly Shot[] = [badges, closeUp(badges, 'step')];
