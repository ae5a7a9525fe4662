import { checkDoc } from './check-doc.ts';
import { checkDocx } from './check-docx.ts';
import { checkPdf } from './check-pdf.ts';
import { Rejection } from './rejection.ts';
import { findKind } from './resume-kind.ts';
import {
  findPlainProblem,
  parseResumeKind,
  type ResumeKind,
  type ResumeNote,
  type ResumeProblem,
} from './resume-rules.ts';

export type ResumeCheck =
  | { ok: true; kind: ResumeKind; notes: ResumeNote[] }
  | { ok: false; problem: ResumeProblem };

const checks: Record<ResumeKind, (bytes: Buffer) => ResumeNote[] | Promise<ResumeNote[]>> = {
  pdf: checkPdf,
  doc: checkDoc,
  docx: checkDocx,
};

/**
 * Checks whether a file is a sound resume of the kind its extension says, or of any kind without an extension. Never throws.
 * Blocks its thread for up to a second, so servers call `checkResume`.
 */
export async function inspectResume(name: string, bytes: Uint8Array): Promise<ResumeCheck> {
  const problem = findPlainProblem(name, bytes.length);
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = parseResumeKind(name) ?? findKind(view);
  if (problem || !kind) return { ok: false, problem: problem ?? 'type' };
  try {
    return { ok: true, kind, notes: await checks[kind](view) };
  } catch (error) {
    return { ok: false, problem: error instanceof Rejection ? error.problem : 'damaged' };
  }
}
