import { MOBILE } from './responsive-image.ts';

/** A CSS rule for pages with an attribute. */
export interface PageRule {
  /** As in the HTML: `data-fit="landing"`. */
  attribute: string;
  /** Never contains text of editors. */
  css: string;
}

/** The rules that a page may need. A later rule replaces an earlier one for the same attribute. */
export interface PageRules {
  addRules(rules: readonly PageRule[]): void;
  getRules(): readonly PageRule[];
}

export function createPageRules(): PageRules {
  const rules = new Map<string, PageRule>();
  return {
    addRules(added) {
      for (const rule of added) rules.set(rule.attribute, rule);
    },
    getRules: () => [...rules.values()],
  };
}

/** As `ui/Picture.tsx` writes it. */
const FOCUS = /^data-((?:mobile-)?focus)="([\d.]+) ([\d.]+)"$/;

/** The `object-position` of pictures with a focus; on phones, of their mobile variant. */
function toFocusRule(attribute: string): string {
  const [, name, x, y] = FOCUS.exec(attribute) ?? [];
  if (!name) return '';
  const rule = `[data-${name}='${x} ${y}']{--focus-x:${x}%;--focus-y:${y}%}`;
  // The rule of the mobile variant wins in any order: its selector is more specific.
  return `@layer tokens{${name === 'focus' ? rule : `@media ${MOBILE}{[data-focus]${rule}}`}}`;
}

const HEAD_END = '</head>';
const ATTRIBUTE = /\bdata-[\w-]+(?:="[^"]*")?/g;

/**
 * Adds the rules that a page needs to the end of its head, after all stylesheets.
 * @returns the page, and the text of the new `<style>` element, which may be empty
 */
export function writeRules(
  html: string,
  rules: readonly PageRule[],
): { html: string; style: string } {
  // One pass over the page: there may be hundreds of rules.
  const found = new Set(html.match(ATTRIBUTE));
  const named = rules.flatMap(({ attribute, css }) => (found.has(attribute) ? [css] : []));
  const style = [...named, ...[...found].map(toFocusRule)].join('');
  if (!style) return { html, style };
  return { html: html.replace(HEAD_END, () => `<style>${style}</style>${HEAD_END}`), style };
}
