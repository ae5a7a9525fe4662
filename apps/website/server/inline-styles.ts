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
 * Adjacent links become one element: each element costs a hash in the policy, and headers are not compressed. Astro links
 * some stylesheets in the body, where HTML allows no `<style>`: they become the last one of the head.
 * @param rules offered to the page (`writeRules`)
 */
export function inlineStyles(
  html: string,
  stylesheets: Stylesheets,
  rules: readonly PageRule[] = [],
): StyledPage {
  const styles = new Set<string>();
  const endOfHead = html.indexOf('</head>');
  let bodyStyle = '';
  const withHead = html.replace(ADJACENT_LINKS, (links, ...match) => {
    const sheets = [...links.matchAll(LINK)].map(([, href = '']) => stylesheets.get(href));
    if (sheets.includes(undefined)) return links;
    const style = sheets.join('');
    const offset = Number(match.at(-2));
    if (endOfHead >= 0 && offset > endOfHead) {
      bodyStyle += style;
      return '';
    }
    styles.add(style);
    return `<style>${style}</style>`;
  });
  if (bodyStyle) styles.add(bodyStyle);
  const inlined = bodyStyle
    ? withHead.replace('</head>', () => `<style>${bodyStyle}</style></head>`)
    : withHead;
  const written = writeRules(inlined, rules);
  if (written.style) styles.add(written.style);
  return { html: written.html, styles: [...styles] };
}
