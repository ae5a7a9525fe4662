/**
 * Marks a collection or global that the public API reads: a change purges a shared cache, its references prevent
 * deletions, and editors may take over its locks.
 */
export const publicContent = { isPublic: true };

export const isPublic = ({ custom }: { custom?: Record<string, unknown> | undefined }): boolean =>
  custom?.isPublic === true;
