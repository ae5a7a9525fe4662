import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type PageRule, writeRules } from '../src/model/page-rules.ts';

/** A page in the two ways it is sent (docs/first-paint.md). */
export interface StyledPage {
  /** With its styles in it. */
  whole: string;
  /** The same with links to its larger sheets, for browsers that keep them. */
  linked: string;
  /** The texts of the styles that were written into either. */
  styles: string[];
}

/**
 * Writes the styles of a page into it.
 * @param rules that the build did not know, of which it takes those for what stands in the page
 */
export type StylePage = (html: string, rules?: readonly PageRule[]) => StyledPage;

/** Texts of style sheets by the path that links them. */
export type Sheets = ReadonlyMap<string, string>;

/** Sheets of fewer characters are never linked: asking for one takes more bytes than it has. */
const SMALLEST_LINKED = 1000;

const LINK = /<link rel="stylesheet" href="([^"]+)"\s*\/?>/g;
const LINKS_IN_A_ROW = new RegExp(`(?:${LINK.source}\\s*)+`, 'g');
// One heading's, letter's, client's or row's own, of which there are as many as case studies: [data-fit=our-work]{…}
// (vite-plugins: fitted-headings.ts, plate-colours.ts, keyword-rows.ts).
const RULE_OF_ONE =
  /(?<=[{}])\[(data-(?:fit|rise|plate|keyword-row))=("?)((?:[^\]"\\]|\\.)+)\2\]\{[^{}]*\}/g;
const VALUE = /data-(?:fit|rise|plate|keyword-row)="[^"]*"/g;

/** All sheets of a build. */
export function readSheets(clientFolder: string): Sheets {
  const names = readdirSync(clientFolder, { recursive: true, encoding: 'utf8' });
  const sheets = names
    .map((name) => name.replaceAll(sep, '/'))
    .filter((name) => name.endsWith('.css'));
  return new Map(
    sheets.map((name) => [`/${name}`, readFileSync(join(clientFolder, name), 'utf8')]),
  );
}

/** @param sheets those of the build; a page that links others keeps its links */
export function createPageStyles(sheets: Sheets): StylePage {
  return (html, rules = []) => {
    const values = new Set([...html.matchAll(VALUE)].map(([value]) => value));
    const { html: text, style: own } = writeRules(html, rules);
    const styles = own ? [own] : [];
    /** One element for sheets in a row: the policy names each element by its hash, and headers cannot be compressed. */
    const writeOne = (texts: string[]) => {
      const style = texts.join('');
      if (style) styles.push(style);
      return style && `<style>${style}</style>`;
    };
    const writeIn = (limit: number) =>
      text.replace(LINKS_IN_A_ROW, (links) => {
        const written: string[] = [];
        const parts: string[] = [];
        for (const [link, path = ''] of links.matchAll(LINK)) {
          const style = keepRulesFor(values, sheets.get(path) ?? '');
          if (style && style.length < limit) {
            written.push(style);
            continue;
          }
          parts.push(writeOne(written.splice(0)), link);
        }
        return [...parts, writeOne(written)].join('');
      });
    const whole = writeIn(Number.POSITIVE_INFINITY);
    const linked = writeIn(SMALLEST_LINKED);
    return { whole, linked, styles: [...new Set(styles)] };
  };
}

/** A sheet without the rules for values that a page does not have. */
function keepRulesFor(values: Set<string>, sheet: string): string {
  return sheet.replace(RULE_OF_ONE, (rule, name: string, _quote: string, value: string) =>
    values.has(`${name}="${value.replaceAll('\\', '')}"`) ? rule : '',
  );
}
