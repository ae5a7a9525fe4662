import { blur } from '../draw/light.ts';
import { gradient, mix, n, svg, times } from '../draw/svg.ts';
import type { Room } from './camera.ts';
import { arabic, at, edges, ground, pattern, text, wordmark } from './prints.ts';
import { desktop, screen } from './screens.ts';
import { inks, type Place, type Screen, type Staging, type Tone } from './staging.ts';
import { page, photograph } from './stationery.ts';
import { film, paintSurface, shade } from './surface.ts';

const { width, height } = page;

/** A screen, a sign, a van: the brand where people meet it. */
export function place(staging: Staging): string {
  const { place: set } = staging;
  switch (set.kind) {
    case 'phones':
      return photograph(set, (room) => phones(room, staging, set.screens));
    case 'laptop':
      return photograph(set, (room) => laptop(room, staging, set));
    case 'sign':
      return sign(staging, set);
    case 'noren':
      return noren(staging, set.face);
    case 'van':
      return van(staging, set.body);
    case 'hoarding':
      return hoarding(staging, set.face);
  }
}

function phones(room: Room, staging: Staging, screens: readonly Screen[]): string {
  const [w, h, frame, thick] = [390, 844, 12, 26];
  const grow = screens.length === 1 ? 1.36 : screens.length === 2 ? 1.1 : 1;
  const lefts = { 1: [0], 2: [-290, 290], 3: [-480, 0, 480] }[screens.length] ?? [0];
  const ups = { 1: [20], 2: [60, -60], 3: [90, -70, 90] }[screens.length] ?? [0];
  return screens
    .map((content, i) => {
      const [wide, tall] = [(w + frame * 2) * grow, (h + frame * 2) * grow];
      return room.sheet({
        at: [lefts[i] ?? 0, ups[i] ?? 0],
        width: wide,
        height: tall,
        thick,
        round: 62 * grow,
        edge: '#2a2a2d',
        art: at(
          -wide / 2,
          -tall / 2,
          `<g transform="scale(${grow})"><rect width="${w + frame * 2}" height="${h + frame * 2}" rx="62" fill="#0b0b0d"/><rect x="1.5" y="1.5" width="${w + frame * 2 - 3}" height="${h + frame * 2 - 3}" rx="60" fill="none" stroke="#6d6d73" stroke-width="2"/><clipPath id="glass-${i}"><rect width="${w}" height="${h}" rx="50"/></clipPath><g transform="translate(${frame} ${frame})" clip-path="url(#glass-${i})">${screen(staging, content, w, h)}<rect x="${w / 2 - 48}" y="12" width="96" height="26" rx="13" fill="#0b0b0d"/><rect x="${w / 2 - 62}" y="${h - 13}" width="124" height="4.5" rx="2" fill="${inks(staging, content.ground).ink}"/><path d="M${w * 0.62} 0H${w}V${h * 0.52}Z" fill="#fff" opacity=".05"/></g></g>`,
        ),
      });
    })
    .join('');
}

function laptop(room: Room, staging: Staging, set: Extract<Place, { kind: 'laptop' }>): string {
  const [w, h, deep] = [1180, 740, 760];
  const hinge = -330;
  const lean = 0.24;
  const metal = '#C9CACE';
  const keys = times(5, (row) =>
    times(14, (column) => {
      const size = (w - 200) / 14;
      return `<rect x="${n(100 + column * size)}" y="${n(60 + row * 62)}" width="${n(size - 8)}" height="54" rx="7" fill="#2b2c30"/>`;
    }),
  );
  const base = `<rect width="${w}" height="${deep}" rx="26" fill="${metal}"/>${keys}<rect x="${w * 0.32}" y="${deep * 0.56}" width="${w * 0.36}" height="${deep * 0.38}" rx="10" fill="#000" opacity=".07"/>`;
  const lid = `<rect x="-14" y="-14" width="${w + 28}" height="${h + 34}" rx="24" fill="#16171a"/><svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${desktop(staging, set.screens[0], set.screens[1], w, h)}</svg><path d="M${w * 0.68} 0H${w}V${h * 0.7}Z" fill="#fff" opacity=".045"/>`;
  const [x0, x1, y1] = [-w / 2, w / 2, hinge + deep];
  const top = [hinge - h * lean, h * Math.sqrt(1 - lean * lean)] as const;
  return `<g style="mix-blend-mode:multiply">${room.shadow([
    [x0, hinge, 0],
    [x1, hinge, 0],
    [x1, y1, 20],
    [x0, y1, 20],
    [x0, top[0], top[1]],
    [x1, top[0], top[1]],
  ])}</g>${room.sheet({ at: [0, hinge + deep / 2], width: w, height: deep, thick: 22, round: 26, edge: '#8d8e94', art: at(-w / 2, -deep / 2, base) })}${room.plane(
    [x0, top[0], top[1] + 22],
    [1, 0, 0],
    [0, lean, -Math.sqrt(1 - lean * lean)],
    lid,
  )}`;
}

/** Letters on a wall, seen straight on, with the sun from one side. */
function sign(
  staging: Staging,
  { face, letters: how, wide: asked }: Extract<Place, { kind: 'sign' }>,
): string {
  const { place: set, identity, em } = staging;
  const look = inks(staging, face);
  const a = (set.towards * Math.PI) / 180;
  const long = how === 'lit' ? 30 : 46;
  const wide = asked ?? Math.min(1020, 330 * em[0]);
  const lettering = (colour: string) =>
    `${at(width / 2, 730, wordmark(staging, wide, colour, 'middle'))}${at(width / 2, 730 + Math.min(200, (wide / em[0]) * 0.9), arabic(staging, Math.min(150, (wide * 0.5) / (em[1] ?? 1)), colour, 'middle'))}${at(width / 2, 360, identity.mark({ size: 330, colour, second: colour === look.ink ? look.hint : colour }))}`;
  const cast = times(how === 'painted' ? 0 : 24, (i) =>
    at((Math.cos(a) * long * (i + 1)) / 24, (Math.sin(a) * long * (i + 1)) / 24, lettering('#000')),
  );
  const sides = times(how === 'painted' ? 0 : 10, (i) =>
    at(
      Math.cos(a) * (10 - i) * 1.1,
      Math.sin(a) * (10 - i) * 1.1,
      lettering(mix(look.ink, '#000000', 0.42)),
    ),
  );
  const halo =
    how === 'lit'
      ? `<g filter="url(#halo)" opacity=".85" style="mix-blend-mode:screen">${lettering(look.ink)}</g>`
      : '';
  return svg(
    width,
    height,
    `<defs>${blur('cast', set.soft ?? 5)}${blur('halo', 34)}</defs>${paintSurface(width, height, set.surface, { lamp: set.lamp ?? [0.3, 0.05], gobo: set.gobo, gloom: how === 'lit' ? 0.75 : 0.4 })}${halo}<g opacity="${how === 'lit' ? 0.35 : (set.depth ?? 0.42)}" filter="url(#cast)" style="mix-blend-mode:multiply">${cast}</g>${sides}${lettering(look.ink)}${how === 'painted' ? `<rect width="${width}" height="${height}" fill="#fff" filter="url(#ground)" opacity=".5" style="mix-blend-mode:soft-light"/>` : ''}${shade(width, height, set.gobo ?? 'none', 0.26)}${film(width, height)}`,
  );
}

/** A door curtain in five lengths, lit from the room behind it. */
function noren(staging: Staging, face: Tone): string {
  const { place: set, identity, tones } = staging;
  const look = inks(staging, face);
  const [top, drop, x0, x1] = [250, 700, 170, 1430];
  const parts = 5;
  const each = (x1 - x0) / parts;
  const art = `${ground(x1 - x0, drop, look.ground)}${at((x1 - x0) / 2, drop * 0.5, identity.mark({ size: 540, colour: look.ink, second: look.hint }))}`;
  const length = times(parts, (i) => {
    const x = x0 + i * each;
    const sway = [-10, 6, -4, 9, -7][i] ?? 0;
    const d = `M${n(x + 2)} ${top}H${n(x + each - 2)}C${n(x + each + sway)} ${top + drop * 0.5} ${n(x + each - 6 + sway)} ${top + drop * 0.8} ${n(x + each - 5 + sway)} ${top + drop}Q${n(x + each / 2 + sway)} ${top + drop + 12} ${n(x + 5 + sway)} ${top + drop}C${n(x + 4 + sway)} ${top + drop * 0.8} ${n(x + sway)} ${top + drop * 0.5} ${n(x + 2)} ${top}Z`;
    return `<clipPath id="length-${i}"><path d="${d}"/></clipPath><path d="${d}" fill="#000" opacity=".6" transform="translate(22 26)" filter="url(#cast)"/><g clip-path="url(#length-${i})">${at(x0 + sway * 0.3, top, art)}${gradient(
      `fold-${i}`,
      [
        [0, '#000', 0.42],
        [0.22, '#fff', 0.16],
        [0.5, '#000', 0.14],
        [0.76, '#fff', 0.1],
        [1, '#000', 0.44],
      ],
      { to: [1, 0] },
    )}<rect x="${n(x - 20)}" y="${top}" width="${n(each + 40)}" height="${drop + 20}" fill="url(#fold-${i})"/></g>`;
  });
  return svg(
    width,
    height,
    `<defs>${blur('cast', 16)}${blur('glow', 90)}</defs>${paintSurface(width, height, set.surface, { lamp: set.lamp ?? [0.5, 0.6], gloom: 0.8 })}<rect x="110" y="170" width="1380" height="1030" fill="#0b0806"/>${gradient(
      'room',
      [
        [0, '#2a1208'],
        [0.6, '#B4561C'],
        [1, '#FFB763'],
      ],
    )}<rect x="130" y="190" width="1340" height="1010" fill="url(#room)"/><g filter="url(#glow)"><ellipse cx="800" cy="1080" rx="560" ry="150" fill="#FFDC9A" opacity=".8"/></g><rect x="110" y="222" width="1380" height="22" rx="11" fill="#5a3a20"/><rect x="110" y="224" width="1380" height="6" rx="3" fill="#c98d58" opacity=".7"/>${length}<rect x="110" y="1060" width="1380" height="140" fill="#1a100b"/><rect x="110" y="1060" width="1380" height="7" fill="#ffb763" opacity=".55"/><rect width="${width}" height="170" fill="#000" opacity=".32"/>${at(800, 118, wordmark(staging, 620, tones.onDeep, 'middle'))}${film(width, height, 0.36)}`,
  );
}

/** A van before a wall, as one sees it when it has parked. */
function van(staging: Staging, body: Tone): string {
  const { place: set, identity } = staging;
  const look = inks(staging, body);
  const floor = 960;
  const outline = `M120 ${floor - 60}V${floor - 560}Q120 ${floor - 620} 180 ${floor - 620}H1080C1180 ${floor - 620} 1250 ${floor - 560} 1310 ${floor - 440}L1350 ${floor - 350}Q1470 ${floor - 330} 1480 ${floor - 230}V${floor - 80}Q1480 ${floor - 60} 1450 ${floor - 60}Z`;
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="${floor - 76}" r="122" fill="#0c0d0f"/><circle cx="${x}" cy="${floor - 76}" r="98" fill="#17181b"/><circle cx="${x}" cy="${floor - 76}" r="64" fill="#b9bec4"/><circle cx="${x}" cy="${floor - 76}" r="64" fill="url(#hub)"/><circle cx="${x}" cy="${floor - 76}" r="20" fill="#3a3d42"/>`;
  const wide = Math.min(500, 190 * staging.em[0]);
  return svg(
    width,
    height,
    `<defs>${blur('cast', 22)}${blur('touch', 6)}${gradient('paint', [
      [0, '#fff', 0.34],
      [0.3, '#fff', 0],
      [0.62, '#000', 0],
      [1, '#000', 0.34],
    ])}${gradient('glazing', [
      [0, '#CFE4EA'],
      [0.5, '#35505A'],
      [1, '#15242B'],
    ])}${gradient('hub', [
      [0, '#fff', 0.5],
      [1, '#000', 0.5],
    ])}</defs>${paintSurface(width, height, set.surface, { lamp: set.lamp ?? [0.2, 0], gobo: set.gobo })}<rect y="${floor - 8}" width="${width}" height="${height - floor + 8}" fill="#000" opacity=".3"/><rect y="${floor - 60}" width="${width}" height="54" fill="#fff" opacity=".28"/><ellipse cx="820" cy="${floor + 42}" rx="740" ry="46" fill="#000" opacity=".7" filter="url(#cast)"/><path d="${outline}" fill="#000" opacity=".28" filter="url(#cast)" transform="translate(70 -40) "/><clipPath id="body"><path d="${outline}"/></clipPath><g clip-path="url(#body)">${ground(width, height, look.ground)}<g opacity=".9">${at(1170, floor - 640, `<g transform="skewX(-18)">${pattern(staging, 900, 640, look.hint, look.ground, 1.3)}</g>`)}</g><rect width="${width}" height="${height}" fill="url(#paint)"/></g><path d="M1120 ${floor - 330}V${floor - 560}H1150C1205 ${floor - 548} 1240 ${floor - 500} 1284 ${floor - 400}Q1298 ${floor - 356} 1290 ${floor - 330}Z" fill="url(#glazing)"/><g stroke="#000" stroke-opacity=".28" stroke-width="3" fill="none"><path d="M1085 ${floor - 600}V${floor - 80}M1330 ${floor - 330}V${floor - 190}M560 ${floor - 600}V${floor - 80}M130 ${floor - 210}H1475"/></g><rect x="1120" y="${floor - 290}" width="66" height="14" rx="7" fill="#000" opacity=".4"/><path d="M1420 ${floor - 300}q52 14 56 70h-50Z" fill="#FFF6DC"/><rect x="126" y="${floor - 340}" width="22" height="90" rx="8" fill="#D6362B"/><path d="M120 ${floor - 110}H1480V${floor - 66}Q1480 ${floor - 52} 1450 ${floor - 52}H120Z" fill="#1b1d20"/>${at(300, floor - 370, identity.mark({ size: 240, colour: look.ink, second: look.hint }))}${at(600, floor - 390, wordmark(staging, Math.min(wide, 440), look.ink))}${at(1044, floor - 280, arabic(staging, Math.min(90, 440 / (staging.em[1] ?? 4)), look.ink))}${text(staging.line, 560, floor - 140, 32, look.ink, { weight: 600 })}${wheel(400)}${wheel(1250)}${shade(width, height, set.gobo ?? 'none', 0.16)}${film(width, height)}`,
  );
}

/** A board around a building site, running away down the street. */
function hoarding(staging: Staging, face: Tone): string {
  const { place: set, tones } = staging;
  const look = inks(staging, face);
  return photograph(set, (room) => {
    const [long, tall] = [1900, 620];
    const panel = (w: number, h: number) => {
      const wide = Math.min(w * 0.42, 230 * staging.em[0]);
      return `${ground(w, h, look.ground)}<svg x="${n(w * 0.52)}" width="${n(w * 0.48)}" height="${n(h)}">${pattern(staging, w * 0.48, h, look.hint, look.ground, 1.6)}</svg>${at(w * 0.06, h * 0.44, wordmark(staging, wide, look.ink))}${at(w * 0.06, h * 0.44 + Math.min(120, wide * 0.34), arabic(staging, Math.min(110, (wide * 0.8) / (staging.em[1] ?? 1)), look.hint, 'start'))}${text(staging.line, w * 0.06, h * 0.86, 30, look.ink)}${times(8, (i) => `<rect x="${n((w / 8) * i)}" width="2" height="${n(h)}" fill="#000" opacity=".22"/>`)}`;
    };
    return `${room.box({ at: [0, 60], width: long, depth: 70, height: tall, top: edges(long, 70, tones.ink), front: panel(long, tall), side: ground(70, tall, tones.deep), shade: [0, 0.3] })}${times(3, (i) => room.box({ at: [-560 + i * 520, 330 + (i % 2) * 60], width: 110, depth: 110, height: 26, top: ground(110, 110, '#2b2b2e'), front: ground(110, 26, '#1c1c1f'), side: ground(110, 26, '#1c1c1f') }) + room.cylinder({ id: `cone-${i}`, at: [-560 + i * 520, 330 + (i % 2) * 60], z: 26, radius: 14, foot: 44, height: 150, wrap: `${ground(300, 150, tones.accent)}<rect y="52" width="300" height="34" fill="${tones.paper}"/>`, top: `<circle r="14" fill="${tones.accent}"/>`, gloss: 0.2 }))}`;
  });
}
