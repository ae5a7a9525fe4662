import type { VersionedCollection } from '../collections/editing/versioned.ts';

/** A document with its title. */
export interface DocumentLabel {
  collection: VersionedCollection;
  id: number;
  /** Title, client or content name (`toContentName`); may be empty. */
  name: string;
}
