import { parseResumeKind, type ResumeKind, toResumeName } from './resume-rules.ts';
import { findPdf, oleHeader, startsWith, zipHeader } from './signatures.ts';

/** The kind by the first bytes of a file. */
export function findKind(bytes: Buffer): ResumeKind | undefined {
  if (startsWith(bytes, zipHeader)) return 'docx';
  if (startsWith(bytes, oleHeader)) return 'doc';
  return findPdf(bytes) >= 0 ? 'pdf' : undefined;
}

/** The stored name of a sound resume: with an extension by its content if it has none. */
export const toStoredName = (name: string, bytes: Buffer): string =>
  toResumeName(name, parseResumeKind(name) ?? findKind(bytes));
