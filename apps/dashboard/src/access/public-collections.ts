import type { CollectionConfig } from 'payload';

/**
 * Marks a collection that the public API reads: a change renews cached responses, its references prevent deletions,
 * and editors may take over its locks.
 */
export const publicContent = { isPublic: true };

export const isPublicCollection = ({ custom }: Pick<CollectionConfig, 'custom'>): boolean =>
  custom?.isPublic === true;
