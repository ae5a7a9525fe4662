/** A style rule for what a page may show, of words that the build did not know. */
export interface PageRule {
  /** What stands in a page that needs it, as it is written there: `data-fit="landing"`. */
  marker: string;
  /** Made of numbers of ours alone, never of what an editor wrote. */
  css: string;
}

const HEAD_END = '</head>';
const MARKER = /\bdata-[\w-]+(?:="[^"]*")?/g;

/** What may be a marker in a page, found in one go: there are as many rules as the dashboard has case studies. */
function findMarkers(html: string): Set<string> {
  const found = new Set<string>();
  for (const [marker] of html.matchAll(MARKER)) {
    found.add(marker).add(marker.split('=', 1)[0] ?? '');
  }
  return found;
}

/**
 * Writes the rules that a page needs to the end of its head: what is said of the same element later wins.
 * @returns the page, and the text of its new style; none when it needs no rule
 */
export function writeRules(
  html: string,
  rules: readonly PageRule[],
): { html: string; style: string } {
  if (rules.length === 0) return { html, style: '' };
  const found = findMarkers(html);
  const style = rules.flatMap(({ marker, css }) => (found.has(marker) ? [css] : [])).join('');
  if (!style) return { html, style };
  return { html: html.replace(HEAD_END, () => `<style>${style}</style>${HEAD_END}`), style };
}
