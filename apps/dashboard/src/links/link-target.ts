import { isContentKey } from '@agency/content/content-files';

/** What a link of an article leads to, whatever its address is at the moment. */
export type LinkTarget = DocumentTarget | StaticTarget;

/** A post or a case study of the dashboard. */
export interface DocumentTarget {
  kind: 'blogs' | 'studies';
  id: number;
}

/** Where documents of a kind are kept. */
export const targetCollections = { blogs: 'blogs', studies: 'case-studies' } as const;

/** A page, or a case study that the site is shipped with. */
export interface StaticTarget {
  kind: 'pages' | 'case-studies';
  name: string;
}

/** A target as the link keeps it: `blogs/12`, `studies/7`, `pages/careers`, `case-studies/lupin`. */
export const toStoredTarget = (target: LinkTarget): string =>
  `${target.kind}/${isDocument(target) ? target.id : target.name}`;

/** Whether a target is a document of the dashboard. */
export const isDocument = (target: LinkTarget): target is DocumentTarget => 'id' in target;

/** What a link keeps, understood; nothing when it names nothing that there could be. */
export function parseTarget(stored: unknown): LinkTarget | undefined {
  const [, kind, name = ''] =
    /^(blogs|studies|pages|case-studies)\/([a-z0-9-]{1,120})$/.exec(String(stored)) ?? [];
  if (kind === 'blogs' || kind === 'studies') {
    return /^[1-9]\d{0,8}$/.test(name) ? { kind, id: Number(name) } : undefined;
  }
  if (kind === 'pages') return isContentKey(name) ? { kind, name } : undefined;
  return kind === 'case-studies' ? { kind, name } : undefined;
}

/** A link that stands in an article. */
export interface ArticleLink {
  /** Its words. */
  words: string;
  /** As it is kept. */
  target: string;
}

/** The links of an article that lead to a target, in their order, however deep they stand. */
export const collectLinks = (content: unknown): ArticleLink[] =>
  collectNodes(content).flatMap(({ fields, children }) =>
    typeof fields?.target === 'string' && fields.target
      ? [{ words: toLinkText(children), target: fields.target }]
      : [],
  );

/** The addresses that links of an article lead to which have no target. */
export const collectUrls = (content: unknown): unknown[] =>
  collectNodes(content).flatMap(({ fields }) => (fields && !fields.target ? [fields.url] : []));

interface LinkNode {
  type?: unknown;
  fields?: { target?: unknown; url?: unknown } | null;
  children?: unknown;
}

/** The links of an article as the editor keeps them. */
function collectNodes(content: unknown): LinkNode[] {
  const links: LinkNode[] = [];
  const look = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    const { type, children } = node as LinkNode;
    if (type === 'link' || type === 'autolink') links.push(node);
    if (Array.isArray(children)) for (const child of children) look(child);
  };
  look((content as { root?: unknown } | null | undefined)?.root);
  return links;
}

/** The words of a link, by what it consists of. */
export const toLinkText = (children: unknown): string =>
  Array.isArray(children)
    ? children.map((child: { text?: unknown }) => String(child?.text ?? '')).join('')
    : '';
