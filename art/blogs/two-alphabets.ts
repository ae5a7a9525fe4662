import { dot } from '../draw/dots.ts';
import { n, svg } from '../draw/svg.ts';
import { house } from '../house.ts';
import { lettering } from '../identities/identity.ts';
import { dots, skeleton, zaytona } from '../identities/zaytona.ts';

/** The Latin n is an arch, the Arabic noon a bowl: together they are a circle around one dot. */
export function archAndBowl(width: number, height: number): string {
  const [x, y] = [width / 2, height / 2];
  const w = height * 0.46;
  const stroke = height * 0.145;
  const top = height * 0.065;
  const gap = height * 0.04;
  // The stem makes the arch an n, and the higher end makes the bowl a noon.
  const arch = `M${n(x - w)} ${n(top)}h${n(stroke)}v${n(height * 0.06)}C${n(x - w * 0.45)} ${n(top - height * 0.012)} ${n(x + w)} ${n(top - height * 0.06)} ${n(x + w)} ${n(y - height * 0.14)}V${n(y - gap)}h${n(-stroke)}V${n(y - height * 0.11)}C${n(x + w - stroke)} ${n(top + height * 0.09)} ${n(x - w + stroke)} ${n(top + height * 0.09)} ${n(x - w + stroke)} ${n(y - height * 0.1)}V${n(y - gap)}h${n(-stroke)}Z`;
  const bowl = `M${n(x - w)} ${n(y + height * 0.12)}l${n(stroke * 0.92)} ${n(-height * 0.05)}C${n(x - w * 0.86)} ${n(y + height * 0.4)} ${n(x + w - stroke)} ${n(y + height * 0.38)} ${n(x + w - stroke)} ${n(y + height * 0.13)}Q${n(x + w - stroke)} ${n(y + height * 0.09)} ${n(x + w - stroke * 1.16)} ${n(y + gap + height * 0.035)}L${n(x + w - stroke * 0.22)} ${n(y + gap - height * 0.012)}Q${n(x + w)} ${n(y + height * 0.09)} ${n(x + w)} ${n(y + height * 0.14)}C${n(x + w)} ${n(y + height * 0.55)} ${n(x - w * 1.12)} ${n(y + height * 0.57)} ${n(x - w)} ${n(y + height * 0.12)}Z`;
  const letters = (colour: string, d: string) => `<path d="${d}" fill="${colour}"/>`;
  const r = height * 0.1;
  return svg(
    width,
    height,
    `<clipPath id="upper"><rect width="${width}" height="${n(y)}"/></clipPath><clipPath id="lower"><rect y="${n(y)}" width="${width}" height="${n(y)}"/></clipPath><rect width="${width}" height="${height}" fill="${house.paper}"/><rect width="${width}" height="${n(y)}" fill="${house.ink}"/>${letters(house.paper, arch)}${letters(house.ink, bowl)}<g clip-path="url(#upper)">${dot([x, y], r, house.yellow)}</g><g clip-path="url(#lower)">${dot([x, y], r, house.blue)}</g>`,
  );
}

/** Two scripts on one baseline, with guides where they meet. */
export function oneBaseline(width: number, height: number): string {
  const size = 236;
  const base = height * 0.58;
  const latin = width * 0.262;
  const arabic = width * 0.755;
  const guide = (y: number, dash: string, weight: number) =>
    `<path d="M40 ${n(y)}H${width - 40}" stroke="#000" stroke-width="${weight}" stroke-dasharray="${dash}"/>`;
  const marks = dots
    .map(([dx, dy]) => dot([arabic + dx * size, base + dy * size], size * 0.088, house.blue))
    .join('');
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${house.mist}"/>${guide(base, 'none', 3)}${guide(base - size * 0.455, '2 9', 2)}${guide(base - size * 0.66, '2 9', 2)}${guide(base + size * 0.21, '2 9', 2)}<g transform="translate(${n(latin)} ${n(base)})">${zaytona.wordmark({ size: size * 0.76, colour: house.ink, anchor: 'middle' })}</g><g transform="translate(${n(arabic)} ${n(base)})">${lettering(skeleton, 'Zaytona Arabic', { size, colour: house.ink, anchor: 'middle' }, { weight: 700, direction: 'rtl' })}</g>${marks}`,
  );
}
