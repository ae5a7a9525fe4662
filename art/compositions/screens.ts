import { n } from '../draw/svg.ts';
import { arabic, at, cover, ground, letters, pattern, text, wordmark } from './prints.ts';
import { type Block, inks, type Screen, type Staging } from './staging.ts';

/** A designed screen, drawn from its top left corner. Its unit is a phone's pixel. */
export function screen(
  staging: Staging,
  { ground: tone, blocks }: Screen,
  width: number,
  height: number,
): string {
  const look = inks(staging, tone);
  let y = 0;
  const art = blocks
    .map((block) => {
      const [drawn, tall] = draw(staging, block, width, look);
      const placed = at(0, y, drawn);
      y += tall;
      return placed;
    })
    .join('');
  return ground(width, height, look.ground) + art;
}

function draw(
  staging: Staging,
  block: Block,
  w: number,
  { ground: base, ink, hint }: { ground: string; ink: string; hint: string },
): readonly [art: string, height: number] {
  const pad = 26;
  const { identity, em } = staging;
  switch (block.kind) {
    case 'bar': {
      const wide = Math.min(116, 24 * em[0]);
      return [
        `${at(pad, 62, wordmark(staging, wide, ink))}${
          block.right
            ? text(block.right, w - pad, 60, 14, ink, { anchor: 'end', weight: 500 })
            : `<path d="M${w - pad - 24} 50h24M${w - pad - 24} 59h24" stroke="${ink}" stroke-width="2"/>`
        }`,
        92,
      ];
    }
    case 'cover':
      return [cover(staging, block.format, w, block.height), block.height];
    case 'pattern':
      return [pattern(staging, w, block.height, hint, base, 0.7), block.height];
    case 'mark':
      return [
        at(
          w / 2,
          block.height / 2,
          identity.mark({ size: block.height * 0.62, colour: ink, second: hint }),
        ),
        block.height,
      ];
    case 'title': {
      const size = block.size ?? 40;
      const face = identity.typefaces[0];
      return [
        block.lines
          .map((row, i) => letters(row, face, pad, 30 + size * (0.75 + i * 1.06), size, ink))
          .join(''),
        44 + size * 1.06 * block.lines.length,
      ];
    }
    case 'text':
      return [
        block.lines
          .map((row, i) => text(row, pad, 18 + i * 25, 16.5, ink, { opacity: 0.85 }))
          .join(''),
        18 + block.lines.length * 25,
      ];
    case 'rows':
      return [
        block.rows
          .map(
            ([left, right], i) =>
              `<rect x="${pad}" y="${12 + i * 62}" width="${n(w - pad * 2)}" height="1" fill="${ink}" opacity=".28"/>${text(left, pad, 50 + i * 62, 18, ink, { weight: 500 })}${text(right, w - pad, 50 + i * 62, 18, hint, { anchor: 'end', weight: 500 })}`,
          )
          .join(''),
        22 + block.rows.length * 62,
      ];
    case 'tiles': {
      const gap = 12;
      const side = (w - pad * 2 - gap) / 2;
      return [
        block.labels
          .map((label, i) => {
            const [x, y] = [
              pad + (i % 2) * (side + gap),
              14 + Math.floor(i / 2) * (side * 0.78 + gap),
            ];
            const inverse = i % 3 === 0;
            return `<rect x="${n(x)}" y="${n(y)}" width="${n(side)}" height="${n(side * 0.78)}" rx="10" fill="${inverse ? hint : ink}" fill-opacity="${inverse ? 1 : 0.1}"/>${at(x + side * 0.78, y + side * 0.24, identity.mark({ size: side * 0.26, colour: inverse ? base : hint, second: ink }))}${text(label, x + 14, y + side * 0.78 - 16, 16.5, inverse ? base : ink, { weight: 600 })}`;
          })
          .join(''),
        26 + Math.ceil(block.labels.length / 2) * (side * 0.78 + gap),
      ];
    }
    case 'arabic':
      return [
        letters(block.line, identity.typefaces[1], w - pad, 52, 34, hint, 'end') ||
          at(w - pad, 50, arabic(staging, 34, hint)),
        76,
      ];
    case 'button':
      return [
        `<rect x="${pad}" y="16" width="${n(w - pad * 2)}" height="58" rx="29" fill="${hint}"/>${text(block.label, w / 2, 51, 18, base, { anchor: 'middle', weight: 600 })}`,
        92,
      ];
  }
}

/** A web page on a laptop: text on the left, a picture on the right, below a browser bar. */
export function desktop(
  staging: Staging,
  left: Screen,
  right: Screen,
  width: number,
  height: number,
): string {
  const bar = 34;
  const half = width * 0.44;
  const grow = half / 470;
  return `${ground(width, bar, '#E9E9EC')}${[0, 1, 2].map((i) => `<circle cx="${20 + i * 20}" cy="${bar / 2}" r="6" fill="${['#B9B9BF', '#CFCFD4', '#CFCFD4'][i]}"/>`).join('')}<rect x="${n(width * 0.3)}" y="7" width="${n(width * 0.4)}" height="20" rx="6" fill="#fff"/>${text(`${staging.identity.slug}.example`, width / 2, 21.5, 12, '#55555C', { anchor: 'middle' })}${at(0, bar, `<g transform="scale(${n(grow)})">${screen(staging, left, half / grow, (height - bar) / grow)}</g>`)}<svg x="${n(half)}" y="${bar}" width="${n(width - half)}" height="${n(height - bar)}">${screen(staging, right, width - half, height - bar)}</svg>`;
}
