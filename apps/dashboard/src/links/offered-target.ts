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

/** Maximum length of a search text. */
export const MAX_NAME = 120;
