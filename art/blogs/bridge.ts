import { dot, packDiscs } from '../draw/dots.ts';
import { random } from '../draw/random.ts';
import { n, type Point, svg, times } from '../draw/svg.ts';
import { house } from '../house.ts';

/** A bridge at night with billboards full of dots; one has a single dot. */
export function bridge(width: number, height: number): string {
  const deck = height * 0.79;
  const chance = random(19);
  // Left edge, width, height and height above the deck of each hoarding; the eighth is the quiet one.
  const hoardings: readonly (readonly [x: number, w: number, h: number, pole: number])[] = [
    [-70, 260, 180, 150],
    [40, 190, 260, 410],
    [215, 270, 170, 130],
    [300, 210, 150, 400],
    [535, 190, 320, 200],
    [1010, 170, 250, 120],
    [1040, 250, 170, 470],
    [770, 190, 240, 360],
    [1215, 270, 190, 170],
    [1340, 300, 260, 430],
  ];
  const boards = hoardings.map(([x, w, h, pole], i) => {
    const y = deck - pole - h;
    const quiet = i === 7;
    const discs = quiet
      ? dot([x + w / 2, y + h / 2], 15, house.blue)
      : packDiscs({ x, y, width: w, height: h }, { chance, largest: 38, smallest: 3, gap: 2.5 })
          .map(({ at, r }) => dot(at, r, pickColour(at, r)))
          .join('');
    // No black disc on the edge: the sky is black, so the outline of the board would disappear.
    function pickColour(at: Point, r: number): string {
      const inside = at[0] - r > x && at[0] + r < x + w && at[1] - r > y && at[1] + r < y + h;
      return chance.pick(
        inside ? [house.ink, house.ink, house.blue, house.yellow] : [house.blue, house.yellow],
      );
    }
    return `<clipPath id="board-${i}"><rect x="${x}" y="${n(y)}" width="${w}" height="${h}"/></clipPath><rect x="${x}" y="${n(y)}" width="${w}" height="${h}" fill="#fff"/><g clip-path="url(#board-${i})">${discs}</g>`;
  });
  const poles = hoardings.map(
    ([x, w, , pole]) =>
      `<rect x="${n(x + w / 2 - 5)}" y="${n(deck - pole)}" width="10" height="${n(pole)}" fill="#4A4A4A"/>`,
  );
  const railing = times(
    54,
    (i) => `<rect x="${i * 30}" y="${n(deck - 34)}" width="3" height="34" fill="#fff"/>`,
  );
  const reflections = times(hoardings.length, (i) => {
    const board = hoardings[i];
    if (!board) return '';
    const [x, w] = board;
    return times(9, (j) => {
      const y = deck + 58 + j * 17;
      const wobble = chance.between(-14, 14);
      return `<rect x="${n(x + w * 0.1 + wobble + j * 3)}" y="${n(y)}" width="${n(w * (0.8 - j * 0.07))}" height="${n(5 - j * 0.45)}" fill="#fff" opacity="${n((i === 7 ? 0.95 : 0.4) * (1 - j / 9))}"/>`;
    });
  });
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="#000"/>${poles.join('')}${boards.join('')}${railing}<rect y="${n(deck - 38)}" width="${width}" height="5" fill="#fff"/><rect y="${n(deck)}" width="${width}" height="30" fill="#fff"/>${reflections}`,
  );
}
