import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type PageRule, writeRules } from '../src/model/page-rules.ts';

/** The text of each stylesheet of a build, by the path that pages link. */
export type Stylesheets = ReadonlyMap<string, string>;

/** A page with its CSS in it. */
export interface StyledPage {
  html: string;
  /** The text of each `<style>` that was written: the policy of the page has to name them. */
  styles: string[];
}

const LINK = /<link rel="stylesheet" href="([^"]+)"\s*\/?>/g;
const ADJACENT_LINKS = new RegExp(`(?:${LINK.source}\\s*)+`, 'g');

/** Reads all stylesheets of a build. */
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
 * Replaces the links to stylesheets by their text, because requesting them would delay the first paint by a round trip.
 * Adjacent links become one element: each element costs a hash in the policy, and headers are not compressed.
 * @param rules offered to the page (`writeRules`)
 */
export function inlineStyles(
  html: string,
  stylesheets: Stylesheets,
  rules: readonly PageRule[] = [],
): StyledPage {
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
