/** The translation of a post, as the panel shows it. */
export interface PostTranslation {
  /** Language tag. */
  tag: string;
  /** Own name and direction of the language. */
  name: string;
  direction: 'ltr' | 'rtl';
  post?: { id: number; title: string };
  /** `older`: this post was published after it. */
  state: 'missing' | 'draft' | 'older' | 'current';
}

/** The draft of a translation. */
export interface StartedTranslation {
  id: number;
  /** Whether it existed before. */
  isKnown: boolean;
}
