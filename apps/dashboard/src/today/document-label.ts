import type { VersionedCollection } from '../collections/editing/versioned.ts';

/** A post, case study, opening or page of words, by what it is called. */
export interface DocumentLabel {
  collection: VersionedCollection;
  id: number;
  /** Its title or client, or the name of its words (`toWordsName`); empty for one without. */
  name: string;
}
