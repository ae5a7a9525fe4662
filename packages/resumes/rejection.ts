import type { ResumeProblem } from './resume-rules.ts';

/** The reason that ends a check. */
export class Rejection extends Error {
  override name = 'Rejection';
  readonly problem: ResumeProblem;

  constructor(problem: ResumeProblem) {
    super(problem);
    this.problem = problem;
  }
}

export function rejectIf(condition: boolean, problem: ResumeProblem): void {
  if (condition) throw new Rejection(problem);
}
