import { type PageRule, writeRules } from '../src/model/page-rules.ts';
import { type BuiltStyles, findScripts } from './built-styles.ts';
import { writeParts } from './sheet-parts.ts';
import { findMarks, type Mark } from './style-marks.ts';
import { toCopy } from './to-copy.ts';

/** A page in the two ways it is sent (docs/website.md). */
export interface StyledPage {
  /** With its styles in it. */
  whole: string;
  /**
   * The same with links to its larger sheets, for browsers that keep them. Made of the text with its styles, which is kept
   * anyway: two texts of every page would be megabytes.
   */
  toLinked(whole: string): string;
  /** The texts of the styles that stand in each. */
  styles: Record<'whole' | 'linked', string[]>;
}

/**
 * Writes the styles of a page into it.
 * @param rules that the build did not know, of which it takes those for what stands in the page
 */
export type StylePage = (html: string, rules?: readonly PageRule[]) => StyledPage;

/** A sheet of which a page needs fewer characters is not linked: asking for it takes more bytes than they do. */
const SMALLEST_LINKED = 1000;

/** A page that says so only in a linked sheet is shown at once: the browser has given the transition up by then. */
const TRANSITION = /@view-transition\{[^{}]*\}/g;

const LINK = /<link rel="stylesheet" href="([^"]+)"\s*\/?>/g;
const LINKS_IN_A_ROW = new RegExp(`(?:${LINK.source}\\s*)+`, 'g');

/** Writes styles of a build into pages; a page that links others keeps its links. */
export function createPageStyles({ sheets, scripts }: BuiltStyles): StylePage {
  /** What a page has, and what its scripts may give it. */
  function findAllMarks(html: string): Set<Mark> {
    const marks = findMarks(html);
    const loaded = new Set(findScripts(html));
    // A set goes on with what is added meanwhile.
    for (const name of loaded) {
      const script = scripts[name];
      for (const mark of script?.marks ?? []) marks.add(mark);
      for (const other of script?.loads ?? []) loaded.add(other);
    }
    return marks;
  }

  return (html, rules = []) => {
    const marks = findAllMarks(html);
    const { html: text, style: own } = writeRules(html, rules);
    const styles = { whole: new Set<string>(), linked: new Set<string>() };
    if (own) for (const texts of Object.values(styles)) texts.add(own);
    /** One element for sheets in a row: the policy names each element by its hash, and headers cannot be compressed. */
    const writeOne = (texts: string[], into: Set<string>) => {
      const style = texts.join('');
      if (style) into.add(style);
      return style && `<style>${style}</style>`;
    };
    const writeIn = (links: string, limit: number, into: Set<string>) => {
      const written: string[] = [];
      const parts: string[] = [];
      let layers = new Set<string>();
      for (const [link, path = ''] of links.matchAll(LINK)) {
        const sheet = sheets[path];
        const style = sheet ? writeParts(sheet, marks, layers) : '';
        if (sheet && style.length < limit) {
          written.push(style);
          continue;
        }
        written.push(...(style.match(TRANSITION) ?? []));
        parts.push(writeOne(written.splice(0), into), link);
        layers = new Set();
      }
      return [...parts, writeOne(written, into)].join('');
    };
    const pieces: string[] = [];
    const edits: Edit[] = [];
    let [read, length] = [0, 0];
    for (const { 0: links, index } of text.matchAll(LINKS_IN_A_ROW)) {
      const style = writeIn(links, Number.POSITIVE_INFINITY, styles.whole);
      const start = length + index - read;
      pieces.push(text.slice(read, index), style);
      const linked = writeIn(links, SMALLEST_LINKED, styles.linked);
      edits.push({ start, end: start + style.length, text: toCopy(linked) });
      [read, length] = [index + links.length, start + style.length];
    }
    const whole = [...pieces, text.slice(read)].join('');
    return {
      whole,
      toLinked: createEditor(edits),
      styles: { whole: [...styles.whole], linked: [...styles.linked] },
    };
  };
}

/** What takes the place of a piece of a text. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * What edits a text, and holds on to nothing but the edits: it is kept for as long as a page.
 * @param edits in their order
 */
function createEditor(edits: readonly Edit[]): (text: string) => string {
  return (text) => {
    const starts = [0, ...edits.map(({ end }) => end)];
    return starts
      .flatMap((start, index) => [text.slice(start, edits[index]?.start), edits[index]?.text ?? ''])
      .join('');
  };
}
