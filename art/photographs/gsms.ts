import { at, ground, letters, wordmark } from '../compositions/prints.ts';
import { gsms, gsmsStaging as staging } from '../identities/gsms.ts';
import { closeUp, type Shot, shot } from './photograph.ts';
import { mask } from './prints.ts';

const { palette: c } = gsms;

/** Large enough for a dosage, at arm's length, at night, in two scripts. */
const dosage = (w: number, h: number) => {
  const arabic = ['كلاهما ستة أيام،', 'لا سبعة.'].map((row, i) =>
    letters(
      `${row}\u200F`,
      gsms.typefaces[1],
      w / 2,
      h * (0.395 + i * 0.135),
      h * 0.118,
      c.pine,
      'middle',
    ),
  );
  const latin = ['Both for six days,', 'not seven.'].map((row, i) =>
    letters(row, gsms.typefaces[0], w / 2, h * (0.68 + i * 0.09), h * 0.088, c.ward, 'middle'),
  );
  const name = at(w / 2, h * 0.955, wordmark(staging, h * 0.2, c.white, 'middle'));
  return `${ground(w, h, c.white)}<rect y="${h * 0.86}" width="${w}" height="${h * 0.14}" fill="${c.ward}"/>${at(w / 2, h * 0.17, gsms.mark({ size: h * 0.22, colour: c.ward }))}${arabic.join('')}${latin.join('')}${name}`;
};

const kit = shot({
  scene: 'kit',
  camera: 'front',
  light: { mood: 'softbox', azimuth: 205, height: 46, strength: 1.15 },
  develop: { exposure: 0.22 },
  ground: 'smooth',
  colours: {
    wall: '#A9D3C6',
    case: c.white,
    band: c.ward,
    handle: c.person,
    metal: '#DCE6E2',
    capsule: c.person,
  },
  prints: { jar: dosage, mark: mask.mark(staging), name: mask.name(staging) },
});

/** White plaster in daylight, the greens of a ward, and one warm accent for people. */
export const gsmsShots: readonly Shot[] = [kit, closeUp(kit, 'jar')];
