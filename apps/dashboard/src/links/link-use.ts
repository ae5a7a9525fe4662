/** A document or page with a link to a post or case study. */
export interface LinkUse {
  /** Title. */
  title: string;
  kind: 'Post' | 'Case study' | 'Opening' | 'Page';
  /** Edit path; missing for a file. */
  path?: string;
  /** Whether the link becomes plain text if the target is not public; otherwise it is a broken link. */
  follows: boolean;
}
