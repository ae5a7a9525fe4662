import sharp from 'sharp';
import { n, svg, times } from '../draw/svg.ts';
import { house } from '../house.ts';
import { lettering } from '../identities/identity.ts';
import { steakanji } from '../identities/steakanji.ts';

/** Of the drawing. */
const WIDTH = 1600;
/** The board the bulbs sit on. */
const board = { x: 250, y: 150, width: 1100, height: 330 };

/** A koshary shop at night. The name is drawn as a mask; post-processing (`lightBulbs`) replaces it by bulbs. */
export function shopSign(width: number, height: number): string {
  const { x, y } = board;
  const floor = height - 96;
  const panes = times(3, (i) => {
    const px = x + 20 + i * 362;
    return `<rect x="${px}" y="560" width="336" height="${n(floor - 560)}" fill="#fff"/>`;
  });
  const bowls = times(9, (i) => {
    const px = x + 90 + i * 115;
    return i === 4
      ? ''
      : `<path d="M${px - 48} ${n(floor - 62)}h96q-4 52 -36 52h-24q-32 0 -36 -52Z" fill="#000"/><path d="M${px - 40} ${n(floor - 66)}q6 ${-22 - (i % 3) * 12} 40 ${-24 - (i % 3) * 12}q34 2 40 ${24 + (i % 3) * 12}Z" fill="#000"/>`;
  });
  const awning = times(
    22,
    (i) =>
      `<circle cx="${n(x - 26 + i * 54.8)}" cy="540" r="27.400" fill="${i % 2 === 0 ? '#fff' : '#000'}"/>`,
  );
  const cook = `<g transform="translate(${n(x + 550)} ${n(floor)})" fill="#000"><circle cy="-150" r="32"/><path d="M-34 -168h68v-20q22 -26 -6 -38q-28 -18 -56 0q-28 12 -6 38Z"/><path d="M-78 0V-66C-78 -104 -50 -114 0 -114C50 -114 78 -104 78 -66V0Z"/></g>`;
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="#000"/><rect x="${x - 40}" y="${y - 34}" width="${board.width + 80}" height="${board.height + 68}" fill="#fff"/><rect x="${x - 32}" y="${y - 26}" width="${board.width + 64}" height="${board.height + 52}" fill="#000"/><g transform="translate(${n(x + board.width / 2)} ${n(y + 240)})">${lettering('كشرى', 'Steakanji Arabic', { size: 372, colour: '#ff00ff', anchor: 'middle' }, { direction: 'rtl' })}</g><rect x="${x - 40}" y="512" width="${board.width + 80}" height="30" fill="#fff"/>${awning}<rect x="${x - 53}" y="512" width="${board.width + 106}" height="28" fill="#fff"/>${panes}${bowls}${cook}<rect x="0" y="${n(floor)}" width="${width}" height="4" fill="#fff"/>${times(7, (i) => `<rect x="${n(x + 60 + i * i * 6)}" y="${n(floor + 18 + i * 11)}" width="${n(board.width - 120 - i * i * 12)}" height="${n(5 - i * 0.6)}" fill="#fff" opacity="${n(0.7 - i * 0.09)}"/>`)}`,
  );
}

export const shopSignTypefaces = steakanji.typefaces;

/** Puts a bulb on every point of the board's grid: lit where the name is, dark everywhere else. */
export const lightBulbs = {
  name: 'bulbs 3',
  run: async (png: Buffer): Promise<Buffer> => {
    const { data, info } = await sharp(png)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pitch = 18;
    /** Pixels per unit of the drawing. */
    const scale = info.width / WIDTH;
    const isName = (x: number, y: number) => {
      const at = (Math.round(y * scale) * info.width + Math.round(x * scale)) * 3;
      return (data[at] ?? 0) > 128 && (data[at + 1] ?? 255) < 128;
    };
    const bulbs: string[] = [];
    for (let y = board.y + 6; y < board.y + board.height; y += pitch)
      for (let x = board.x + 10; x < board.x + board.width; x += pitch) {
        const lit = [-5, 0, 5].flatMap((dx) => [-5, 0, 5].map((dy) => isName(x + dx, y + dy)));
        const on = lit.filter(Boolean).length >= 5;
        bulbs.push(
          `<circle cx="${x}" cy="${y}" r="${on ? 8.2 : 2.4}" fill="${on ? house.yellow : '#5A5A5A'}"/>`,
        );
      }
    const layer = `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}" viewBox="0 0 ${WIDTH} ${info.height / scale}"><rect x="${board.x - 30}" y="${board.y - 24}" width="${board.width + 60}" height="${board.height + 48}" fill="#000"/>${bulbs.join('')}</svg>`;
    return sharp(png)
      .composite([{ input: Buffer.from(layer) }])
      .png()
      .toBuffer();
  },
};
