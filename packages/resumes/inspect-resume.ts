import { checkDoc } from './check-doc.ts';
import { checkDocx } from './check-docx.ts';
import { checkPdf } from './check-pdf.ts';
import { Refusal } from './refusal.ts';
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
 * Whether a file is a sound resume of the kind its name says, or of any kind when its name has no ending. Looks at the
 * content alone: what a browser says of a file's type is made from its name. Never throws. Takes up to a second of its thread, so programs that
 * serve others call `checkResume`.
 */
export async function inspectResume(name: string, bytes: Uint8Array): Promise<ResumeCheck> {
  const problem = findPlainProblem(name, bytes.length);
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = parseResumeKind(name) ?? findKind(view);
  if (problem || !kind) return { ok: false, problem: problem ?? 'type' };
  try {
    return { ok: true, kind, notes: await checks[kind](view) };
  } catch (error) {
    // A reader that fails has met something no program writes into a sound document.
    return { ok: false, problem: error instanceof Refusal ? error.problem : 'damaged' };
  }
}
