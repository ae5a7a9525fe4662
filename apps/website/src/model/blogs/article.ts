import { escapeXml } from '../escape-xml.ts';

/** A section of an article, for its table of contents. */
interface ArticleSection {
  id: string;
  title: string;
}

/** An article's body with anchors on its sections. */
export interface ArticleBody {
  html: string;
  sections: ArticleSection[];
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

function toText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .trim();
}

function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/**
 * Gives each `h2` of a sanitised body an id and lists them; wraps tables, so that they scroll by themselves.
 * The body must come sanitised: this only adds, it never lets anything through.
 * @param table what a table is called for screen readers
 */
export function toArticleBody(html: string, table: string): ArticleBody {
  const sections: ArticleSection[] = [];
  const used = new Set<string>();
  // The next number of each title, so that a thousand equal ones are not counted through a thousand times.
  const copies = new Map<string, number>();
  const anchored = html.replace(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
    const title = toText(inner);
    const base = toAnchor(title) || 'section';
    let id = base;
    let copy = copies.get(base) ?? 2;
    for (; used.has(id); copy += 1) id = `${base}-${copy}`;
    copies.set(base, copy);
    used.add(id);
    sections.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  const region = `<div role="region" tabindex="0" aria-label="${escapeXml(table)}"><table>`;
  return {
    html: anchored
      .replaceAll('<table>', () => region)
      .replaceAll('</table>', '</table></div>')
      .replaceAll('<pre>', '<pre tabindex="0">'),
    sections,
  };
}
