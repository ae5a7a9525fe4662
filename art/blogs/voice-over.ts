import { dot } from '../draw/dots.ts';
import { random } from '../draw/random.ts';
import { n, svg, times } from '../draw/svg.ts';
import { house } from '../house.ts';

/** A microphone and a spoken phrase as columns of dots, with a pause. */
export function voiceOver(width: number, height: number): string {
  const [x, y] = [width * 0.24, height * 0.47];
  const grille = times(21, (row) =>
    times(15, (column) => {
      const dx = (column - 7) * 25 + (row % 2) * 12.5;
      const dy = (row - 10) * 23;
      const inside = Math.hypot(dx / 172, Math.max(0, Math.abs(dy) - 74) / 172) < 0.96;
      if (!inside || Math.abs(dx) > 168) return '';
      const round = Math.sqrt(Math.max(0, 1 - (dx / 178) ** 2));
      return dot([x + dx, y + dy], 3 + 7.5 * round * (dx < 20 ? 1 : 0.72), house.paper);
    }),
  );
  const chance = random(17);
  const pitch = 25;
  const start = width * 0.46;
  const count = Math.floor((width - start + 40) / pitch);
  const wave = times(count, (i) => {
    const t = i / count;
    // Two words, a pause, and a loud word.
    const loud =
      t < 0.2
        ? Math.sin((t / 0.2) * Math.PI) * 0.42
        : t < 0.4
          ? Math.sin(((t - 0.2) / 0.2) * Math.PI) * 0.6
          : t < 0.56
            ? 0
            : Math.sin(Math.min(1, (t - 0.56) / 0.4) * Math.PI) ** 0.7;
    const high = Math.max(0, Math.round(loud * 13 * chance.between(0.72, 1)));
    return times(high * 2 + 1, (j) => {
      const away = Math.abs(j - high);
      const r = high === 0 ? 2.6 : 9.6 * (1 - (away / (high + 1)) * 0.55);
      return dot(
        [start + i * pitch, y + (j - high) * pitch],
        r,
        high === 0 ? house.paper : house.yellow,
      );
    });
  });
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${house.ink}"/><path d="M${n(x - 250)} ${n(y + 10)}V${n(y + 70)}A250 250 0 0 0 ${n(x + 250)} ${n(y + 70)}V${n(y + 10)}" fill="none" stroke="${house.paper}" stroke-width="20"/><rect x="${n(x - 10)}" y="${n(y + 318)}" width="20" height="${n(height - y - 318)}" fill="${house.paper}"/><rect x="${n(x - 186)}" y="${n(y - 258)}" width="372" height="516" rx="186" fill="${house.ink}"/>${grille}<rect x="${n(x - 190)}" y="${n(y - 13)}" width="380" height="26" fill="${house.ink}"/><rect x="${n(x - 182)}" y="${n(y - 5)}" width="364" height="10" fill="${house.paper}"/>${wave}`,
  );
}
