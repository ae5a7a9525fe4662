/**
 * Marks a collection or global that the public API reads: a change purges a shared cache, its references prevent
 * deletions, and editors may take over its locks.
 */
export const publicContent = { isPublic: true };

/** Serialises a document in a language for the public list of its collection; nothing if it is not shown in it. */
export type ToRecord<Document = never> = (doc: Document, language: string) => object | undefined;

export const isPublic = ({ custom }: { custom?: Record<string, unknown> | undefined }): boolean =>
  custom?.isPublic === true;
