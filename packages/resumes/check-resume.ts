import { createCheckers } from './checkers.ts';
import type { ResumeCheck } from './inspect-resume.ts';
import { findPlainProblem } from './resume-rules.ts';

export { ResumesBusyError } from './checkers.ts';
export type { ResumeCheck } from './inspect-resume.ts';
export type { ResumeNote } from './resume-rules.ts';

const checkers = createCheckers();

/**
 * Whether a file is a sound resume of the kind its name says, found out in a thread of its own: whatever the
 * file does to its reader, this process goes on. One that takes too long is `damaged`, one that takes too much
 * memory is `oversize`.
 * @throws {ResumesBusyError} when too many others wait
 */
export async function checkResume(name: string, bytes: Uint8Array): Promise<ResumeCheck> {
  const problem = findPlainProblem(name, bytes.length);
  return problem ? { ok: false, problem } : checkers.check(name, bytes);
}
