/** A place that links to a post or a case study. */
export interface LinkUse {
  /** What it is called. */
  title: string;
  kind: 'Post' | 'Case study' | 'Opening' | 'Page';
  /** Where it is edited; absent for what is a file of the site. */
  path?: string;
  /** Whether its link becomes plain words where it leads nowhere. Any other leads to a page that is not there. */
  follows: boolean;
}
