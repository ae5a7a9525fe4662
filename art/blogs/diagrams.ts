import { dot, rings } from '../draw/dots.ts';
import { n, type Point, polar, svg, times } from '../draw/svg.ts';
import { house } from '../house.ts';

const words = (
  text: string,
  at: Point,
  options: {
    size: number;
    weight: number;
    stretch: number;
    colour?: string;
    anchor?: 'start' | 'middle' | 'end';
  },
): string =>
  `<text x="${n(at[0])}" y="${n(at[1])}" font-family="'Mona Sans'" font-size="${options.size}" text-anchor="${options.anchor ?? 'start'}" fill="${options.colour ?? house.ink}" style="font-weight:${options.weight};font-stretch:${options.stretch}%;letter-spacing:-.02em">${text}</text>`;

/** Sixty minutes as sixty dots, in the four parts the article describes. */
export function firstHour(width: number, height: number): string {
  const at: Point = [width * 0.29, height / 2];
  const parts: readonly { until: number; name: string; note: string; colour: string; r: number }[] =
    [
      { until: 10, name: 'Find out', note: 'minutes 0 to 10', colour: house.ink, r: 9 },
      { until: 25, name: 'Choose one voice', note: 'minutes 10 to 25', colour: house.ink, r: 15 },
      {
        until: 45,
        name: 'Say the first true thing',
        note: 'minutes 25 to 45',
        colour: house.blue,
        r: 25,
      },
      { until: 60, name: 'Listen', note: 'minutes 45 to 60', colour: house.yellow, r: 15 },
    ];
  const partOf = (minute: number) => parts.find((part) => minute < part.until) ?? parts[0];
  const clock = times(60, (minute) => {
    const part = partOf(minute);
    return part ? dot(polar(at, 330, minute * 6 - 90), part.r, part.colour) : '';
  });
  const list = parts
    .map((part, i) => {
      const y = height / 2 - 246 + i * 158;
      return `${dot([width * 0.575, y + 8], part.r + 3, part.colour)}${words(part.name, [width * 0.615, y + 24], { size: 50, weight: i === 2 ? 850 : 640, stretch: i === 2 ? 115 : 96 })}${words(part.note, [width * 0.615, y + 66], { size: 29, weight: 380, stretch: 90 })}`;
    })
    .join('');
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${house.mist}"/>${clock}${words('60', [at[0] - 4, at[1] + 66], { size: 220, weight: 250, stretch: 75, anchor: 'middle' })}${words('minutes', [at[0], at[1] + 124], { size: 40, weight: 640, stretch: 96, anchor: 'middle' })}${list}`,
  );
}

/** Six moments of one visit: a phone that is white for four of them, and a visitor who leaves. */
export function whiteScreen(width: number, height: number): string {
  const count = 6;
  const gap = 30;
  const w = (width - 120 - gap * (count - 1)) / count;
  const h = w * 1.95;
  const top = 90;
  const phones = times(count, (i) => {
    const x = 60 + i * (w + gap);
    const inner = { x: x + 12, y: top + 12, w: w - 24, h: h - 24 };
    let screen = '';
    if (i >= 1 && i < 4) screen = dot([x + w / 2, top + h / 2], 7 + i * 2, house.ink);
    if (i >= 4) {
      screen = `<rect x="${n(inner.x)}" y="${n(inner.y)}" width="${n(inner.w)}" height="${n(inner.h * 0.42)}" fill="#000"/>${i === 5 ? dot([x + w * 0.5, inner.y + inner.h * 0.21], w * 0.24, house.yellow) : ''}${times(i === 5 ? 5 : 2, (j) => `<rect x="${n(inner.x + 18)}" y="${n(inner.y + inner.h * 0.5 + j * 30)}" width="${n((inner.w - 36) * (j === 4 ? 0.5 : 1 - (j % 2) * 0.15))}" height="${j === 0 ? 18 : 10}" fill="#000"/>`)}`;
    }
    return `<rect x="${n(x)}" y="${top}" width="${n(w)}" height="${n(h)}" fill="#000"/><rect x="${n(inner.x)}" y="${n(inner.y)}" width="${n(inner.w)}" height="${n(inner.h)}" fill="#fff"/>${screen}${words(`${i} s`, [x + w / 2, top + h + 62], { size: 36, weight: 640, stretch: 96, anchor: 'middle' })}`;
  });
  const y = top + h + 148;
  const leaving = times(count, (i) => {
    const x = 60 + i * (w + gap) + w / 2;
    const r = [30, 27, 22, 15, 7, 0][i] ?? 0;
    return r === 0
      ? `<circle cx="${n(x)}" cy="${n(y)}" r="28" fill="none" stroke="#000" stroke-width="3" stroke-dasharray="3 9" stroke-linecap="round"/>`
      : dot([x, y], r, house.blue);
  });
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${house.mist}"/>${phones}${leaving}`,
  );
}

/** The same billboard five times: the smaller the mark, the larger the space around it. */
export function smallerMark(width: number, height: number): string {
  const count = 5;
  const gap = 36;
  const w = (width - 120 - gap * (count - 1)) / count;
  const h = height - 250;
  const boards = times(count, (i) => {
    const x = 60 + i * (w + gap);
    const at: Point = [x + w / 2, 70 + h / 2];
    const r = [w * 0.54, w * 0.36, w * 0.22, w * 0.11, w * 0.045][i] ?? 10;
    const echo =
      i === 0
        ? ''
        : rings(at, {
            from: r + w * 0.09,
            pitch: w * 0.088,
            count: i * 2,
            colour: house.ink,
            q: 0.72,
          });
    return `<clipPath id="board${i}"><rect x="${n(x)}" y="70" width="${n(w)}" height="${n(h)}"/></clipPath><rect x="${n(x)}" y="70" width="${n(w)}" height="${n(h)}" fill="#fff"/><g clip-path="url(#board${i})">${echo}${dot(at, r, house.blue)}</g><rect x="${n(x + w / 2 - 5)}" y="${n(70 + h)}" width="10" height="${n(height - h - 70)}" fill="#000"/>`;
  });
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${house.mist}"/>${boards}<rect y="${height - 46}" width="${width}" height="4" fill="#000"/>`,
  );
}

/** Brand guidelines on one page: six questions with space for notes. */
export function onePage(width: number, height: number): string {
  const sheet = { x: width / 2 - 590, y: 70, w: 1180, h: height - 140 };
  const cells: readonly (readonly [string, string])[] = [
    ['We say', 'one sentence'],
    ['We never say', 'three words'],
    ['We look', 'one poster'],
    ['We are set in', 'two sizes'],
    ['Our colours', 'and how much'],
    ['Ask', 'a name, a number'],
  ];
  const columns = 3;
  const cw = (sheet.w - 120) / columns;
  const ch = (sheet.h - 120) / 2;
  const drawn = cells
    .map(([title, note], i) => {
      const x = sheet.x + 60 + (i % columns) * cw;
      const y = sheet.y + 64 + Math.floor(i / columns) * ch;
      const art = [
        `<rect x="${n(x)}" y="${n(y + 190)}" width="230" height="26" fill="#000"/>${dot([x + 256, y + 203], 19, house.blue)}`,
        times(
          3,
          (j) =>
            `<rect x="${n(x)}" y="${n(y + 150 + j * 46)}" width="${n(150 - j * 26)}" height="22" fill="#000"/><path d="M${n(x - 8)} ${n(y + 161 + j * 46)}H${n(x + 166 - j * 26)}" stroke="#fff" stroke-width="5"/>`,
        ),
        `<rect x="${n(x)}" y="${n(y + 130)}" width="150" height="136" fill="#000"/>${dot([x + 106, y + 210], 32, house.yellow)}`,
        `${words('A', [x, y + 250], { size: 150, weight: 800, stretch: 118 })}${words('a', [x + 150, y + 250], { size: 64, weight: 400, stretch: 90 })}`,
        `${dot([x + 66, y + 198], 66, house.ink)}${dot([x + 172, y + 218], 40, house.blue)}${dot([x + 240, y + 236], 20, house.yellow)}`,
        rings([x + 70, y + 198], { from: 34, pitch: 24, count: 3, colour: house.ink, q: 0.7 }) +
          dot([x + 70, y + 198], 18, house.blue),
      ][i];
      return `${words(title, [x, y + 44], { size: 40, weight: 800, stretch: 112 })}${words(note, [x, y + 86], { size: 30, weight: 380, stretch: 88 })}${art ?? ''}`;
    })
    .join('');
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${house.ink}"/><rect x="${sheet.x}" y="${sheet.y}" width="${sheet.w}" height="${sheet.h}" fill="#fff"/><path d="M${sheet.x} ${n(sheet.y + sheet.h / 2 - 6)}H${sheet.x + sheet.w}" stroke="#D8D8D8" stroke-width="3"/><path d="M${n(sheet.x + 30 + cw)} ${sheet.y}V${sheet.y + sheet.h}M${n(sheet.x + 30 + cw * 2)} ${sheet.y}V${sheet.y + sheet.h}" stroke="#D8D8D8" stroke-width="3"/>${drawn}`,
  );
}
