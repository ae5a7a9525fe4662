/** A style rule for what a page may show, of words that the build did not know. */
export interface PageRule {
  /** What stands in a page that needs it, as it is written there: `data-fit="landing"`. */
  marker: string;
  /** Made of numbers of ours alone, never of what an editor wrote. */
  css: string;
}

const HEAD_END = '</head>';

/**
 * Writes the rules that a page needs to the end of its head: what is said of the same element later wins.
 * @returns the page, and the text of its new style; none when it needs no rule
 */
export function writeRules(
  html: string,
  rules: readonly PageRule[],
): { html: string; style: string } {
  const style = rules.flatMap(({ marker, css }) => (html.includes(marker) ? [css] : [])).join('');
  if (!style) return { html, style };
  return { html: html.replace(HEAD_END, () => `<style>${style}</style>${HEAD_END}`), style };
}
