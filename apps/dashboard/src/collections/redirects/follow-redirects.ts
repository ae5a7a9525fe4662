import { toTargetKey } from './redirect-path.ts';

/** A chain of redirects. */
export interface RedirectChain {
  /** Final target; nothing for a loop. */
  to: string | undefined;
  /** Redirected paths in the chain, with the first one; in a loop the repeated path is last. */
  over: string[];
}

/**
 * Follows a chain of redirects.
 * @param targets target of each path
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
