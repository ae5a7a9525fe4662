import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type PageRule, writeRules } from '../src/model/page-rules.ts';

export type Stylesheets = ReadonlyMap<string, string>;

// As `src/shell/Document.astro` and Astro write them. A stylesheet with `media`, such as that for paper, stays a file.
const LINK = /<link rel="stylesheet"(?![^<>]*\smedia=)[^<>]*?\shref="([^"<>]+)"[^<>]*>/g;
const ADJACENT_LINKS = new RegExp(`(?:${LINK.source}\\s*)+`, 'g');

export function readStylesheets(clientFolder: string): Stylesheets {
  const files = globSync('**/*.css', { cwd: clientFolder });
  return new Map(
    files.map((file) => [
      `/${file.replaceAll(sep, '/')}`,
      readFileSync(join(clientFolder, file), 'utf8'),
    ]),
  );
}

/**
 * Inlines stylesheets, because a request would delay the first paint. Adjacent links become one `<style>`, because each
 * one adds a hash to the policy.
 * @param rules see `writeRules`
 * @returns the HTML, and the inlined styles for the policy
 */
export function inlineStyles(
  html: string,
  stylesheets: Stylesheets,
  rules: readonly PageRule[] = [],
) {
  const styles = new Set<string>();
  const withStyles = html.replace(ADJACENT_LINKS, (links) => {
    const sheets = [...links.matchAll(LINK)].map(([, href = '']) => stylesheets.get(href));
    if (sheets.includes(undefined)) return links;
    const style = sheets.join('');
    styles.add(style);
    return `<style>${style}</style>`;
  });
  const inlined = moveStylesToHead(withStyles);
  const written = writeRules(inlined, rules);
  if (written.style) styles.add(written.style);
  return { html: written.html, styles: [...styles] };
}

/** Astro writes the styles of its islands into the body, where HTML allows no `<style>`. */
function moveStylesToHead(html: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  const styles: string[] = [];
  const body = html.slice(end).replace(/<style>.*?<\/style>/gs, (style) => {
    styles.push(style);
    return '';
  });
  return html.slice(0, end) + styles.join('') + body;
}
