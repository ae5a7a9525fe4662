/** A node of an article. Stored drafts are not validated. */
export interface ArticleNode {
  type?: unknown;
  children?: unknown;
  relationTo?: unknown;
  value?: unknown;
  fields?: Record<string, unknown> | null;
}

/** All nodes of an article, in order and at any depth. */
export const listNodes = (content: unknown): ArticleNode[] =>
  listWithin((content as { root?: unknown } | null | undefined)?.root);

function listWithin(node: unknown): ArticleNode[] {
  if (typeof node !== 'object' || node === null) return [];
  const { children } = node as ArticleNode;
  return [node, ...(Array.isArray(children) ? children.flatMap(listWithin) : [])];
}

export const isLink = ({ type }: ArticleNode): boolean => type === 'link' || type === 'autolink';

/** Text of a link. */
export const toLinkText = ({ children }: ArticleNode): string =>
  Array.isArray(children)
    ? children.map((child: { text?: unknown }) => String(child?.text ?? '')).join('')
    : '';
