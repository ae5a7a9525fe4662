import type { ResumeCheck } from './inspect-resume.ts';
import { createResumeChecker } from './resume-checker.ts';
import { findPlainProblem } from './resume-rules.ts';

export type { ResumeCheck } from './inspect-resume.ts';
export type { ResumeNote } from './resume-rules.ts';

const check = createResumeChecker();

/**
 * Checks in a worker thread whether a file is a sound resume of the kind its name says. A check that takes too long is
 * `damaged`, one that takes too much memory is `oversize`.
 * @throws {BusyError} when too many others wait
 */
export async function checkResume(name: string, bytes: Uint8Array): Promise<ResumeCheck> {
  const problem = findPlainProblem(name, bytes.length);
  return problem ? { ok: false, problem } : check(name, bytes);
}
