/** Something a link may lead to, as it is offered. */
export interface OfferedTarget {
  /** As the link keeps it. */
  target: string;
  kind: 'Post' | 'Page' | 'Case study';
  title: string;
  path: string;
  /** Whether visitors can open it now. A link to what they cannot shows its words alone. */
  isPublic: boolean;
}

/** Longest part of a name that is looked for. */
export const MAX_NAME = 120;
