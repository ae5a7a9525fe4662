import { n, times } from '../draw/svg.ts';
import type { Room } from './camera.ts';
import {
  arabic,
  at,
  edges,
  ground,
  named,
  pattern,
  patterned,
  quiet,
  text,
  wordmark,
} from './prints.ts';
import { inks, type Staging, type WorkObject } from './staging.ts';
import { photograph } from './stationery.ts';

/** The pattern at work, on whatever the client hands over. */
export function work(staging: Staging): string {
  return photograph(staging.work, (room) => objects[staging.work.object](room, staging));
}

/** A patch of quiet in a pattern, with the name on it. */
function label(staging: Staging, w: number, h: number, colour: string, ink: string): string {
  const share = Math.min(w * 0.76, h * 0.3 * staging.em[0]);
  const second = Math.min(h * 0.2, (w * 0.5) / (staging.em[1] ?? 1));
  const both = staging.identity.arabicWordmark !== undefined;
  return `${ground(w, h, colour)}${at(w / 2, h * (both ? 0.5 : 0.6), wordmark(staging, share, ink, 'middle'))}${at(w / 2, h * 0.5 + second * 1.35 + (share / staging.em[0]) * (staging.drop ?? 0), arabic(staging, second, ink, 'middle'))}`;
}

const objects: Record<WorkObject, (room: Room, staging: Staging) => string> = {
  // Three carrier bags; the largest wears the pattern, the smallest only the mark.
  bags: (room, staging) => {
    const { tones, identity } = staging;
    const bag = (x: number, y: number, w: number, d: number, h: number, tone: 'a' | 'b' | 'c') => {
      const [base, ink] = {
        a: [tones.accent, tones.onAccent],
        b: [tones.deep, tones.onDeep],
        c: [tones.paper, tones.ink],
      }[tone] as [string, string];
      const front =
        tone === 'a'
          ? pattern(staging, w, h, ink, base, 1.3)
          : `${ground(w, h, base)}${at(w / 2, h * 0.46, identity.mark({ size: w * 0.52, colour: ink, second: inks(staging, tone === 'c' ? 'paper' : 'deep').hint }))}${at(w / 2, h * 0.86, wordmark(staging, Math.min(w * 0.6, staging.em[0] * 56), ink, 'middle'))}`;
      const side = `${ground(d, h, base)}<path d="M${d / 2} 0V${h * 0.8}L0 ${h}M${d / 2} ${h * 0.8}L${d} ${h}" stroke="#000" stroke-opacity=".2" stroke-width="3" fill="none"/><rect width="${d / 2}" height="${h}" fill="#000" opacity=".08"/>`;
      const handle = (yy: number) => {
        const [p, q] = [room.see([x - w * 0.17, yy, h]), room.see([x + w * 0.17, yy, h])];
        const lift = h * 0.4 * room.scale;
        return `<path d="M${n(p[0])} ${n(p[1] + 8)}C${n(p[0])} ${n(p[1] - lift)} ${n(q[0])} ${n(q[1] - lift)} ${n(q[0])} ${n(q[1] + 8)}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="11"/><path d="M${n(p[0])} ${n(p[1] + 8)}C${n(p[0])} ${n(p[1] - lift)} ${n(q[0])} ${n(q[1] - lift)} ${n(q[0])} ${n(q[1] + 8)}" fill="none" stroke="${ink}" stroke-width="8"/>`;
      };
      return `${handle(y - d * 0.3)}${room.box({ at: [x, y], width: w, depth: d, height: h, top: `${ground(w, d, '#000')}<rect width="${w}" height="${d}" fill="${base}" opacity=".35"/>`, front, side })}${handle(y + d / 2)}`;
    };
    return (
      bag(-60, -260, 560, 230, 720, 'a') +
      bag(420, -60, 400, 180, 460, 'b') +
      bag(-330, 210, 300, 150, 340, 'c')
    );
  },

  // Boxes of three sizes, one on the other, on their own paper.
  boxes: (room, staging) => {
    const { tones } = staging;
    const [w, d] = [620, 480];
    const wrapped = (width: number, height: number) =>
      pattern(staging, width, height, tones.onAccent, tones.accent, 0.9);
    return (
      room.sheet({
        at: [-80, 40],
        turn: 0,
        width: 2300,
        height: 900,
        thick: 1,
        art: at(-1150, -450, pattern(staging, 2300, 900, tones.accent, tones.paper, 2.4)),
      }) +
      room.box({
        at: [-150, -140],
        width: w,
        depth: d,
        height: 250,
        top: quiet(staging, 'accent', 0.4)(w, d),
        front: wrapped(w, 250),
        side: wrapped(d, 250),
      }) +
      room.box({
        at: [-190, -160],
        width: 470,
        depth: 360,
        height: 150,
        z: 250,
        top: quiet(staging, 'deep', 0.62)(470, 360),
        front: label(staging, 470, 150, tones.deep, tones.onDeep),
        side: ground(360, 150, tones.deep),
      }) +
      room.box({
        at: [410, 180],
        width: 330,
        depth: 330,
        height: 190,
        top: quiet(staging, 'paper', 0.62)(330, 330),
        front: label(staging, 330, 190, tones.paper, tones.ink),
        side: pattern(staging, 330, 190, tones.accent, tones.paper, 0.7),
      })
    );
  },

  // Cups in a row that leaves the picture, each turned a little further.
  cups: (room, staging) => {
    const { tones, identity } = staging;
    const [r, h] = [150, 400];
    const around = 2 * Math.PI * r;
    return times(5, (i) => {
      const kind = i % 3;
      const [base, ink] = [
        [tones.accent, tones.onAccent],
        [tones.paper, tones.accent],
        [tones.deep, tones.accent],
      ][kind] as [string, string];
      const wrap =
        kind === 1
          ? `${ground(around, h, base)}${at(around / 2, h * 0.5, identity.mark({ size: 190, colour: tones.ink, second: tones.accent }))}`
          : pattern(staging, around, h, ink, base, 1.05) +
            (kind === 0
              ? `<rect x="${n(around / 2 - 130)}" y="${h * 0.36}" width="260" height="130" fill="${base}"/>${at(around / 2, h * 0.5 + 20, wordmark(staging, 220, ink, 'middle'))}`
              : '');
      return room.cylinder({
        id: `cup-${i}`,
        at: [-760 + i * 390, -270 + i * 150],
        radius: r,
        foot: r * 0.72,
        height: h,
        wrap,
        facing: 84 - i * 3,
        gloss: 0.24,
        top: `<circle r="${r}" fill="#fff"/><circle r="${r}" fill="${kind === 1 ? tones.deep : tones.paper}" opacity=".6"/><circle r="${r - 7}" fill="#000" opacity=".16"/><circle r="${r - 14}" fill="${kind === 1 ? tones.deep : tones.paper}"/><circle r="${r * 0.7}" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="4"/><rect x="-26" y="${n(r * 0.52)}" width="52" height="14" rx="7" fill="#000" opacity=".5"/>`,
      });
    });
  },

  // Jars whose labels go all around, lids showing the mark.
  jars: (room, staging) => {
    const { tones, identity } = staging;
    const jar = (i: number, x: number, y: number, r: number, h: number, tone: 0 | 1 | 2) => {
      const [base, ink, lid] = [
        [tones.accent, tones.onAccent, tones.deep],
        [tones.paper, tones.accent, tones.accent],
        [tones.deep, tones.onDeep, tones.paper],
      ][tone] as [string, string, string];
      const around = 2 * Math.PI * r;
      const wrap = `${pattern(staging, around, h, ink, base, r / 150)}<rect x="${n(around / 2 - r * 0.82)}" y="${n(h * 0.24)}" width="${n(r * 1.64)}" height="${n(h * 0.52)}" fill="${base}"/>${at(around / 2, h * 0.24, `<g transform="translate(${n(-r * 0.82)} 0)">${label(staging, r * 1.64, h * 0.52, base, ink)}</g>`)}`;
      const cap = r * 0.42;
      return `${room.cylinder({ id: `jar-${i}`, at: [x, y], radius: r, height: h, wrap, facing: 90 - room.yaw, top: '', gloss: 0.5 })}${room.cylinder({ id: `lid-${i}`, at: [x, y], z: h, radius: r * 1.02, height: cap, wrap: edges(around * 1.03, cap, lid), cast: false, gloss: 0.4, top: `<circle r="${n(r * 1.02)}" fill="${lid}"/><circle r="${n(r * 0.96)}" fill="#fff" opacity=".12"/>${identity.mark({ size: r * 0.95, colour: tone === 2 ? tones.ink : tone === 1 ? tones.onAccent : tones.onDeep, second: tone === 2 ? tones.accent : tone === 1 ? tones.onAccent : tones.accent })}` })}`;
    };
    return (
      room.box({
        at: [-330, -230],
        width: 560,
        depth: 420,
        height: 190,
        top: ground(560, 420, staging.work.surface.colour),
        front: ground(560, 190, staging.work.surface.colour),
        side: ground(420, 190, staging.work.surface.colour),
        shade: [0.14, 0.3],
      }) +
      at(
        0,
        -190 * room.scale * Math.cos((staging.work.tilt * Math.PI) / 180),
        jar(1, -330, -230, 180, 270, 0),
      ) +
      jar(2, 330, -150, 210, 480, 1) +
      jar(3, 30, 230, 140, 190, 2)
    );
  },

  // A building that wears it: every storey of the façade is a row of the pattern.
  tower: (room, staging) => {
    const { tones } = staging;
    const block = (x: number, y: number, w: number, d: number, h: number, on: boolean) =>
      room.box({
        at: [x, y],
        width: w,
        depth: d,
        height: h,
        top: `${ground(w, d, tones.paper)}<rect x="18" y="18" width="${w - 36}" height="${d - 36}" fill="#000" opacity=".1"/>${on ? at(w / 2, d / 2, staging.identity.mark({ size: Math.min(w, d) * 0.5, colour: tones.accent, second: tones.ink })) : ''}`,
        front: on
          ? pattern(staging, w, h, tones.onAccent, tones.accent, 1.1)
          : `${ground(w, h, tones.paper)}${times(Math.floor(h / 40), (i) => `<rect x="12" y="${14 + i * 40}" width="${w - 24}" height="18" fill="${tones.deep}" opacity=".16"/>`)}`,
        side: on
          ? pattern(staging, d, h, tones.onAccent, tones.accent, 1.1)
          : `${ground(d, h, tones.paper)}${times(Math.floor(h / 40), (i) => `<rect x="12" y="${14 + i * 40}" width="${d - 24}" height="18" fill="${tones.deep}" opacity=".2"/>`)}`,
        shade: [0.02, 0.26],
      });
    return (
      block(-560, -560, 300, 280, 300, false) +
      block(520, -620, 340, 300, 420, false) +
      block(-760, -120, 260, 300, 180, false) +
      block(0, -190, 440, 380, 780, true) +
      block(640, 40, 300, 280, 220, false) +
      block(-470, 330, 320, 260, 130, false) +
      block(360, 440, 330, 240, 170, false)
    );
  },

  // Books, catalogues, sample books: spines in two scripts, one open to its endpapers.
  books: (room, staging) => {
    const { tones } = staging;
    const book = (
      x: number,
      y: number,
      z: number,
      thick: number,
      [base, ink]: readonly [string, string],
      print: string,
    ) => {
      const [w, d] = [640, 470];
      const spine = `${ground(w, thick, base)}${at(30, thick * 0.66, wordmark(staging, Math.min(240, thick * 0.42 * staging.em[0]), ink))}${at(w - 30, thick * 0.64, arabic(staging, thick * 0.4, ink))}`;
      return room.box({
        at: [x, y],
        width: w,
        depth: d,
        height: thick,
        z,
        top: print,
        front: spine,
        side: `${edges(d, thick, '#F4EEE2')}<rect width="${d}" height="6" fill="${base}"/><rect y="${thick - 6}" width="${d}" height="6" fill="${base}"/>`,
      });
    };
    return (
      room.sheet({
        at: [560, -330],
        turn: 8,
        width: 640,
        height: 470,
        thick: 24,
        edge: tones.paper,
        art: at(-320, -235, patterned(staging, tones.onDeep, tones.deep)(640, 470)),
      }) +
      book(-240, -120, 0, 110, [tones.deep, tones.onDeep], ground(640, 470, tones.deep)) +
      book(-280, -100, 110, 70, [tones.paper, tones.ink], ground(640, 470, tones.paper)) +
      book(
        -210,
        -140,
        180,
        90,
        [tones.accent, tones.onAccent],
        `${pattern(staging, 640, 470, tones.onAccent, tones.accent, 1.2)}${at(200, 165, label(staging, 240, 140, tones.accent, tones.onAccent))}`,
      ) +
      room.sheet({
        at: [470, 330],
        turn: -14,
        width: 560,
        height: 400,
        thick: 14,
        edge: '#F4EEE2',
        art: at(-280, -200, named(staging, 'accent', 0.56)(560, 400)),
      })
    );
  },

  // Posters one beside the other, as they are pasted up: the pattern runs on through all of them.
  posters: (room, staging) => {
    const { tones, identity } = staging;
    const [w, h] = [520, 740];
    return times(2, (row) =>
      times(5, (column) => {
        const kind = (column + row * 2) % 4;
        const [base, ink] = [
          [tones.accent, tones.onAccent],
          [tones.paper, tones.ink],
          [tones.deep, tones.accent],
          [tones.accent, tones.deep],
        ][kind] as [string, string];
        const art =
          kind === 1
            ? `${ground(w, h, base)}${at(w / 2, h * 0.42, identity.mark({ size: w * 0.66, colour: ink, second: tones.accent }))}${at(w / 2, h * 0.86, wordmark(staging, Math.min(w * 0.6, 60 * staging.em[0]), ink, 'middle'))}`
            : kind === 3
              ? `${ground(w, h, tones.deep)}${at(w * 0.5, h * 0.5, identity.mark({ size: h * 1.25, colour: tones.onDeep, second: tones.accent }))}`
              : pattern(staging, w, h, ink, base, 1.6) +
                `<rect y="${h - 96}" width="${w}" height="96" fill="${base}"/>${text(staging.line, 30, h - 38, 25, ink, { weight: 500 })}`;
        return room.sheet({
          at: [(column - 2) * (w + 34), (row - 0.5) * (h + 34)],
          width: w,
          height: h,
          thick: 2,
          art: at(-w / 2, -h / 2, art),
        });
      }),
    );
  },

  // A bag of cloth, hung up; the pattern follows its one fold.
  tote: (room, staging) => {
    const { tones } = staging;
    const [w, h] = [700, 760];
    const cloth = `M${-w / 2} ${-h / 2}H${w / 2}C${w / 2 + 14} ${-h * 0.1} ${w / 2 - 6} ${h * 0.3} ${w / 2 + 16} ${h / 2 - 14}Q${w * 0.2} ${h / 2 + 22} 0 ${h / 2 - 2}T${-w / 2 - 10} ${h / 2 - 10}C${-w / 2 + 8} ${h * 0.2} ${-w / 2 - 14} ${-h * 0.1} ${-w / 2} ${-h / 2}Z`;
    const handle = (lift: number) =>
      `<path d="M${-w * 0.22} ${-h / 2 + 40}C${-w * 0.24} ${-h / 2 - lift} ${-70} ${-h / 2 - lift - 60} 0 ${-h / 2 - lift - 60}S${w * 0.24} ${-h / 2 - lift} ${w * 0.22} ${-h / 2 + 40}" fill="none"`;
    const straps = (lift: number, dark: number) =>
      `${handle(lift)} stroke="${tones.accent}" stroke-width="34"/>${handle(lift)} stroke="#000" stroke-opacity="${dark}" stroke-width="34"/>`;
    const body = `<path d="${cloth}" fill="#000" opacity=".5" transform="translate(34 40)" filter="url(#lamp)"/>${straps(190, 0.34)}<clipPath id="cloth"><path d="${cloth}"/></clipPath><g clip-path="url(#cloth)">${at(-w / 2 - 30, -h / 2, patterned(staging, tones.onAccent, tones.accent, 1.5)(w + 60, h + 40))}${at(-w * 0.3, -h * 0.06, label(staging, w * 0.6, h * 0.24, tones.paper, tones.ink))}<path d="M-180 ${-h / 2}C-120 0 -220 160 -150 ${h / 2 + 40}H-20C-110 120 -30 -60 -90 ${-h / 2}Z" fill="#000" opacity=".13" filter="url(#lamp)"/><path d="M170 ${-h / 2}C240 0 130 190 210 ${h / 2 + 40}H280C240 120 310 -60 240 ${-h / 2}Z" fill="#fff" opacity=".16" filter="url(#lamp)"/><rect x="${-w / 2 - 20}" y="${-h / 2}" width="${w + 40}" height="46" fill="#000" opacity=".1"/></g>${straps(140, 0)}<circle cy="${-h / 2 - 212}" r="17" fill="#000" opacity=".4" transform="translate(12 14)" filter="url(#touch)"/><circle cy="${-h / 2 - 212}" r="17" fill="${tones.ink}"/>`;
    return `${room.lay([0, 130], 3, body)}`;
  },
};
