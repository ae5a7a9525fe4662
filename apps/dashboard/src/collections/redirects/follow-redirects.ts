import { toTargetKey } from './redirect-path.ts';

/** Where an old address leads, and over which others. */
export interface RedirectChain {
  /** Where it ends; nothing when it leads round in a circle. */
  to: string | undefined;
  /** The old addresses on the way, the first one included, and in a circle that again where it closes. */
  over: string[];
}

/**
 * Follows an old address over others to its end.
 * @param targets where each old address leads
 */
export function followRedirects(from: string, targets: ReadonlyMap<string, string>): RedirectChain {
  const over = [from];
  const seen = new Set(over);
  let to = targets.get(from);
  while (to !== undefined) {
    const next = toTargetKey(to);
    if (next === undefined || !targets.has(next)) return { to, over };
    over.push(next);
    if (seen.has(next)) return { to: undefined, over };
    seen.add(next);
    to = targets.get(next);
  }
  return { to, over };
}
