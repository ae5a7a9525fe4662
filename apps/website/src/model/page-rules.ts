/** A CSS rule that only pages with a certain attribute need. */
export interface PageRule {
  /** The attribute as it is written in the HTML: `data-fit="landing"`. */
  attribute: string;
  /** Contains only numbers and colours of ours, never text that an editor wrote. */
  css: string;
}

/** Collects the rules that are offered to one page. A later rule replaces an earlier one for the same attribute. */
export interface PageRules {
  addRules(rules: readonly PageRule[]): void;
  getRules(): readonly PageRule[];
}

/** Creates an empty collection. */
export function createPageRules(): PageRules {
  const rules = new Map<string, PageRule>();
  return {
    addRules(added) {
      for (const rule of added) rules.set(rule.attribute, rule);
    },
    getRules: () => [...rules.values()],
  };
}

const HEAD_END = '</head>';
const ATTRIBUTE = /\bdata-[\w-]+(?:="[^"]*")?/g;

/**
 * Writes the rules whose attribute occurs in the page to the end of its head, behind all stylesheets.
 * @returns the page, and the text of its new `<style>`; an empty one when the page needs no rule
 */
export function writeRules(
  html: string,
  rules: readonly PageRule[],
): { html: string; style: string } {
  // One pass over the page: there are as many rules as the dashboard has case studies.
  const found = new Set(html.match(ATTRIBUTE));
  const style = rules.flatMap(({ attribute, css }) => (found.has(attribute) ? [css] : [])).join('');
  if (!style) return { html, style };
  return { html: html.replace(HEAD_END, () => `<style>${style}</style>${HEAD_END}`), style };
}
