import { parseResumeKind, type ResumeKind, toResumeName } from './resume-rules.ts';
import { findPdf, oleHeader, startsWith, zipHeader } from './signatures.ts';

/** The kind that the first bytes of a file promise. */
export function findKind(bytes: Buffer): ResumeKind | undefined {
  if (startsWith(bytes, zipHeader)) return 'docx';
  if (startsWith(bytes, oleHeader)) return 'doc';
  return findPdf(bytes) >= 0 ? 'pdf' : undefined;
}

/** The name of a sound resume as it is kept: with the ending of its content when it came without one. */
export const toKeptName = (name: string, bytes: Buffer): string =>
  toResumeName(name, parseResumeKind(name) ?? findKind(bytes));
