import { parseFilmUrl } from '@agency/contracts';
import type {
  DefaultNodeTypes,
  SerializedBlockNode,
  SerializedListItemNode,
  SerializedListNode,
  SerializedTableCellNode,
  SerializedTableNode,
  SerializedTableRowNode,
} from '@payloadcms/richtext-lexical';
import { convertLexicalToHTML, type HTMLConverters } from '@payloadcms/richtext-lexical/html';
import { toFigureImage } from '../../api/image.ts';
import type { Blog, Media } from '../../payload-types.ts';
import { getLinkedDocument, toReferenceKey } from '../references/article-references.ts';
import { toSafeHref } from './safe-href.ts';

type CodeBlock = SerializedBlockNode<{ blockType: 'code'; code?: string | null }>;
type FilmBlock = SerializedBlockNode<{
  blockType: 'film';
  address?: string | null;
  title?: string | null;
  poster?: number | Media | null;
  caption?: string | null;
}>;

type ArticleNodes =
  | DefaultNodeTypes
  | CodeBlock
  | FilmBlock
  | SerializedTableNode
  | SerializedTableRowNode
  | SerializedTableCellNode;

/**
 * Converts an article to semantic HTML, without class, style and id, and only with elements that `articleEditor`
 * offers. Pictures must be populated; missing ones are skipped.
 * @param links current paths of linked documents; links to others become plain text
 * @param language of the picture descriptions
 */
export function toHtml(
  content: Blog['content'] | null | undefined,
  links: ReadonlyMap<string, string> = new Map(),
  language?: string,
): string {
  if (!content) return '';
  return convertLexicalToHTML({
    data: content as Parameters<typeof convertLexicalToHTML>[0]['data'],
    converters: createConverters(links, language) as HTMLConverters,
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  });
}

/** Escapes text for elements and double-quoted attributes. */
function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

// Bits of a text node's `format`, outermost element first.
const marks: [bit: number, tag: string][] = [
  [1, 'strong'],
  [2, 'em'],
  [16, 'code'],
];

// Bit 1 of a table cell's `headerState`: it is in a header row.
const isHeadOfColumn = ({ headerState }: SerializedTableCellNode) => (headerState & 1) !== 0;

// Stored drafts are not validated.
const headings = ['h2', 'h3', 'h4'] as const;

const createConverters = (
  links: ReadonlyMap<string, string>,
  language: string | undefined,
): HTMLConverters<ArticleNodes> => ({
  paragraph: ({ node, nodesToHTML }) => {
    const text = nodesToHTML({ nodes: node.children }).join('');
    return text.trim() ? `<p>${text}</p>` : '';
  },
  text: ({ node }) =>
    marks.reduceRight(
      (html, [bit, tag]) => (node.format & bit ? `<${tag}>${html}</${tag}>` : html),
      escapeHtml(node.text),
    ),
  tab: ' ',
  linebreak: '<br>',
  heading: ({ node, nodesToHTML }) => {
    const tag = headings.find((one) => one === node.tag) ?? 'h2';
    return `<${tag}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`;
  },
  quote: ({ node, nodesToHTML }) =>
    `<blockquote><p>${nodesToHTML({ nodes: node.children }).join('')}</p></blockquote>`,
  horizontalrule: '<hr>',
  list: ({ node, nodesToHTML }) => {
    const tag = node.listType === 'number' ? 'ol' : 'ul';
    const items = toItems(node).map(
      (children) => `<li>${nodesToHTML({ nodes: children }).join('')}</li>`,
    );
    const begins = tag === 'ol' && isListStart(node.start) ? ` start="${node.start}"` : '';
    return `<${tag}${begins}>${items.join('')}</${tag}>`;
  },
  link: ({ node, nodesToHTML }) => {
    const linked = getLinkedDocument(node);
    const address = linked
      ? links.get(toReferenceKey(linked.collection, linked.id))
      : node.fields.url;
    return toLink(address, nodesToHTML({ nodes: node.children }).join(''));
  },
  autolink: ({ node, nodesToHTML }) =>
    toLink(node.fields.url, nodesToHTML({ nodes: node.children }).join('')),
  upload: ({ node }) => {
    if (node.relationTo !== 'media' || typeof node.value !== 'object') return '';
    return toFigure(node.value as Media, node.fields?.caption, language);
  },
  table: ({ node, nodesToHTML }) => {
    const rows = node.children as SerializedTableRowNode[];
    const isHead = (row?: SerializedTableRowNode) =>
      (row?.children as SerializedTableCellNode[] | undefined)?.every(isHeadOfColumn) ?? false;
    const [head, body] = isHead(rows[0]) ? [rows.slice(0, 1), rows.slice(1)] : [[], rows];
    const toPart = (tag: string, part: SerializedTableRowNode[]) =>
      part.length > 0 ? `<${tag}>${nodesToHTML({ nodes: part }).join('')}</${tag}>` : '';
    return `<table>${toPart('thead', head)}${toPart('tbody', body)}</table>`;
  },
  tablerow: ({ node, nodesToHTML }) => `<tr>${nodesToHTML({ nodes: node.children }).join('')}</tr>`,
  tablecell: ({ node, nodesToHTML }) => {
    const only = node.children.length === 1 ? node.children[0] : undefined;
    const nodes = only?.type === 'paragraph' && 'children' in only ? only.children : node.children;
    const spans = [
      node.colSpan && node.colSpan > 1 ? ` colspan="${Number(node.colSpan)}"` : '',
      node.rowSpan && node.rowSpan > 1 ? ` rowspan="${Number(node.rowSpan)}"` : '',
    ].join('');
    const html = nodesToHTML({ nodes: nodes as typeof node.children }).join('');
    if (!node.headerState) return `<td${spans}>${html.trim()}</td>`;
    const scope = isHeadOfColumn(node) ? 'col' : 'row';
    return `<th scope="${scope}"${spans}>${html.trim()}</th>`;
  },
  blocks: {
    code: ({ node }: { node: CodeBlock }) =>
      `<pre><code>${escapeHtml(node.fields.code ?? '')}</code></pre>`,
    film: ({ node }: { node: FilmBlock }) => toFilm(node.fields),
  },
  unknown: () => '',
});

/** Whether a list starts with another number than 1. Stored drafts are not validated. */
const isListStart = (start: unknown) =>
  Number.isInteger(start) && start !== 1 && Math.abs(Number(start)) < 1_000_000;

// The editor stores a nested list as its own item; in HTML it belongs to the item before it.
function toItems(list: SerializedListNode): SerializedListItemNode['children'][] {
  const items: SerializedListItemNode['children'][] = [];
  for (const item of list.children as SerializedListItemNode[]) {
    const isNested = item.children.length > 0 && item.children.every(({ type }) => type === 'list');
    const before = items.at(-1);
    if (isNested && before) before.push(...item.children);
    else items.push([...item.children]);
  }
  return items;
}

function toLink(address: string | undefined, text: string): string {
  const href = toSafeHref(address ?? '');
  return href ? `<a href="${escapeHtml(href)}">${text}</a>` : text;
}

function toFigure(media: Media, caption: unknown, language: string | undefined): string {
  const img = toImg(media, language);
  return img && `<figure>${img}${toCaption(caption)}</figure>`;
}

/** A film as a linked poster, which the website recognises; without poster a plain link. */
function toFilm({ address, title, poster, caption }: FilmBlock['fields']): string {
  const film = parseFilmUrl(address ?? '');
  const alt = title?.trim();
  if (!film || !alt) return '';
  const img = typeof poster === 'object' && poster ? toImg({ ...poster, alt }) : '';
  return img
    ? `<figure>${toLink(film.page, img)}${toCaption(caption)}</figure>`
    : `<p>${toLink(film.page, escapeHtml(alt))}</p>`;
}

function toImg(media: Media, language?: string): string {
  const image = toFigureImage(media, language);
  if (!image) return '';
  return `<img src="${escapeHtml(image.src)}" width="${image.width}" height="${image.height}" alt="${escapeHtml(image.alt)}">`;
}

function toCaption(caption: unknown): string {
  const text = typeof caption === 'string' ? caption.trim() : '';
  return text && `<figcaption>${escapeHtml(text)}</figcaption>`;
}
