import { isContentKey } from '@agency/content/content-files';
import { isLink, listNodes, toLinkText } from '../rich-text/list-nodes.ts';

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
  listNodes(content).flatMap((node) => {
    const target = isLink(node) && node.fields?.target;
    return target ? [{ words: toLinkText(node), target: String(target) }] : [];
  });

/** A suggested link target. */
export interface OfferedTarget {
  /** Stored target. */
  target: string;
  kind: 'Post' | 'Page' | 'Case study';
  title: string;
  path: string;
  /** Whether it is public now. Otherwise the link is shown as plain text. */
  isPublic: boolean;
}
