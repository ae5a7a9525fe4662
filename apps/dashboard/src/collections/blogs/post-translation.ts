/** A post in another language, as its editors see it. */
export interface PostTranslation {
  /** Of its language. */
  tag: string;
  /** What the language calls itself, and how it is written. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** The post; nothing where it is missing. */
  post?: { id: number; title: string };
  /** `older`: it was published before this one was published last. */
  state: 'missing' | 'draft' | 'older' | 'current';
}

/** Where somebody writes the same in another language. */
export interface StartedTranslation {
  id: number;
  /** Whether it was there already. */
  isKnown: boolean;
}
