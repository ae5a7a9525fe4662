import { random } from '../../../packages/drawing/random.ts';
import { n, times } from '../../draw/svg.ts';
import { drawFace, grey, path, shoulders, toAnchors } from '../head.ts';
import type { Sitter } from '../sitter.ts';

export const danielOsei: Sitter = {
  slug: 'daniel-osei',
  ground: 'paper',
  disc: 'blue',
  discAt: [560, 600],
  discR: 490,
  face: {
    skin: 0.3,
    width: 1.02,
    jaw: 1.05,
    turn: -0.34,
    tilt: -1,
    smile: 0.22,
    lips: 1.2,
    lipTone: 0.36,
    brow: { weight: 1.2, arch: 0.25, tone: 1 },
    eye: { open: 0.95, lash: 0.3 },
    nose: { length: 0.98, width: 1.28 },
    age: 0.25,
    gaze: 0.5,
  },
  draw: (face) => {
    const chance = random(18);
    const twists = times(120, () => {
      const angle = (chance.between(204, 336) * Math.PI) / 180;
      const far = chance.between(196, 262);
      const [x, y] = [600 + Math.cos(angle) * far * 0.9, 560 + Math.sin(angle) * far];
      const [dx, dy] = [Math.cos(angle) * 26 + chance.between(-9, 9), Math.sin(angle) * 34];
      return `<path d="M${n(x)} ${n(y)}l${n(dx)} ${n(dy)}" stroke="${grey(chance.between(0.8, 1))}" stroke-width="22" stroke-linecap="round"/><path d="M${n(x - 4)} ${n(y)}l${n(dx * 0.8)} ${n(dy * 0.8)}" stroke="${grey(chance.between(0.35, 0.75))}" stroke-width="5" stroke-linecap="round"/>`;
    });
    const a = toAnchors(face);
    const x = a.middle + a.turn * 16;
    const fade = `<g clip-path="url(#face)"><path d="M390 560Q400 420 480 390L430 640L404 720Z" fill="${grey(0.85)}" filter="url(#b18)"/><path d="M810 560Q800 420 720 390L776 640L800 720Z" fill="${grey(1)}" filter="url(#b18)"/></g>`;
    const goatee = `<g filter="url(#b4)"><path d="M${n(x - 92)} ${n(a.mouthY - 6)}C${n(x - 100)} ${n(a.mouthY + 60)} ${n(x - 60)} 918 ${n(x)} 924C${n(x + 60)} 918 ${n(x + 100)} ${n(a.mouthY + 60)} ${n(x + 92)} ${n(a.mouthY - 6)}" fill="none" stroke="${grey(0.95)}" stroke-width="24"/><path d="M${n(x - 40)} 888Q${n(x)} 940 ${n(x + 40)} 888Q${n(x)} 872 ${n(x - 40)} 888Z" fill="${grey(1)}"/></g>`;
    const roll = `<path d="M456 940Q600 1046 744 940L812 1096Q600 1166 388 1096Z" fill="${grey(0.9)}"/><path d="M456 1010Q600 1100 744 1010" fill="none" stroke="${grey(0.45)}" stroke-width="8"/>`;
    return `${twists}${drawFace(face)}${fade}${goatee}${path(
      [
        [404, 540],
        [398, 470],
        [430, 390],
        [520, 346],
        [660, 342],
        [760, 384],
        [802, 470],
        [798, 540],
        [772, 462],
        [700, 418],
        [600, 404],
        [500, 418],
        [428, 462],
      ],
      grey(0.98),
    )}${twists}${shoulders(0.86, { width: 1.08, neckline: 'L738 1030', shadow: 0.3 })}${roll}`;
  },
};
