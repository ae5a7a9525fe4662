import { isContentKey } from '@agency/content/content-files';

/** Target of a link, independent of its current URL. */
export type LinkTarget = DocumentTarget | StaticTarget;

/** A stored post or case study. */
export interface DocumentTarget {
  kind: 'blogs' | 'studies';
  id: number;
}

/** Collection of each kind. */
export const targetCollections = { blogs: 'blogs', studies: 'case-studies' } as const;

/** A page or a static case study. */
export interface StaticTarget {
  kind: 'pages' | 'case-studies';
  name: string;
}

/** Stored form of a target: `blogs/12` */
export const toStoredTarget = (target: LinkTarget): string =>
  `${target.kind}/${isDocument(target) ? target.id : target.name}`;

/** Whether a target is a stored document. */
export const isDocument = (target: LinkTarget): target is DocumentTarget => 'id' in target;

/** Parses a stored target; nothing if it is invalid. */
export function parseTarget(stored: unknown): LinkTarget | undefined {
  const [, kind, name = ''] =
    /^(blogs|studies|pages|case-studies)\/([a-z0-9-]{1,120})$/.exec(String(stored)) ?? [];
  if (kind === 'blogs' || kind === 'studies') {
    return /^[1-9]\d{0,8}$/.test(name) ? { kind, id: Number(name) } : undefined;
  }
  if (kind === 'pages') return isContentKey(name) ? { kind, name } : undefined;
  return kind === 'case-studies' ? { kind, name } : undefined;
}

/** A link in an article. */
export interface ArticleLink {
  /** Link text. */
  words: string;
  /** Stored target. */
  target: string;
}

/** Links of an article with a target, in order and at any depth. */
export const collectLinks = (content: unknown): ArticleLink[] =>
  collectNodes(content).flatMap(({ fields, children }) =>
    typeof fields?.target === 'string' && fields.target
      ? [{ words: toLinkText(children), target: fields.target }]
      : [],
  );

/** URLs of the links without a target. */
export const collectUrls = (content: unknown): unknown[] =>
  collectNodes(content).flatMap(({ fields }) => (fields && !fields.target ? [fields.url] : []));

interface LinkNode {
  type?: unknown;
  fields?: { target?: unknown; url?: unknown } | null;
  children?: unknown;
}

/** Link nodes of an article. */
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

/** Text of a link node. */
export const toLinkText = (children: unknown): string =>
  Array.isArray(children)
    ? children.map((child: { text?: unknown }) => String(child?.text ?? '')).join('')
    : '';
